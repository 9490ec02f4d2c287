// SPDX-License-Identifier: MIT

#ifndef SENET_TESTS_SUPPORT_JSON_HPP
#define SENET_TESTS_SUPPORT_JSON_HPP

#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Just enough JSON to compare the data of a game with the file of its specification.
namespace support {

class json {
public:
    enum class kind { null, boolean, number, string, array, object };

    static json parse(std::string_view text) {
        parser p{text};
        json value = p.value();
        p.spaces();
        p.require(p.rest.empty(), "the end");
        return value;
    }
    /// A file in the folder of the tests.
    static json read(std::string const& path) {
        std::ifstream file{std::string{SENET_TESTS_FOLDER} + "/" + path};
        if (!file)
            throw std::runtime_error{"there is no file " + path};
        std::string const text{std::istreambuf_iterator<char>{file}, {}};
        return parse(text);
    }

    kind what() const { return kind_; }
    std::string const& text() const {
        require(kind::string);
        return text_;
    }
    int number() const {
        require(kind::number);
        return number_;
    }
    bool truth() const {
        require(kind::boolean);
        return number_ != 0;
    }
    std::size_t size() const { return names_.size(); }
    json const& operator[](std::size_t i) const {
        require(kind::array);
        return values_.at(i);
    }
    json const& operator[](std::string_view name) const {
        require(kind::object);
        for (std::size_t i = 0; i != names_.size(); ++i)
            if (names_[i] == name)
                return values_[i];
        throw std::runtime_error{"there is no " + std::string{name}};
    }
    bool has(std::string_view name) const {
        for (auto const& n : names_)
            if (n == name)
                return true;
        return false;
    }
    /// The names in an object, in the order of the file.
    std::vector<std::string> const& names() const { return names_; }

private:
    struct parser {
        std::string_view rest;

        void require(bool holds, char const* expected) const {
            if (!holds)
                throw std::runtime_error{
                    std::string{"expected "} + expected + " before " +
                    std::string{rest.substr(0, 30)}};
        }
        void spaces() {
            while (!rest.empty() && std::string_view{" \t\r\n"}.find(rest[0]) != rest.npos)
                rest.remove_prefix(1);
        }
        bool skip(char c) {
            spaces();
            if (rest.empty() || rest[0] != c)
                return false;
            rest.remove_prefix(1);
            return true;
        }
        bool word(std::string_view w) {
            if (!rest.starts_with(w))
                return false;
            rest.remove_prefix(w.size());
            return true;
        }
        std::string string() {
            std::string out;
            require(skip('"'), "a string");
            while (!rest.empty() && rest[0] != '"') {
                require(rest[0] != '\\', "no escapes");
                out += rest[0];
                rest.remove_prefix(1);
            }
            require(skip('"'), "a quote");
            return out;
        }
        json value() {
            json v;
            spaces();
            if (skip('{')) {
                v.kind_ = kind::object;
                if (skip('}'))
                    return v;
                do {
                    spaces();
                    v.names_.push_back(string());
                    require(skip(':'), "a colon");
                    v.values_.push_back(value());
                } while (skip(','));
                require(skip('}'), "}");
            } else if (skip('[')) {
                v.kind_ = kind::array;
                if (skip(']'))
                    return v;
                do {
                    v.names_.emplace_back();
                    v.values_.push_back(value());
                } while (skip(','));
                require(skip(']'), "]");
            } else if (!rest.empty() && rest[0] == '"') {
                v.kind_ = kind::string;
                v.text_ = string();
            } else if (word("true")) {
                v.kind_ = kind::boolean;
                v.number_ = 1;
            } else if (word("false")) {
                v.kind_ = kind::boolean;
            } else if (!word("null")) {
                v.kind_ = kind::number;
                std::size_t digits = 0;
                while (digits != rest.size() &&
                       (rest[digits] == '-' || (rest[digits] >= '0' && rest[digits] <= '9')))
                    ++digits;
                require(digits != 0, "a value");
                v.number_ = std::atoi(std::string{rest.substr(0, digits)}.c_str());
                rest.remove_prefix(digits);
                require(rest.empty() || rest[0] != '.', "a whole number");
            }
            return v;
        }
    };

    void require(kind k) const {
        if (kind_ != k)
            throw std::runtime_error{"a value of another kind"};
    }

    kind kind_ = kind::null;
    int number_ = 0;
    std::string text_;
    std::vector<std::string> names_; // empty ones in an array
    std::vector<json> values_;
};

} // namespace support

#endif // SENET_TESTS_SUPPORT_JSON_HPP

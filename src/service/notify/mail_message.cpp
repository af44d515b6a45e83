#include "notify/mail_message.h"

#include "notify/base64url.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace kamisado::notify {

namespace {

constexpr std::size_t longest_line = 76;
/// Of bytes that one encoded word of a header holds: with its frame it has at most 75 letters.
constexpr std::size_t bytes_of_word = 45;

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20U || c == 0x7F; }
bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80U; }
bool begins_letter(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

/// On one line, whatever it was.
std::string one_line(std::string_view text) {
    std::string line(text);
    std::ranges::replace_if(line, is_control, ' ');
    return line;
}

/// RFC 2047, in words that no letter is cut by.
std::string header_text(std::string_view text) {
    std::string line = one_line(text);
    if (std::ranges::all_of(line, is_ascii) && line.size() < longest_line && !line.contains("=?")) {
        return line;
    }
    std::string words;
    for (std::size_t at = 0; at < line.size();) {
        std::size_t end = std::min(at + bytes_of_word, line.size());
        while (end < line.size() && end > at + 1 && !begins_letter(line[end])) {
            --end;
        }
        words += words.empty() ? "" : "\r\n ";
        words += "=?UTF-8?B?" + base64(std::string_view(line).substr(at, end - at)) + "?=";
        at = end;
    }
    return words;
}

std::string two_digits(unsigned number) {
    return {static_cast<char>('0' + (number / 10)), static_cast<char>('0' + (number % 10))};
}

/// "Tue, 17 Nov 2026 22:15:00 +0000"
std::string date_text(std::chrono::sys_seconds moment) {
    static constexpr std::array days{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    static constexpr std::array months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                       "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto day = std::chrono::floor<std::chrono::days>(moment);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss time(moment - day);
    return std::string(days.at(std::chrono::weekday(day).c_encoding())) + ", " +
           std::to_string(static_cast<unsigned>(date.day())) + ' ' +
           months.at(static_cast<unsigned>(date.month()) - 1) + ' ' +
           std::to_string(static_cast<int>(date.year())) + ' ' +
           two_digits(static_cast<unsigned>(time.hours().count())) + ':' +
           two_digits(static_cast<unsigned>(time.minutes().count())) + ':' +
           two_digits(static_cast<unsigned>(time.seconds().count())) + " +0000";
}

std::string quoted_byte(char c) {
    static constexpr std::string_view digits = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(c);
    return {'=', digits[byte >> 4U], digits[byte & 0xFU]};
}

/// One line of text as lines of quoted-printable.
void write_quoted(std::string& out, std::string_view line) {
    std::size_t length = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        const bool is_last = at + 1 == line.size();
        const bool is_plain = (c > ' ' && c < 0x7F && c != '=') || (c == ' ' && !is_last);
        const std::string piece = is_plain ? std::string(1, c) : quoted_byte(c);
        if (length + piece.size() >= longest_line) {
            out += "=\r\n";
            length = 0;
        }
        out += piece;
        length += piece.size();
    }
    out += "\r\n";
}

std::string body_of(std::string_view text) {
    std::string body;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        write_quoted(body, text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return body;
}

} // namespace

std::string write_mail(const Letter& letter, const MailHead& head) {
    std::string text = "From: Kamisado <" + one_line(head.from) + ">\r\n";
    text += "To: <" + one_line(letter.to) + ">\r\n";
    text += "Subject: " + header_text(letter.subject) + "\r\n";
    text += "Date: " + date_text(head.date) + "\r\n";
    text += "Message-ID: <" + one_line(head.id) + ">\r\n";
    text += "Auto-Submitted: auto-generated\r\n";
    if (!letter.stop_link.empty()) {
        text += "List-Unsubscribe: <" + one_line(letter.stop_link) + ">\r\n";
        text += "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n";
    }
    text += "MIME-Version: 1.0\r\n";
    text += "Content-Type: text/plain; charset=utf-8\r\n";
    text += "Content-Transfer-Encoding: quoted-printable\r\n\r\n";
    return text + body_of(letter.text);
}

} // namespace kamisado::notify

#pragma once

#include "wasm/core_error.h"
#include "wasm/json_writer.h"

#include <cstddef>
#include <string>
#include <string_view>

/// Every question of the page is answered with a `Result` in JSON, which stays in memory until the
/// next question.
namespace kamisado::wasm {

/// Where the page finds the text; `answer_size()` is exported too.
[[nodiscard]] const char* keep_answer(std::string text);

/// `write` is given the writer and writes one value.
template <typename Write>
[[nodiscard]] const char* answer_with(const Write& write) {
    JsonWriter json;
    json.begin_object().key("ok").truth(true).key("value");
    write(json);
    json.end_object();
    return keep_answer(json.take());
}

[[nodiscard]] const char* answer_with_text(std::string_view text);
[[nodiscard]] const char* answer_with_error(const CoreError& error);

} // namespace kamisado::wasm

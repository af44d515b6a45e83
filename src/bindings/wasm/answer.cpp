#include "wasm/answer.h"

#include <utility>

namespace kamisado::wasm {

namespace {

std::string& kept_answer() {
    static std::string answer;
    return answer;
}

} // namespace

const char* keep_answer(std::string text) {
    kept_answer() = std::move(text);
    return kept_answer().c_str();
}

const char* answer_with_text(std::string_view text) {
    return answer_with([&](JsonWriter& json) { json.text(text); });
}

const char* answer_with_error(const CoreError& error) {
    JsonWriter json;
    json.begin_object().key("ok").truth(false).key("error");
    write_error(json, error);
    json.end_object();
    return keep_answer(json.take());
}

} // namespace kamisado::wasm

extern "C" {

[[clang::export_name("answer_size")]] std::size_t answer_size() {
    return kamisado::wasm::kept_answer().size();
}

} // extern "C"

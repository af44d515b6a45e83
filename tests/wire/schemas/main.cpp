// Prints the schemas of all messages, for tools/renew-protocol.
#include "wire/schemas.h"

#include <nlohmann/json.hpp>

#include <iostream>

int main() { std::cout << kamisado::wire::schemas().dump() << '\n'; }

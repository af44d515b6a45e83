#pragma once

#include "wire/message.h"

/// The protocol's names, which this layer uses on every page.
namespace kamisado::online {

using namespace wire;
using wire::Refusal; // not that of the rules

} // namespace kamisado::online

#pragma once

/// Marks what the shared library shows to others; everything else in it is hidden.
#define KAMISADO_API [[gnu::visibility("default")]]

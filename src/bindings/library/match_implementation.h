#pragma once

#include "library/access.h"
#include "notation/record.h"

namespace libkamisado {

class Match::Implementation {
  public:
    core::Record record;
};

} // namespace libkamisado

#pragma once

/// libkamisado: the board game Kamisado for other programs. Include this header; the ones beside it
/// are its chapters. They need C++23 (std::expected).
///
///     kamisado::Match match;
///     match.decide("e1e4");
///     kamisado::Solver solver;
///     const kamisado::Answer answer = solver.solve(match.position());
///
/// Values are copied freely. Nothing is global: two objects can be used by two threads at a time,
/// one object by one thread, but for the functions called stop().

#include <kamisado/basics.h>   // Player, Colour, Square, Tower, Move and their names
#include <kamisado/computer.h> // ten levels that play, hints with reasons, reviews
#include <kamisado/error.h>    // what is wrong, and where
#include <kamisado/event.h>    // what happens on the board, as data
#include <kamisado/learning.h> // many rounds as arrays: actions, planes, playouts, labels
#include <kamisado/match.h>    // rounds, rings, points, fills, records
#include <kamisado/position.h> // a moment of a round: legal moves, play, why not
#include <kamisado/solver.h>   // perfect knowledge of a round

/// The names live in `libkamisado`, apart from those of the program's own layers, which are no part
/// of the library.
namespace kamisado = libkamisado;

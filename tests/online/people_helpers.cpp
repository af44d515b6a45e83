#include "online/people_helpers.h"

#include <gtest/gtest.h>

namespace kamisado::online::test {

storage::Person Town::account(std::string_view name) const {
    const storage::Person person = guest();
    EXPECT_TRUE(storage::make_account(*database_, person.id, name, "no hash"));
    return *storage::person(*database_, person.id);
}

storage::StoredGame Town::game(const storage::Person& black, const storage::Person& gold,
                               const Terms& terms) const {
    return start_game(*database_, terms, {{black, gold}}, start).value();
}

} // namespace kamisado::online::test

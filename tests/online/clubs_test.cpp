#include "online/api_helpers.h"
#include "online/clubs.h"

#include <gtest/gtest.h>

namespace kamisado::online::test {
namespace {

TEST(Clubs, AreAddressesAndNetworks) {
    Clubs clubs;
    EXPECT_FALSE(clubs.hold("192.0.2.7"));
    EXPECT_TRUE(clubs.add("192.0.2.7"));
    EXPECT_TRUE(clubs.add("198.51.100.0/23"));
    EXPECT_TRUE(clubs.add("2001:db8:1::/48"));
    for (const char* const inside :
         {"192.0.2.7", "198.51.100.1", "198.51.101.255", "2001:db8:1:2::3"}) {
        EXPECT_TRUE(clubs.hold(inside)) << inside;
        EXPECT_EQ(clubs.cost(inside), 0.05);
        EXPECT_EQ(clubs.times(inside), 20U);
    }
    for (const char* const outside :
         {"192.0.2.8", "198.51.102.0", "2001:db8:2::1", "unknown", ""}) {
        EXPECT_FALSE(clubs.hold(outside)) << outside;
        EXPECT_EQ(clubs.cost(outside), 1.0);
    }
    for (const char* const none :
         {"", "club", "192.0.2.0/33", "192.0.2/24", "::/129", "::/x", "/8"}) {
        EXPECT_FALSE(clubs.add(none)) << none;
    }
}

class LobbyTest : public testing::Test {
  protected:
    /// Guests of one address, each with some invitations in the lobby.
    static int places(Service& service, const std::string& address, int guests, int each) {
        int taken = 0;
        for (int guest = 0; guest < guests; ++guest) {
            Browser browser(service);
            browser.move_to(address);
            for (int i = 0; i < each; ++i) {
                taken +=
                    browser.fault("POST", "/invitations", invitation_body(false, "lobby")) == ""
                        ? 1
                        : 0;
            }
        }
        return taken;
    }
};

TEST_F(LobbyTest, AnAddressHasTenPlacesHoweverManyGuests) {
    Service service;
    EXPECT_EQ(places(service, "192.0.2.1", 5, 5), 10);
    EXPECT_EQ(places(service, "192.0.2.2", 2, 1), 2) << "others have theirs";
    Browser one(service);
    one.move_to("192.0.2.1");
    one.good("POST", "/invitations", invitation_body(false, "link"));
    EXPECT_EQ(one.fault("POST", "/invitations", invitation_body(false, "lobby")),
              "online.too-many-invitations");
}

TEST_F(LobbyTest, APlaceIsFreeAgainWhenItsInvitationIsGone) {
    Service service;
    Browser host(service);
    host.move_to("192.0.2.1");
    const std::string code =
        host.good("POST", "/invitations", invitation_body(false, "lobby"))["code"];
    EXPECT_EQ(places(service, "192.0.2.1", 3, 5), 9);
    host.good("DELETE", "/invitations/" + code);
    EXPECT_EQ(places(service, "192.0.2.1", 1, 2), 1);
}

TEST_F(LobbyTest, AClubHasMoreOfEverything) {
    Clubs clubs;
    ASSERT_TRUE(clubs.add("192.0.2.0/24"));
    Service service(clubs);
    EXPECT_EQ(places(service, "192.0.2.1", 30, 1), 30) << "thirty pupils, each a guest";
    Service without;
    EXPECT_EQ(places(without, "192.0.2.1", 30, 1), 10);
}

} // namespace
} // namespace kamisado::online::test

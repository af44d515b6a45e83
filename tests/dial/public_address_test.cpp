#include "dial/public_address.h"

#include <gtest/gtest.h>

namespace kamisado::test {

namespace {

using dial::is_public_address;

TEST(PublicAddress, LetsThePublicInternetThrough) {
    for (const char* const address :
         {"1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.1.1.1",
          "169.253.1.1", "172.15.255.255", "172.32.0.0", "192.167.1.1", "192.169.0.0",
          "198.17.255.255", "198.20.0.0", "223.255.255.255", "2606:4700::1111", "2a00:1450::1",
          "2001:4860:4860::8888", "2001:200::1"}) {
        EXPECT_TRUE(is_public_address(address)) << address;
    }
}

TEST(PublicAddress, KeepsOffThisMachineAndItsNeighbours) {
    for (const char* const address :
         {"0.0.0.0", "127.0.0.1", "127.255.255.255", "10.0.0.1", "10.255.255.255", "100.64.0.1",
          "100.127.255.255", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.168.0.1",
          "192.0.0.8", "::", "::1", "fe80::1", "fe80::1%1", "fec0::1", "fc00::1", "fd12:3456::1"}) {
        EXPECT_FALSE(is_public_address(address)) << address;
    }
}

TEST(PublicAddress, KeepsOffGroupsAndExamples) {
    for (const char* const address :
         {"224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1",
          "198.19.255.255", "198.51.100.7", "203.0.113.7", "ff02::1", "ff0e::1", "2001:db8::1",
          "3fff::1", "100::1"}) {
        EXPECT_FALSE(is_public_address(address)) << address;
    }
}

TEST(PublicAddress, KeepsOffAddressesInDisguise) {
    for (const char* const address :
         {"::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:1.1.1.1", "::127.0.0.1", "64:ff9b::7f00:1",
          "64:ff9b:1::a00:1", "2002:7f00:1::1", "2002:a00:1::", "2001::1",
          "2001:0:7f00:1::", "2001:10::1"}) {
        EXPECT_FALSE(is_public_address(address)) << address;
    }
}

TEST(PublicAddress, IsWrittenInNumbers) {
    for (const char* const address :
         {"", "localhost", "example.org", "1.1.1", "0x7f.1", "1.1.1.1:80"}) {
        EXPECT_FALSE(is_public_address(address)) << address;
    }
}

} // namespace

} // namespace kamisado::test

import { describe, expect, test } from "bun:test";
import { networkOf } from "#server/platform/network.ts";

describe("the network of a caller", () => {
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    [" 203.0.113.9 ", "203.0.113.9"],
    ["203.0.113.9:51234", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::FFFF:203.0.113.9", "203.0.113.9"],
    ["::ffff:cb00:7109", "203.0.113.9"],
    ["0:0:0:0:0:ffff:cb00:7109", "203.0.113.9"],
    ["[::ffff:203.0.113.9]:443", "203.0.113.9"],
  ])("of %j is the IPv4 address", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each([
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:0:0:0:1", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["1::", "1:0:0:0::/64"],
  ])("of %j is its /64", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each([
    "",
    "unknown",
    "_hidden",
    "203.0.113",
    "203.0.113.999",
    "[203.0.113.9",
    "2001:db8::g",
    "::1::",
    "a:1",
  ])("of %j is none", (address) => {
    expect(networkOf(address)).toBeUndefined();
  });
});

import { describe, expect, test } from "bun:test";
import { findExcess } from "#server/platform/connection-guard.ts";

const from = (address: string, ...descriptors: number[]) =>
  descriptors.map((descriptor) => ({ descriptor, port: 3000, address }));

const ended = (open: ReturnType<typeof from>, most: number, room: number) =>
  findExcess(open, most, room).map(({ descriptor }) => descriptor);

describe("connections that have to go", () => {
  test("are the newest of an address that has more than it may", () => {
    const open = [...from("203.0.113.9", 10, 11, 12), ...from("198.51.100.7", 13)];
    expect(ended(open, 2, 100)).toEqual([12]);
    expect(ended(open, 3, 100)).toEqual([]);
  });

  test("count as one reader's in whichever way the address is written, and by the /64", () => {
    const open = [...from("203.0.113.9", 10), ...from("0:0:0:0:0:ffff:cb00:7109", 11)];
    expect(ended(open, 1, 100)).toEqual([11]);
    expect(ended([...from("2001:db8:0:1:0:0:0:1", 10), ...from("2001:db8:0:1:9:9:9:9", 11)], 1, 100)).toEqual(
      [11],
    );
    expect(ended([...from("2001:db8:0:1:0:0:0:1", 10), ...from("2001:db8:0:2:0:0:0:1", 11)], 1, 100)).toEqual(
      [],
    );
  });

  test("are those of the addresses that have most, when all together have too many", () => {
    const open = [...from("203.0.113.9", 10, 11, 12, 13, 14, 15), ...from("198.51.100.7", 16, 17)];
    expect(ended(open, 100, 5)).toEqual([13, 14, 15]);
  });
});

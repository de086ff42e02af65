import { describe, expect, test } from "bun:test";
import { instantAt, wallTime } from "#domain/wall-time.ts";

const PAIRS = [
  ["2025-09-12T23:59:59", "America/Belem", "2025-09-12T23:59:59-03:00"],
  ["2025-07-07T00:00:00", "America/Belem", "2025-07-07T00:00:00-03:00"],
  ["2025-12-31T23:59:59", "Asia/Tokyo", "2025-12-31T23:59:59+09:00"],
  ["2025-06-01T12:30:00", "Asia/Kolkata", "2025-06-01T12:30:00+05:30"],
  ["2025-06-01T12:30:00", "America/St_Johns", "2025-06-01T12:30:00-02:30"],
  ["2025-01-15T09:00:00", "Europe/Lisbon", "2025-01-15T09:00:00+00:00"],
  ["2025-07-15T09:00:00", "Europe/Lisbon", "2025-07-15T09:00:00+01:00"],
  ["2025-07-15T09:00:00", "UTC", "2025-07-15T09:00:00+00:00"],
  ["2025-10-25T23:30:00", "Europe/Berlin", "2025-10-25T23:30:00+02:00"],
  ["2025-10-26T12:00:00", "Europe/Berlin", "2025-10-26T12:00:00+01:00"],
] as const;

describe("a wall time of the event's zone", () => {
  test.each(PAIRS)("%s in %s is %s", (wall, zone, instant) => {
    expect(instantAt(wall, zone)).toBe(instant);
    expect(wallTime(instant, zone)).toBe(wall);
  });

  test("is read from any way to write the instant", () => {
    expect(wallTime("2025-09-13T02:59:59Z", "America/Belem")).toBe("2025-09-12T23:59:59");
    expect(wallTime("2025-09-12T23:59:59.500-03:00", "America/Belem")).toBe("2025-09-12T23:59:59");
  });

  test("may leave its seconds out", () => {
    expect(instantAt("2025-09-12T23:59", "America/Belem")).toBe("2025-09-12T23:59:00-03:00");
  });

  test("that clocks skip is read with the offset before the change", () => {
    expect(instantAt("2025-03-30T02:30:00", "Europe/Berlin")).toBe("2025-03-30T02:30:00+01:00");
  });

  test("that comes twice is its first time", () => {
    expect(instantAt("2025-10-26T02:30:00", "Europe/Berlin")).toBe("2025-10-26T02:30:00+02:00");
  });

  test.each([
    ["", "America/Belem"],
    ["2025-09-12", "America/Belem"],
    ["2025-13-12T10:00:00", "America/Belem"],
    ["2025-09-12T25:00:00", "America/Belem"],
    ["2025-09-12T10:00:00-03:00", "America/Belem"],
    ["2025-09-12T10:00:00", "America/Nowhere"],
    ["2025-09-12T10:00:00", ""],
  ])("is refused when it is %p in %p", (wall, zone) => {
    expect(instantAt(wall, zone)).toBeUndefined();
  });
});

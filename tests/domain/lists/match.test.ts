import { describe, expect, test } from "bun:test";
import { isMatch } from "#domain/lists/match.ts";

describe("what somebody typed", () => {
  test.each([
    ["instituto", "Instituto Várzea Viva"],
    ["VARZEA inst", "Instituto Várzea Viva"],
    ["00012", "EOI-2025-00012 Ana Moura"],
    ["12", "EOI-2025-00012"],
    ["ana@ex", "ana@example.org"],
    ["", "anything"],
    ["aprovar", "Aprovar EOI-2025-00001"],
  ])("%p says %p", (typed, said) => {
    expect(isMatch(typed, said)).toBe(true);
  });

  test.each([
    ["stituto", "Instituto Várzea Viva"],
    ["viva rio", "Instituto Várzea Viva"],
    ["99", "EOI-2025-00012"],
  ])("%p does not say %p", (typed, said) => {
    expect(isMatch(typed, said)).toBe(false);
  });
});

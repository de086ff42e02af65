import { describe, expect, test } from "bun:test";
import { lookingInput } from "#domain/looking.ts";
import { PERMISSIONS } from "#domain/permissions.ts";
import { heardAs, HISTORY_RECORDS, RECORDS } from "#domain/records.ts";
import { safeParse } from "valibot";

describe("a kind of record", () => {
  test("is heard of as itself or as what it hangs on, never at two removes", () => {
    for (const kind of HISTORY_RECORDS) {
      expect(RECORDS[heardAs(kind)]).toHaveProperty("heardBy");
      expect(heardAs(heardAs(kind))).toBe(heardAs(kind));
    }
    expect(HISTORY_RECORDS.filter((kind) => heardAs(kind) !== kind)).toEqual([
      "request",
      "contract",
      "invitation",
      "likeness",
    ]);
  });

  test("is told to exhibitors only where everybody reads it, or record by record", () => {
    const partner = new Set<string>(PERMISSIONS.PARTNER);
    for (const kind of HISTORY_RECORDS) {
      const { historyFor, openFor } = RECORDS[kind];
      const { heardBy } = RECORDS[heardAs(kind)];
      for (const readers of [historyFor, openFor, heardBy]) {
        if (Array.isArray(readers)) expect(readers.filter((action) => partner.has(action))).toEqual([]);
      }
    }
  });

  test("can be open with others in sight only where it has a page", () => {
    const isPlace = (at: string) =>
      safeParse(lookingInput, { page: "0".repeat(32), at, isWriting: false }).success;
    expect(HISTORY_RECORDS.filter((kind) => !isPlace(`${kind}:a1`))).toEqual([
      "request",
      "contract",
      "invitation",
      "evaluation",
      "note",
      "assignment",
      "plannedDecision",
      "likeness",
    ]);
    expect(isPlace("constructor:a1")).toBe(false);
    expect(isPlace("order:a 1")).toBe(false);
  });
});

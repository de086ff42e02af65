import { describe, expect, test } from "bun:test";
import { joinCorrections } from "#domain/evaluations/changed-since.ts";
import type { FieldChanges } from "#domain/history.ts";

const corrected = (at: string, changes: FieldChanges | null, actorName = "Ana") => ({
  at,
  changes,
  actorName,
});

describe("what became of a submission after it was judged", () => {
  test("is every field once, from what it was then to what it is now, by who changed it last", () => {
    const newestFirst = [
      corrected("2025-08-03", { cnpj: { old: "2", new: "3" } }, "Bento"),
      corrected("2025-08-02", { cnpj: { old: "1", new: "2" }, mainArea: { old: "Mar", new: "Rio" } }),
    ];
    expect(joinCorrections(newestFirst)).toEqual({
      by: "Bento",
      at: "2025-08-03",
      changes: { cnpj: { old: "1", new: "3" }, mainArea: { old: "Mar", new: "Rio" } },
    });
  });

  test.each<[string, ReturnType<typeof corrected>[]]>([
    ["nobody corrected it", []],
    ["a correction says nothing of fields", [corrected("2025-08-02", null)]],
    [
      "a field came back to what it was",
      [
        corrected("2025-08-03", { links: { old: ["b"], new: ["a"] } }),
        corrected("2025-08-02", { links: { old: ["a"], new: ["b"] } }),
      ],
    ],
  ])("is nothing where %s", (_, corrections) => {
    expect(joinCorrections(corrections)).toBeUndefined();
  });
});

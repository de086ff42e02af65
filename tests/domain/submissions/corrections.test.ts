import { expect, test } from "bun:test";
import { whatWasSent } from "#domain/submissions/corrections.ts";

const NOON = "2025-08-01T12:00:00.000Z";
const LATER = "2025-08-02T12:00:00.000Z";
const NOW = { mainArea: "Rio", website: "", links: [] as string[] };

test("without a change what is stored is what was sent", () => {
  expect(whatWasSent(NOW, [])).toEqual({ sent: NOW, corrected: {} });
});

test("the first old value was sent, the last change says who corrected it and when", () => {
  const changes = [
    { by: "team" as const, at: NOON, changes: { mainArea: { old: "Água", new: "Mangue" } } },
    { by: "applicant" as const, at: LATER, changes: { mainArea: { old: "Mangue", new: "Rio" } } },
  ];
  expect(whatWasSent(NOW, changes)).toEqual({
    sent: { ...NOW, mainArea: "Água" },
    corrected: { mainArea: { by: "applicant", at: LATER } },
  });
});

test("what was changed back counts as never changed, and a name that is no answer is left out", () => {
  const changes: Parameters<typeof whatWasSent>[1] = [
    {
      by: "team" as const,
      at: NOON,
      changes: { mainArea: { old: "Rio", new: "x" }, note: { old: 1, new: 2 } },
    },
    { by: "team" as const, at: LATER, changes: { mainArea: { old: "x", new: "Rio" } } },
  ];
  expect(whatWasSent(NOW, changes)).toEqual({ sent: NOW, corrected: {} });
});

import { beforeAll, describe, expect, test } from "bun:test";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import type { OrderEntry } from "#src/features/orders/data.ts";
import { sayChanges } from "#src/features/orders/record/history-words.ts";

beforeAll(() => loadAllLocales());

function entry(more: { changes?: OrderEntry["changes"] }): OrderEntry {
  return {
    id: "h1",
    record: "order",
    action: "update",
    from: null,
    to: null,
    note: "",
    changes: null,
    isForced: false,
    bulkCount: null,
    actorName: "Caio",
    at: "2025-08-01T12:00:00.000Z",
    ...more,
  };
}

describe("what an edit did to the figures", () => {
  const total = { old: 1234.5, new: 99 };

  test("is the total before and after, as each language writes money", () => {
    const edited = entry({ changes: { total } });
    expect(sayChanges(i18nObject("en"), "en", edited)).toEqual([
      "Total: from USD\u00A01,234.50 to USD\u00A099.00",
    ]);
    expect(sayChanges(i18nObject("pt"), "pt", edited)).toEqual([
      "Total: de US$\u00A01.234,50 para US$\u00A099,00",
    ]);
  });

  test("is the number of items when it changed, and nothing when it did not", () => {
    const more = entry({ changes: { lines: { old: [1], new: [1, 2] } } });
    expect(sayChanges(i18nObject("en"), "en", more)).toEqual(["Items: from 1 to 2"]);
    const same = entry({ changes: { lines: { old: [1], new: [2] } } });
    expect(sayChanges(i18nObject("en"), "en", same)).toEqual([]);
    expect(sayChanges(i18nObject("en"), "en", entry({}))).toEqual([]);
  });
});

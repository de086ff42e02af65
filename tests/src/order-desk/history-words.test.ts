import { beforeAll, describe, expect, test } from "bun:test";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import type { OrderEntry } from "#src/features/order-desk/data.ts";
import { isLost, sayChanges, sayEntry } from "#src/features/order-desk/history-words.ts";

beforeAll(() => loadAllLocales());

function entry(more: Partial<OrderEntry>): OrderEntry {
  return {
    id: "h1",
    action: "update",
    from: null,
    to: null,
    note: "",
    changes: null,
    isForced: false,
    actorName: "Caio",
    at: "2025-08-01T12:00:00.000Z",
    ...more,
  };
}

describe("an entry of the history", () => {
  test.each<[string, Partial<OrderEntry>, string, string]>([
    [
      "a move",
      { action: "approve", from: "REVIEWING", to: "APPROVED" },
      "Aprovado: de “Em análise” para “Aprovado”",
      "Approved: from “Under Review” to “Approved”",
    ],
    [
      "a forced status",
      { action: "force", from: "PAID", to: "PENDING", isForced: true },
      "Situação forçada: de “Pago” para “Pendente”",
      "Status forced: from “Paid” to “Pending”",
    ],
    [
      "a file",
      { action: "addFile", changes: { file: { old: null, new: "mapa.pdf" } } },
      "Arquivo acrescentado: mapa.pdf",
      "File added: mapa.pdf",
    ],
    ["a contract", { action: "generate" }, "Contrato gerado", "Contract generated"],
    ["a signed copy", { action: "receiveSigned" }, "Contrato assinado recebido", "Signed contract received"],
    ["something unknown", { action: "toString" }, "Pedido atualizado", "Order updated"],
    [
      "a status that did not change",
      { action: "editItems", from: "PENDING", to: "PENDING" },
      "Itens editados",
      "Items edited",
    ],
  ])("says %s in both languages", (_, more, pt, en) => {
    expect(sayEntry(i18nObject("pt"), entry(more))).toBe(pt);
    expect(sayEntry(i18nObject("en"), entry(more))).toBe(en);
  });

  test("tells of a removed file by the name it had", () => {
    const removed = entry({ action: "removeFile", changes: { file: { old: "mapa.pdf", new: null } } });
    expect(sayEntry(i18nObject("en"), removed)).toBe("File removed: mapa.pdf");
  });

  test("tells of a move that came too late", () => {
    const late = entry({ action: "lost", from: "PENDING", to: "APPROVED" });
    expect(isLost(late)).toBe(true);
    expect(sayEntry(i18nObject("en"), late)).toBe("A change to “Approved” came too late and was not made");
  });
});

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

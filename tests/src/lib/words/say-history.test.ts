import { beforeAll, describe, expect, test } from "bun:test";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { isLost, sayHistory } from "#src/lib/words/say-history.ts";

beforeAll(() => loadAllLocales());

type Told = Parameters<typeof sayHistory>[1];

const ORDER = { record: "order", action: "update", from: null, to: null, isForced: false } as const;

function tell(entry: Told, reader: "team" | "exhibitor" = "team") {
  return (["pt", "en"] as const).map((locale) => sayHistory(i18nObject(locale), entry, reader));
}

describe("the history", () => {
  test.each<[string, Told, string, string]>([
    [
      "a move",
      { ...ORDER, action: "approve", from: "REVIEWING", to: "APPROVED" },
      "Aprovado: de “Em análise” para “Aprovado”",
      "Approved: from “Under Review” to “Approved”",
    ],
    [
      "a move of a submission",
      { ...ORDER, record: "submission", action: "approve", from: "REVIEWING", to: "APPROVED" },
      "Aprovada: de “Em análise” para “Aprovada”",
      "Approved: from “Under review” to “Approved”",
    ],
    [
      "a forced status",
      { ...ORDER, action: "force", from: "PAID", to: "PENDING", isForced: true },
      "Situação forçada: de “Pago” para “Pendente”",
      "Status forced: from “Paid” to “Pending”",
    ],
    [
      "a file",
      { ...ORDER, action: "addFile", changes: { file: { old: null, new: "mapa.pdf" } } },
      "Arquivo acrescentado: mapa.pdf",
      "File added: mapa.pdf",
    ],
    [
      "a removed file, by the name it had",
      { ...ORDER, action: "removeFile", changes: { file: { old: "mapa.pdf", new: null } } },
      "Arquivo removido: mapa.pdf",
      "File removed: mapa.pdf",
    ],
    [
      "a contract",
      { ...ORDER, record: "contract", action: "generate" },
      "Contrato gerado",
      "Contract generated",
    ],
    [
      "a signed copy",
      { ...ORDER, record: "contract", action: "receiveSigned" },
      "Cópia assinada do contrato recebida",
      "Signed copy of the contract received",
    ],
    [
      "a status that did not change",
      { ...ORDER, from: "PENDING", to: "PENDING" },
      "Pedido editado",
      "Order edited",
    ],
  ])("tells of %s in both languages", (_, entry, pt, en) => {
    expect(tell(entry)).toEqual([pt, en]);
  });

  test("tells an exhibitor of a payment being checked where the team reads of one to confirm", () => {
    const paying = { ...ORDER, action: "confirmPayment", from: "APPROVED", to: "CONFIRM_PAYMENT" } as const;
    expect(tell(paying, "exhibitor")[1]).toBe(
      "Payment confirmation uploaded: from “Approved” to “Payment being checked”",
    );
    expect(tell(paying)[1]).toBe("Payment confirmation uploaded: from “Approved” to “Confirm payment”");
  });

  test("tells of a move that came too late", () => {
    const late = { ...ORDER, action: "lost", from: "PENDING", to: "APPROVED" } as const;
    expect(isLost(late)).toBe(true);
    expect(isLost(ORDER)).toBe(false);
    expect(tell(late)[1]).toBe("A change to “Approved” came too late and was not made");
  });
});

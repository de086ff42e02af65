import { beforeAll, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { message } from "#domain/messages.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import type { Locale } from "#domain/locales.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayIssue } from "#i18n/say-issue.ts";
import { issuesOf } from "#src/lib/words/issues-of.ts";
import { say } from "#src/lib/words/say.ts";
import { loadSaying } from "#src/lib/words/saying.ts";

beforeAll(async () => {
  loadAllLocales();
  await loadSaying();
});

function sayIn(locale: Locale, error: unknown): string {
  return say(i18nObject(locale), error);
}

/** The sentences of a form's fields, by dotted path. */
function besideFields(LL: TranslationFunctions, error: unknown): Record<string, string> {
  return Object.fromEntries(issuesOf(error).map((issue) => [issue.path, sayIssue(LL, issue)]));
}

const SENTENCES: [Refusal, string, string][] = [
  [refuse("notFound", { record: "submission" }), "Manifestação não encontrada", "Submission not found"],
  [
    refuse("moveNotAllowed", { record: "order", move: "approve", from: "PAID" }),
    "Isso já não é possível: este pedido está com a situação “Pago”. Recarregue para ver as opções atuais.",
    "This is no longer possible: this order now has the status “Paid”. Reload to see the current options.",
  ],
  [
    refuse("moveNotAllowed", { record: "mail", move: "send", from: "sent" }),
    "Isso já não é possível agora. Recarregue para ver as opções atuais.",
    "This is no longer possible. Reload to see the current options.",
  ],
  [
    refuse("moveNeeds", { record: "order", move: "approve", need: "everyLinePriced" }),
    "Há itens sob medida sem preço. Defina o preço de cada um em “Editar itens”.",
    "There are custom items without a price. Set a price for each under “Edit items”.",
  ],
  [
    refuse("windowClosed", { opens: "2025-07-07T00:00:00-03:00", closes: "2025-09-12T23:59:59-03:00" }),
    "As manifestações de interesse são recebidas de 07/07/2025, 00:00 até 12/09/2025, 23:59, no horário local do evento.",
    "Expressions of interest are received from 7 Jul 2025, 00:00 to 12 Sep 2025, 23:59, the event's local time.",
  ],
  [
    refuse("fileTooLarge", { name: "mapa.zip", limitBytes: 10 * 1024 * 1024 }),
    "mapa.zip passa de 10 MB. Reduza o arquivo ou informe um endereço (URL) para ele.",
    "mapa.zip is larger than 10 MB. Make the file smaller or add it by its address (URL).",
  ],
  [
    refuse("pictureTooLarge", { name: "muro.png", maxSide: 25_000, maxMegapixels: 250 }),
    "muro.png tem pixels demais. Envie uma imagem de até 25.000 pixels de lado e 250 megapixels no total.",
    "muro.png has too many pixels. Please send a picture of at most 25,000 pixels a side and 250 megapixels in all.",
  ],
  [
    refuse("transferBeyond", { total: 97_636_00 }),
    "O valor passa do dobro do preço do pedido (US$\u00A097.636,00). Se a transferência paga também outros pedidos, informe aqui só a parte deste.",
    "The amount is more than twice the price of the order (USD\u00A097,636.00). If the transfer pays for other orders too, enter only the part of this one here.",
  ],
  [
    refuse("priceChanged", { seenTotal: 146_138_36, total: 150_000_00, spaceAmount: 0, lines: [] }),
    "Os preços mudaram depois que você os viu: o total era US$\u00A0146.138,36, agora é US$\u00A0150.000,00. Veja a diferença e envie de novo se estiver de acordo.",
    "Prices have changed since you saw them: the total was USD\u00A0146,138.36, it is USD\u00A0150,000.00 now. Look at the difference and send again if you agree.",
  ],
  [
    refuse("paymentIncomplete", { missing: 30_00, isCharges: true }),
    "Faltam US$\u00A030,00.",
    "USD\u00A030.00 is missing.",
  ],
  [
    refuse("noRoom"),
    "O portal está sem espaço para guardar o que você enviou, e nada foi salvo. Tente de novo mais tarde ou avise a nossa equipe.",
    "The portal has no room left to store what you sent, and nothing was saved. Please try again later or tell our team.",
  ],
  [
    refuse("fileDamaged", { name: "planta.pdf" }),
    "planta.pdf está danificado no nosso disco e não pode ser aberto. Envie o mesmo arquivo de novo ou avise a nossa equipe.",
    "planta.pdf is damaged on our disk and cannot be opened. Please send the same file again or tell our team.",
  ],
  [
    refuse("keyMalformed"),
    "O envio veio com uma chave que o portal não aceita. Recarregue a página e envie de novo.",
    "This came with a key that the portal does not accept. Reload the page and send it again.",
  ],
  [
    refuse("fileTypeNotAllowed", {
      name: "a.exe",
      allowed: "image/png,application/pdf,video/mp4,video/webm",
    }),
    "a.exe não é de um tipo aceito aqui. Envie imagens, PDF ou vídeos.",
    "a.exe is not of a type accepted here. Please send images, a PDF or videos.",
  ],
  [
    refuse("fileTypeNotAllowed", { name: "a.exe", allowed: "image/png, image/jpeg,application/pdf" }),
    "a.exe não é de um tipo aceito aqui. Envie imagens ou PDF.",
    "a.exe is not of a type accepted here. Please send images or a PDF.",
  ],
  [
    refuse("pdfUnreadable", { name: "manual.pdf", because: "locked" }),
    "manual.pdf não foi adicionado. Este PDF só abre com senha: é preciso um que abra sem ela.",
    "manual.pdf was not added. This PDF opens only with a password: one that opens without it is needed.",
  ],
  [
    refuse("notPrintable", { field: "representative", letters: "𒀀 𒁹" }),
    "O documento não foi gerado: o nome do representante traz caracteres que nenhuma das nossas fontes tem (𒀀 𒁹). Troque-os na manifestação de interesse e gere o documento de novo.",
    "The document was not made: the representative's name has characters that none of our fonts has (𒀀 𒁹). Replace them in the submission and make the document again.",
  ],
  [
    refuse("tooManyRequests", { retryAfterSeconds: 1 }),
    "Foram muitas tentativas seguidas. Aguarde 1 segundo e tente de novo.",
    "That was too many attempts in a row. Wait 1 second and try again.",
  ],
  [
    refuse("busy", { retryAfterSeconds: 300 }),
    "O portal está muito ocupado agora. Aguarde 5 minutos e tente de novo.",
    "The portal is very busy right now. Wait 5 minutes and try again.",
  ],
];

test.each(SENTENCES.map(([refusal, pt, en]) => [refusal.reason.code, refusal, pt, en] as const))(
  "says %s in both languages",
  (_code, refusal, pt, en) => {
    expect(sayIn("pt", refusal)).toBe(pt);
    expect(sayIn("en", { data: { reason: refusal.reason } })).toBe(en);
  },
);

test("a bug is one sentence and the code for support", () => {
  const bug = { data: { code: "INTERNAL_SERVER_ERROR", httpStatus: 500, requestId: "r-42" } };
  expect(sayIn("en", bug)).toBe(
    "Something did not go as expected. Please try again in a moment. Code for support: r-42",
  );
  expect(sayIn("pt", new Error("secret path /srv/db"))).toBe(
    "Algo não saiu como esperado. Tente de novo em instantes.",
  );
});

test("a lost connection is told as one", () => {
  const text = "We could not reach the portal. Check your connection and try again.";
  expect(sayIn("en", new TypeError("Failed to fetch"))).toBe(text);
  const wrapped = Object.assign(new Error("x", { cause: new TypeError("fetch failed") }), {
    name: "TRPCClientError",
  });
  expect(sayIn("en", wrapped)).toBe(text);
});

test("an answer of the libraries below, without a reason, is still a sentence", () => {
  expect(sayIn("en", { data: { code: "UNAUTHORIZED" } })).toBe(
    "Your session has ended. Please sign in again to continue.",
  );
});

describe("broken rules", () => {
  const schema = v.object({
    name: v.pipe(v.string(), v.maxLength(1200, message("textTooLong"))),
    size: v.number(message("numberTooSmall")),
  });
  const { issues } = v.safeParse(schema, { name: "x".repeat(1201), size: null });

  test("are said by field, with the figure in the reader's format", () => {
    expect(besideFields(i18nObject("pt"), { issues })).toEqual({
      name: "Use no máximo 1.200 caracteres.",
      size: "Campo obrigatório",
    });
    expect(
      besideFields(i18nObject("en"), { data: { issues: [{ path: "links.0.url", key: "urlInvalid" }] } }),
    ).toEqual({
      "links.0.url": "Please enter a valid URL.",
    });
    expect(besideFields(i18nObject("en"), refuse("forbidden"))).toEqual({});
  });

  test("ERR-26: the generic ones read as written", () => {
    const wrong = v.safeParse(v.object({ a: v.string(), b: v.string() }), { b: 1 }).issues;
    expect(besideFields(i18nObject("en"), { issues: wrong })).toEqual({
      a: "Required",
      b: "Expected string, received 1",
    });
  });

  test("as a whole point to the fields", () => {
    expect(sayIn("en", { data: { code: "BAD_REQUEST", issues: [{ path: "name", key: "required" }] } })).toBe(
      "Some fields need your attention. Check the notes beside them and send again.",
    );
    expect(sayIn("en", { data: { issues: [{ path: "", key: "amountsSum" }] } })).toBe(
      "Space, structure and additional services must add up to the total value.",
    );
  });
});

import { expect, test } from "bun:test";
import { readRichText } from "#domain/campaigns/rich-text.ts";
import { LOCALES } from "#domain/locales.ts";
import { renderSample } from "./sample-mail.ts";
import { letterVariants } from "./variants.ts";

const SAID = { pt: "Os preços incluem os impostos aplicáveis.", en: "Prices include applicable taxes." };
const AMOUNT = /(?:USD|US\$)\s?\d/;

const LETTERS = letterVariants().flatMap(({ name, mailOf }) =>
  LOCALES.map((locale) => ({ name, locale, ...mailOf(locale) })),
);

test("a letter that names an amount says once that taxes are included, and no other letter does (WIZ-54)", () => {
  const namesAmount = LETTERS.filter(({ text }) => AMOUNT.test(text));
  const wrong = LETTERS.filter(({ locale, html, text }) => {
    const times = AMOUNT.test(text) ? 2 : 1;
    return [html, text].some((whole) => whole.split(SAID[locale]).length !== times);
  });
  expect(wrong.map(({ name, locale }) => `${name}, ${locale}`)).toEqual([]);
  // Created, changed, taken back, to be paid, in part, paid, refused, reminded of.
  expect(namesAmount.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "orderCreated",
      "orderChanged",
      "changeUndone",
      "orderStatusChanged.toPay",
      "orderStatusChanged.refused",
      "paymentPartAccepted",
      "paymentReceived",
      "dutyReminder",
    ]),
  );
});

test("in plain text it follows the amounts, before what the team wrote (WIZ-54)", () => {
  const toPay = letterVariants().find(({ name }) => name === "orderStatusChanged.refused");
  const text = toPay?.mailOf("pt").text ?? "";
  const places = ["US$\u00A0131.400,00", SAID.pt, "O valor não confere com o pedido."].map((part) =>
    text.indexOf(part),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test("a message of the team says it in its small print, where it names an amount (WIZ-54)", () => {
  const say = (message: string) =>
    renderSample("campaign", "pt", {
      text: { subject: "Pagamento", message: readRichText(message), details: [], button: "order" },
      values: { link: "http://portal.test/partner/orders/abc" },
    }).text;
  expect(say("Faltam **US$\u00A01.234,50**.")).toContain(SAID.pt);
  expect(say("Falta o comprovante.")).not.toContain(SAID.pt);
});

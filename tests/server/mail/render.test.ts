import { describe, expect, test } from "bun:test";
import { readRichText } from "#domain/campaigns/rich-text.ts";
import { LOCALES, type Locale } from "#domain/locales.ts";
import { type OrderedPart, TEMPLATE_IDS, type TemplateId } from "#domain/mail/templates.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { ORDER_STATUSES } from "#domain/orders/moves/status.ts";
import { renderSample } from "./sample-mail.ts";

/** The text of a campaign is the team's, and comes in the reader's language. */
function inItsWords(template: TemplateId, locale: Locale) {
  if (template !== "campaign" || locale === "pt") return {};
  const text = {
    subject: "Your build-up begins on 3 November",
    message: readRichText("The gate opens at 8."),
    details: [],
    button: null,
  };
  return { text };
}

describe("renderMail", () => {
  for (const template of TEMPLATE_IDS) {
    test(`${template} says everything in both languages, in HTML and in plain text`, () => {
      const [pt, en] = LOCALES.map((locale) => renderSample(template, locale, inItsWords(template, locale)));
      expect(pt?.subject).not.toBe(en?.subject);
      expect(pt?.html).toContain('<html lang="pt" dir="ltr">');
      // A message of the team that greets by itself gets no second greeting.
      const greeting = template === "campaign" ? "Olá, Associação Ribeirinha do Tapajós." : "Olá, João,";
      expect(pt?.text.match(/Olá/g)).toEqual(["Olá"]);
      expect(pt?.text).toContain(greeting);
      expect(pt?.text).toContain("da equipe Green Zone");
      expect(en?.html).toContain('<html lang="en" dir="ltr">');
      expect(en?.text).toContain("Hello João,");
      expect(en?.text).toContain("from the Green Zone team");
      for (const mail of [pt, en]) {
        expect(`${mail?.subject}${mail?.text}${mail?.html.replace(/<style>.*<\/style>/, "")}`).not.toMatch(
          /undefined|\{\w+|\[object|NaN|Invalid/,
        );
      }
    });
  }

  test("keeps every secret out of the subject and puts it into both bodies", () => {
    const mail = renderSample("credentials", "en");
    expect(mail.subject).not.toContain("Rio7");
    expect(mail.text).toContain("Temporary password: Rio7$Verde");
    expect(mail.html).toContain("Rio7$Verde");
    expect(renderSample("recoveryCode", "pt").text).toContain("Código: AB29KXM7QP");
    expect(renderSample("recoveryCode", "pt").subject).toBe("Código para criar uma nova senha");
  });

  test("names the new role and the new address in the reader's words", () => {
    expect(renderSample("roleChanged", "pt").text).toContain("Função: Gestor de Submissões");
    expect(renderSample("roleChanged", "en").text).toContain("Role: Submission Manager");
    expect(renderSample("emailChanged", "pt").text).toContain("Novo e-mail: joao.araujo@example.org");
    expect(renderSample("emailChanged", "en").text).toContain("New email: joao.araujo@example.org");
  });

  test("invites a colleague with a private link, the submission and the last moment to accept", () => {
    const { html, subject, text } = renderSample("colleagueInvite", "en");
    expect(subject).toBe(
      "Lúcia Prado invites you to look after expression of interest EOI-2025-00042 · Climate Conference 2025",
    );
    expect(html).toContain('href="http://portal.test/invitation/Zk3nD0wq"');
    expect(text).toContain("Lúcia Prado invites you");
    expect(text).toContain("Open until: 8 Aug 2025, 12:00 (Belém time)");
  });

  test("writes amounts, counts and dates as each language does", () => {
    expect(renderSample("orderCreated", "pt").text).toContain(
      "Serviços adicionais: 3 itens\nTotal: US$\u00A01.234,50",
    );
    expect(renderSample("orderCreated", "en", { itemCount: 1 }).text).toContain(
      "Additional services: 1 item\nTotal: USD\u00A01,234.50",
    );
    expect(renderSample("credentials", "pt").text).toContain(
      "Válida até: 08/08/2025, 12:00 (horário de Belém)",
    );
    expect(renderSample("credentials", "en").text).toContain("Valid until: 8 Aug 2025, 12:00 (Belém time)");
  });

  test("a receipt of an order names what its total is made of", () => {
    const parts: OrderedPart[] = [
      { of: "stand", title: "Bronze", m2: 60, amount: 1_000_00 },
      { of: "line", title: "Monitor", quantity: 2, periodOfUse: 12, amount: 234_50 },
      { of: "line", title: "Sofá", quantity: 1, periodOfUse: 1, amount: "unpriced" },
    ];
    expect(renderSample("orderCreated", "pt", { parts }).text).toContain(
      "Estande Bronze, 60 m²: US$\u00A01.000,00\nMonitor: US$\u00A0234,50 (quantidade: 2, 12 dias)\nSofá: a orçar\nTotal: US$\u00A01.234,50",
    );
    const own: OrderedPart[] = [
      { of: "space", title: "", m2: 1_200, amount: 1_000_00 },
      { of: "structure", title: "", amount: "unpriced" },
      { of: "line", title: "Monitor", quantity: 2, periodOfUse: 1, amount: 234_50 },
    ];
    expect(renderSample("orderCreated", "en", { parts: own }).text).toContain(
      "Space, 1,200 m²: USD\u00A01,000.00\nStructure: to be quoted\nMonitor: USD\u00A0234.50 (quantity: 2)\nTotal:",
    );
  });

  test("a receipt of a wish calls its words the reader's own", () => {
    expect(renderSample("wishReceived", "pt").text).toContain("Você escreveu:\nMais uma tomada.");
    expect(renderSample("wishReceived", "en").text).toContain("You wrote:\nMais uma tomada.");
  });

  test("says beside a total what the team still has to price", () => {
    const custom = { isStructurePriced: false, unpricedLines: 2 };
    expect(renderSample("orderCreated", "pt", custom).text).toContain(
      "Total: US$\u00A01.234,50 mais estrutura e 2 serviços, a orçar",
    );
    expect(renderSample("orderCreated", "en", { unpricedLines: 1 }).text).toContain(
      "Total: USD\u00A01,234.50 plus 1 service, to be quoted",
    );
    expect(renderSample("orderChanged", "en").text).toContain(
      "Total before: USD\u00A01,234.50 plus structure, to be quoted",
    );
    expect(renderSample("orderChanged", "pt").text).toMatch(/US\$\u00A01\.500,00 mais 2 serviços, a orçar/);
  });

  test("has a sentence of its own for every status an order may come to", () => {
    const sentences = ORDER_STATUSES.filter((to) => to !== "DRAFT").map(
      (to) => renderSample("orderStatusChanged", "en", { from: "REVIEWING", to }).text.split("\n\n")[2],
    );
    expect(new Set(sentences).size).toBe(7);
    const refused = renderSample("orderStatusChanged", "en", { from: "CONFIRM_PAYMENT", to: "APPROVED" });
    expect(refused.text).toContain("could not accept the payment confirmation");
  });

  test("carries how to pay, how much and by when, once the settings say so", () => {
    const paying = { ...DEFAULT_SETTINGS.paying, payee: "Ribeira", account: "123-4" };
    const params = {
      from: "REVIEWING",
      to: "APPROVED",
      toPay: { amount: 123_450, dueOn: "2025-10-31" },
    } as const;
    const pt = renderSample("orderStatusChanged", "pt", params, { ...DEFAULT_SETTINGS, paying }).text;
    expect(pt.replaceAll("\u00A0", " ")).toContain("A pagar: US$ 1.234,50");
    for (const line of ["Pague até: 31/10/2025", "Favorecido: Ribeira", "Conta: 123-4"])
      expect(pt).toContain(line);
    expect(pt).not.toContain("SWIFT");
    expect(pt).not.toContain("instruções de pagamento");
    const en = renderSample("orderStatusChanged", "en", params, { ...DEFAULT_SETTINGS, paying }).text;
    expect(en).toContain("Please pay by: 31 Oct 2025");
  });

  test("of a refused payment says so in its subject", () => {
    const refused = { from: "CONFIRM_PAYMENT", to: "APPROVED" } as const;
    const subjects = LOCALES.map((locale) => renderSample("orderStatusChanged", locale, refused).subject);
    expect(subjects).toEqual([
      "Comprovante do pedido ORD-2025-00007 não aceito: envie outro · Conferência do Clima 2025",
      "Payment confirmation for order ORD-2025-00007 not accepted: please send another one · Climate Conference 2025",
    ]);
  });

  test("of a move says what happened, what is to be done, and for which event", () => {
    const back = { from: "REVIEWING", to: "PENDING" } as const;
    const subjects = LOCALES.map((locale) => renderSample("orderStatusChanged", locale, back).subject);
    expect(subjects).toEqual([
      "Seu pedido ORD-2025-00007 precisa de ajustes · Conferência do Clima 2025",
      "Your order ORD-2025-00007 needs a change · Climate Conference 2025",
    ]);
    const free = renderSample("orderStatusChanged", "en", { from: "REVIEWING", to: "APPROVED" });
    expect(free.subject).toStartWith("Your order ORD-2025-00007 is approved: nothing to pay ·");
    expect(free.text).toContain("there is nothing to pay.");
  });

  test("names whom to ask how to pay when an order is approved, in the reader's language, and only then", () => {
    const toPay = { amount: 123_450, dueOn: "2025-10-31" };
    const approved = { from: "REVIEWING", to: "APPROVED", toPay } as const;
    const [pt, en] = [
      renderSample("orderStatusChanged", "pt", approved),
      renderSample("orderStatusChanged", "en", approved),
    ];
    expect(pt.text).toContain("instruções de pagamento, escreva para expositores@example.org.");
    expect(pt.html).toContain('href="mailto:expositores@example.org"');
    expect(en.text).toContain("For payment instructions, write to exhibitors@example.org.");
    expect(en.html).toContain('href="mailto:exhibitors@example.org"');
    const refused = renderSample("orderStatusChanged", "en", { from: "CONFIRM_PAYMENT", to: "APPROVED" });
    expect(refused.text).not.toContain("payment instructions");
  });

  test("tells an exhibitor that the payment is being checked, not to confirm it", () => {
    const params = { from: "APPROVED", to: "CONFIRM_PAYMENT" } as const;
    const [pt, en] = [
      renderSample("orderStatusChanged", "pt", params),
      renderSample("orderStatusChanged", "en", params),
    ];
    expect(pt.subject).toStartWith("Recebemos o comprovante do pedido");
    expect(en.subject).toStartWith("We have your payment confirmation for order");
    expect(`${pt.text}${en.text}`).not.toMatch(/confirmar pagamento|confirm payment/i);
  });

  test("of a step that was done in words alone speaks of no files", () => {
    for (const locale of LOCALES) {
      const { subject, text } = renderSample("stepHandedIn", locale, { files: 0 });
      expect(`${subject} ${text}`).not.toMatch(/\b0\b|enviou os arquivos|sent the files/);
      expect(text).toContain("Segue a planta com as cotas.");
    }
  });

  test("shows markup in a name as text (S45)", () => {
    const company = "<img src=x onerror=alert(1)> & Filhos";
    const mail = renderSample("orderCancelled", "pt", { company, note: "</div><script>alert(2)</script>" });
    expect(mail.html).not.toContain("<img src=x");
    expect(mail.html).not.toContain("<script");
    expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt; &amp; Filhos");
    expect(mail.text).toContain(company);
  });

  test("links with full addresses of the portal and never with a script", () => {
    expect(renderSample("contractReady", "en", { url: "/partner/orders/abc" }).html).toContain(
      'href="https://portal.example.org/partner/orders/abc#contract"',
    );
    const hostile = renderSample("contractReady", "en", { url: "javascript:alert(1)" });
    expect(hostile.html).not.toContain("javascript:");
    expect(hostile.html).not.toContain("<a ");
  });

  test("keeps a line break in a value out of the subject", () => {
    const mail = renderSample("orderCancelled", "en", { reference: "ORD-1\r\nBcc: x@example.org" });
    expect(mail.subject).toBe(
      "Order ORD-1 Bcc: x@example.org has been cancelled: it stays in your history · Climate Conference 2025",
    );
  });
});

test("a changed order says quantity, days and discount of a line, and what of its total is still to be quoted", () => {
  const unpriced = { isStructurePriced: false, unpricedLines: 2 };
  const [pt, en] = LOCALES.map(
    (locale) => renderSample("orderChanged", locale, { waits: { before: unpriced, after: unpriced } }).text,
  );
  expect(pt?.replaceAll("\u00A0", " ")).toContain("de US$ 100,00 (1 × 1 dia) para US$ 200,00 (1 × 2 dias)");
  expect(en?.replaceAll("\u00A0", " ")).toContain("from USD 100.00 (1 × 1 day) to USD 200.00 (1 × 2 days)");
  expect(pt).toContain("(já com desconto de 12,5%)");
  expect(en).toContain("(after a discount of 12.5%)");
  expect(en).toMatch(/1,500\.00 .*to be quoted/);
  expect(pt).toMatch(/1\.500,00 .*a orçar/);
});

test("a changed order counts no days of what is had once", () => {
  const counts = { before: { quantity: 10 }, after: { quantity: 12 } };
  const lines = [{ title: "Tenda", before: 10_000, after: 12_000, counts }];
  const [pt, en] = LOCALES.map((locale) =>
    renderSample("orderChanged", locale, { lines }).text.replaceAll("\u00A0", " "),
  );
  expect(pt).toContain("de US$ 100,00 (quantidade: 10) para US$ 120,00 (quantidade: 12)");
  expect(en).toContain("from USD 100.00 (quantity: 10) to USD 120.00 (quantity: 12)");
});

import { describe, expect, test } from "bun:test";
import { readRichText } from "#domain/campaigns/rich-text.ts";
import { LOCALES, type Locale } from "#domain/locales.ts";
import { LETTERS, TEMPLATE_IDS, type TemplateId } from "#domain/mail/letters.ts";
import { ORDER_STATUSES } from "#domain/orders/moves/status.ts";
import { renderSample } from "./sample-mail.ts";
import { SAMPLES } from "./samples.ts";

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

  test.each(TEMPLATE_IDS.filter((id) => LETTERS[id].secrets.length > 0))(
    "%s keeps every secret out of its subject and puts it into both bodies",
    (template) => {
      const { subject, text, html } = renderSample(template, "en");
      for (const [, secret] of Object.entries(SAMPLES[template]).filter(([name]) =>
        isSecret(template, name),
      )) {
        expect(subject).not.toContain(secret);
        expect(text).toContain(secret);
        expect(html).toContain(Bun.escapeHTML(secret));
      }
    },
  );

  test("has a sentence of its own for every status an order may come to", () => {
    const sentences = ORDER_STATUSES.filter((to) => to !== "DRAFT").map(
      (to) => renderSample("orderStatusChanged", "en", { from: "REVIEWING", to }).text.split("\n\n")[2],
    );
    expect(new Set(sentences).size).toBe(7);
  });

  test("says nothing of payment instructions in the letter of a refused payment, nor of confirming one", () => {
    const refused = renderSample("orderStatusChanged", "en", { from: "CONFIRM_PAYMENT", to: "APPROVED" });
    expect(refused.text).not.toContain("payment instructions");
    for (const locale of LOCALES) {
      const { text } = renderSample("orderStatusChanged", locale, {
        from: "APPROVED",
        to: "CONFIRM_PAYMENT",
      });
      expect(text).not.toMatch(/confirmar pagamento|confirm payment/i);
    }
  });

  test("links the address to ask at, in the reader's language", () => {
    const approved = { to: "APPROVED", toPay: { amount: 123_450, dueOn: "2025-10-31" } } as const;
    expect(renderSample("orderStatusChanged", "pt", approved).html).toContain(
      'href="mailto:expositores@example.org"',
    );
    expect(renderSample("orderStatusChanged", "en", approved).html).toContain(
      'href="mailto:exhibitors@example.org"',
    );
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

function isSecret(template: TemplateId, name: string): boolean {
  return LETTERS[template].secrets.includes(name);
}

import { describe, expect, test } from "bun:test";
import { readRichText } from "#domain/campaigns/rich-text.ts";
import { writeText } from "#server/campaigns/letter.ts";
import { readAsReceived, renderSample } from "./sample-mail.ts";
import { scriptLetters } from "./script-variants.ts";

const RIGHT_TO_LEFT = /[\u0590-\u08FF]/;

describe("names of all countries in letters", () => {
  test.each(scriptLetters().map((letter) => [letter.name, letter] as const))(
    "%s: whole in both parts, and by itself where it runs from right to left, so that nothing behind it moves",
    (_, { written, mail: { subject, html, text } }) => {
      const isApart = RIGHT_TO_LEFT.test(written);
      const shown = isApart ? `\u2068${written}` : written;
      for (const part of [text, Bun.escapeHTML(html)]) expect(part).toContain(written);
      for (const part of [subject, text.replace(NOTE, ""), html.replace(HTML_NOTE, "")]) {
        for (const before of part.split(written).slice(0, -1))
          expect(before.endsWith("\u2068")).toBe(isApart);
      }
      expect(text).toContain(shown);
      expect(text.match(/\u2068/g)?.length).toBe(text.match(/\u2069/g)?.length);
    },
  );

  test("arrive whole in the headers", async () => {
    for (const { name, written, mail } of scriptLetters()) {
      if (!name.endsWith("campaign, pt")) continue;
      const read = await readAsReceived(mail, written, "pt");
      expect([read.subject, read.to?.[0]?.name, read.text?.trimEnd()]).toEqual([
        mail.subject,
        written,
        mail.text.trimEnd(),
      ]);
    }
  });
});

/** What the team wrote stands as it was written. */
const NOTE = /^O estande de .*$/gm;
const HTML_NOTE = />O estande de [^<]*</g;

test("a campaign's sentence that begins with a name from right to left still runs from left to right", () => {
  const texts = { subject_pt: "{{company}}: 3", message_pt: "{{company}}, às 8h.", details_pt: "" };
  const letter = { ...texts, subject_en: "", message_en: "", details_en: "" };
  const { subject, message } = writeText("notice", letter, "pt", { company: "منظمة" });
  expect(subject).toBe("\u2068منظمة\u2069: 3");
  expect(message).toEqual(readRichText("\u2068منظمة\u2069, às 8h."));
  const shown = { subject, message, details: message, button: null };
  const { html } = renderSample("campaign", "pt", { text: shown });
  expect(html).not.toMatch(/dir="(auto|rtl)"/);
  const arabic = { ...shown, message: readRichText("تفتح البوابة في الساعة 8.\n\n- شارتان") };
  expect(renderSample("campaign", "pt", { text: arabic }).html.match(/dir="rtl"/g)).toHaveLength(2);
});

test("a subject never cuts a letter in two", () => {
  const company = `${"a".repeat(58)}𠮷𠮷`;
  const { subject } = renderSample("orderCancelledByExhibitor", "pt", { company });
  expect(subject).toContain(`${"a".repeat(58)}… ·`);
  expect(Buffer.from(subject).toString()).toBe(subject);
  const marked = `${"a".repeat(58)}n\u0303n\u0303n`;
  expect(renderSample("orderCancelledByExhibitor", "pt", { company: marked }).subject).not.toMatch(
    /\u0303…$/,
  );
});

import { afterAll, describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { TEMPLATE_IDS } from "#domain/mail/letters.ts";
import { fillIn } from "#domain/placeholders.ts";
import { writeText } from "#server/campaigns/letter.ts";
import { enqueueMail } from "#server/mail/enqueue.ts";
import { optOutUrlOf, readOptOutToken } from "#server/mail/opt-out.ts";
import { linkToken } from "#server/platform/link-token.ts";
import { readAsReceived, renderSample } from "#tests/server/mail/sample-mail.ts";
import { SAMPLES } from "#tests/server/mail/samples.ts";
import { openTestPortal } from "#tests/portal.ts";
import { startSmtp } from "#tests/smtp.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const { portal } = await openTestPortal({ env: { SMTP_URL: smtp.url } });

const HEADER = "Ana\r\nBcc: thief@example.org\r\nX-Evil: 1\r\n\r\n<script>alert(1)</script>";
const MARKUP = `<script>alert(1)</script><img src=x onerror=alert(1)>"><a href="javascript:alert(1)">x</a>`;

/** Addresses of the portal, days, and words of the code: statuses, kinds. */
const KEPT = /^(?:https?:.*|\d{4}-.*|[A-Z_]+|[a-z]+[A-Za-z]*|)$/;

/** A sample with every text in it, however deep, written by somebody hostile. */
function poisoned(value: unknown, by: string): unknown {
  if (typeof value === "string") return KEPT.test(value) ? value : by;
  if (Array.isArray(value)) return value.map((one) => poisoned(one, by));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, by)]));
}

describe.each(TEMPLATE_IDS)("%s, with hostile names in it,", (template) => {
  test("sets no header and no other recipient, and its HTML runs and loads nothing", async () => {
    for (const [locale, by] of [
      ["pt", HEADER],
      ["en", MARKUP],
    ] as const) {
      const params = poisoned(SAMPLES[template], by) as object;
      const mail = renderSample(template, locale, params, undefined, by);
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.html).not.toMatch(/<script|<img src=x|href="javascript:|onerror=alert\(1\)>/i);
      const read = await readAsReceived(mail, by, locale);
      expect([read.to?.map(({ address }) => address), read.cc, read.bcc]).toEqual([
        ["ana@example.org"],
        undefined,
        undefined,
      ]);
      expect(read.headers.map(({ key }) => key)).not.toContain("x-evil");
    }
  });
});

test("a value that looks like a placeholder, or like the portal's own parts, stays what was written", () => {
  const letter = {
    subject_pt: "{{company}}",
    message_pt: "{{company}}",
    details_pt: "",
    subject_en: "",
    message_en: "",
    details_en: "",
  };
  const values = { company: "{{outstanding}} **x** [y](https://evil.example)", outstanding: "US$ 9" };
  const { subject, message } = writeText("notice", letter, "pt", values);
  expect(subject).toBe(values.company);
  expect(message).toEqual([{ kind: "paragraph", lines: [[{ text: values.company }]] }]);
  expect(fillIn("{{constructor}} {{__proto__}} {{toString}}", {})).toBe(
    "{{constructor}} {{__proto__}} {{toString}}",
  );
});

describe("the link out of campaigns", () => {
  const { secret, optOutKey } = portal;
  const token = (toEmail: string) =>
    optOutUrlOf(portal, { lane: "campaign", toEmail, campaignId: null }).split("/").at(-1) ?? "";

  test("cannot be made from another's, nor from a link of another kind", () => {
    const [ana, rui] = [token("ana@example.org"), token("rui@example.org")];
    expect(readOptOutToken(optOutKey, ana)).toBeDefined();
    expect(readOptOutToken(optOutKey, ana.slice(0, 43) + rui.slice(43))).toBeUndefined();
    expect(readOptOutToken(optOutKey, `${ana.slice(0, 43)}campaign${ana.slice(43)}`)).toBeUndefined();
    expect(readOptOutToken(optOutKey, linkToken(secret, "status", ana.slice(0, 43)))).toBeUndefined();
    expect(readOptOutToken(Buffer.from(secret), ana)).toBeUndefined();
  });
});

async function send(email: string) {
  const letter = {
    template: "passwordChanged",
    locale: "pt",
    params: { name: "Ana" },
    to: { email, name: "Ana" },
  } as const;
  const id = await portal.db.write((tx) => enqueueMail(tx, { now: portal.clock(), portal }, letter));
  await portal.drainMail();
  const [row] = await portal.db.read
    .select()
    .from(outbox)
    .where(eq(outbox.id, String(id)));
  return row;
}

test.each([
  ["of 253 letters", `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(56)}.org`],
  ["in a domain with accents", "ana@organização.example"],
  ["in a domain of Chinese letters", "ana@绿色和平.example"],
])("an address %s is written to", async (_, email) => {
  const before = smtp.messages.length;
  expect(await send(email)).toMatchObject({ status: "sent" });
  expect(smtp.messages.length).toBe(before + 1);
});

test.each(["ana@example.org,thief@example.org", "ana@example.org>\r\nRCPT TO:<thief@example.org"])(
  "an address that holds another, %p, reaches nobody else",
  async (email) => {
    const before = smtp.messages.length;
    await send(email);
    const reached = smtp.messages.slice(before).flatMap(({ recipients }) => recipients);
    expect(reached).not.toContain("thief@example.org");
  },
);

import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { outbox, submissions } from "#db/schema/index.ts";
import { issueChallenge } from "#server/captcha/challenge.ts";
import { renderMail } from "#server/mail/render.ts";
import { composeEml } from "#server/platform/smtp.ts";
import { readSettings } from "#server/event/read.ts";
import type { SubmissionForm } from "#tests/domain/submissions/answers.ts";
import { changeSettings, makeUser } from "#tests/factories.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";
import { makeOrder } from "#tests/server/files/orders.ts";
import { readPdf } from "#tests/server/documents/samples.ts";
import { signIn } from "#tests/server/files/upload.ts";
import { solvedToken, validForm } from "#tests/server/submissions/interest.ts";
import { mutate } from "./call.ts";

const server = await openTestPortal();
const { portal, setNow } = server;
const staff = await makeUser(portal, "ADMIN");
const SCRIPT = '<img src=x onerror=alert(1)><script>alert("x")</script>';

/** Each call from an address of its own, so that only the test of the limit meets it. */
let calls = 0;
async function submit(more: Record<string, unknown> = {}, address?: string) {
  calls += 1;
  const form = { ...(await validForm(portal)), ...more } as SubmissionForm;
  return mutate(server, "submissions.submit", form, { address: address ?? `10.2.0.${calls % 250}` });
}

async function count(): Promise<number> {
  return portal.db.read.$count(submissions);
}

describe("an expression of interest by direct call", () => {
  test("is refused outside the window, to the second, whatever the form says (S59, F22)", async () => {
    const { eoi } = await readSettings(portal.db.read);
    const moments: [number, number][] = [
      [Date.parse(eoi.opens) - 1_000, 403],
      [Date.parse(eoi.opens), 200],
      [Date.parse(eoi.closes), 200],
      [Date.parse(eoi.closes) + 1_000, 403],
      [Date.parse("2031-01-01T00:00:00Z"), 403],
    ];
    for (const [at, status] of moments) {
      setNow(new Date(at));
      const before = await count();
      const answer = await submit();
      expect([new Date(at).toISOString(), answer.status]).toEqual([new Date(at).toISOString(), status]);
      expect((await count()) - before).toBe(status === 200 ? 1 : 0);
      if (status === 403) expect(answer.code).toBe("windowClosed");
    }
    setNow(IN_WINDOW);
  });

  test("is refused without a captcha, with a used, a foreign, an expired and an unsolved one (S60)", async () => {
    const before = await count();
    expect((await submit({ captchaToken: "" })).status).toBe(400);
    expect((await submit({ captchaToken: undefined })).status).toBe(400);
    const token = await solvedToken(portal);
    expect((await submit({ captchaToken: token })).status).toBe(200);
    const unsolved = await issueChallenge(portal.secret, portal.clock());
    const bad = [
      token,
      await solvedToken({ secret: "the secret of another portal, as long", clock: portal.clock }),
      await solvedToken({ secret: portal.secret, clock: () => new Date(IN_WINDOW.getTime() - 11 * 60_000) }),
      btoa(JSON.stringify({ challenge: unsolved, solution: { counter: 1, derivedKey: "ab".repeat(32) } })),
      btoa("{}"),
      "x",
    ];
    for (const captchaToken of bad) {
      const answer = await submit({ captchaToken });
      expect([answer.status, answer.code]).toEqual([400, "captchaFailed"]);
    }
    expect(await count()).toBe(before + 1);
  });

  test("uses one captcha for one of twenty forms sent at once", async () => {
    const captchaToken = await solvedToken(portal);
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => submit({ captchaToken, institutionName: `Nome ${at}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await count()).toBe(before + 1);
  });

  test("is refused when it is too long in any field, whole, or in its links (S61)", async () => {
    const before = await count();
    const form = await validForm(portal);
    const texts = Object.entries(form).filter(([, value]) => typeof value === "string");
    for (const [key] of texts) {
      const { status } = await submit({ [key]: "x".repeat(10_000) });
      expect([key, status]).toEqual([key, 400]);
    }
    expect((await submit({ justification: "x".repeat(1024 * 1024) })).status).toBe(413);
    const link = { url: "https://a.example.org", description: "a" };
    expect((await submit({ links: Array.from({ length: 21 }, () => link) })).status).toBe(400);
    const tenThousand = Array.from({ length: 10_000 }, () => link);
    expect([400, 413]).toContain((await submit({ links: tenThousand })).status);
    expect((await submit({ servicesNeeded: Array.from({ length: 10_000 }, () => "internet") })).status).toBe(
      400,
    );
    expect(await count()).toBe(before);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "\tjavascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "//evil.example",
    "https:evil",
    "https://",
    "http://[",
  ])("is refused with %j as an address (S45)", async (url) => {
    for (const more of [{ website: url }, { links: [{ url, description: "a" }] }]) {
      const answer = await submit(more);
      expect(answer.status).toBe(400);
      expect(answer.body).toContain("urlInvalid");
    }
  });

  test("takes no key it does not know, and no status", async () => {
    for (const extra of [{ status: "APPROVED" }, { id: "x" }, { reference: "EOI-1" }, { isAdmin: true }]) {
      expect((await submit(extra)).status).toBe(400);
    }
  });

  test("is slowed down when one address sends many, and says how long to wait", async () => {
    const address = "10.3.0.1";
    const statuses: number[] = [];
    let last: Awaited<ReturnType<typeof submit>> | undefined;
    for (let round = 0; round < 22; round += 1) {
      last = await submit({}, address);
      statuses.push(last.status);
    }
    expect(statuses.indexOf(429)).toBeGreaterThan(9);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await submit({}, "10.3.0.2")).status).toBe(200);
  });
});

describe("a script for a name (S45)", () => {
  const named = { institutionName: SCRIPT, representativeName: `Ana\r\nBcc: eva@localhost ${SCRIPT}` };

  test("is kept as the text it is, and is text in the mail", async () => {
    const { body } = await submit({ ...named, contactLanguage: "en" });
    const id = /"id":"(\w+)"/.exec(body)?.[1] ?? "";
    const [row] = await portal.db.read.select().from(submissions).where(eq(submissions.id, id));
    expect(row?.institutionName).toBe(SCRIPT);
    const [mail] = await portal.db.read.select().from(outbox).where(eq(outbox.recordId, id));
    if (!mail) throw new Error("no receipt was written");
    const settings = await readSettings(portal.db.read);
    const around = { settings, publicUrl: portal.env.PUBLIC_URL, secret: portal.secret };
    const { html, text, subject } = renderMail(mail, around);
    expect(html).not.toMatch(/<(img|script)[^>]*(onerror|>alert)/);
    expect(html).toContain("&lt;script&gt;");
    expect(text).toContain(SCRIPT);
    expect(subject).not.toMatch(/[\r\n]/);

    const eml = await composeEml({
      messageId: mail.messageId,
      date: IN_WINDOW,
      from: portal.env.MAIL_FROM,
      to: { email: mail.toEmail, name: mail.toName },
      language: "en",
      subject,
      text,
      html,
    });
    const parsed = await PostalMime.parse(eml);
    expect(parsed.to).toHaveLength(1);
    expect(parsed.bcc ?? []).toEqual([]);
    expect(parsed.headers.map(({ key }) => key)).not.toContain("bcc");
  });

  test("is text in the contract's PDF, which holds no script", async () => {
    const { body } = await submit(named);
    const id = /"id":"(\w+)"/.exec(body)?.[1] ?? "";
    const [row] = await portal.db.read.select().from(submissions).where(eq(submissions.id, id));
    if (!row) throw new Error("the submission was not stored");
    const order = await makeOrder(portal, row, staff);
    const { url } = await server.as(staff).contracts.generate({ orderId: order.id, notes: SCRIPT });
    const answer = await server.fetch(url, { headers: { cookie: await signIn(server, staff) } });
    const bytes = await answer.bytes();
    expect((await readPdf(bytes)).text.replaceAll(" ", "")).toContain("<imgsrc=xonerror=alert(1)>");
    expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/\/(JavaScript|JS|OpenAction|Launch)\b/);
  });

  test("is text in the page's title when it is the event's name", async () => {
    await changeSettings(portal, (data) => ({ ...data, name: { pt: SCRIPT, en: SCRIPT } }));
    const answer = await server.fetch("/");
    expect(await answer.text()).not.toContain('<script>alert("x")');
  });
});

describe("the status link", () => {
  test("is found by its own secret alone, and tells nothing of the team", async () => {
    const { body } = await submit();
    const token = /\/status\/([\w-]+)/.exec(body)?.[1] ?? "";
    const ask = (value: unknown) =>
      server.fetch(
        `/api/trpc/submissions.track?input=${encodeURIComponent(JSON.stringify({ token: value }))}`,
      );
    expect((await ask(token)).status).toBe(200);
    for (const other of [
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase().replace(/^./, "_"),
      "%",
      "a".repeat(32),
    ]) {
      expect([other, [400, 404].includes((await ask(other)).status)]).toEqual([other, true]);
    }
    const stored = JSON.stringify(await portal.db.read.select().from(submissions));
    expect(stored).not.toContain(token);
    const mails = JSON.stringify(await portal.db.read.select().from(outbox));
    expect(mails).not.toContain(token);
  });
});

import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { bouncingOf } from "#server/mail/bouncing.ts";
import { enqueueMail } from "#server/mail/enqueue.ts";
import { readFailure } from "#server/platform/smtp-failure.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";
import { type Behaviour, startSmtp } from "#tests/smtp.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const { portal, setNow } = await openTestPortal({ env: { SMTP_URL: smtp.url } });

beforeEach(async () => {
  await portal.db.write((tx) => tx.delete(outbox));
  smtp.messages.length = 0;
  smtp.behave(() => undefined);
  setNow(IN_WINDOW);
});

async function write(email: string): Promise<string> {
  const letter = { template: "passwordChanged", locale: "en", params: { name: "Ana" } } as const;
  const id = await portal.db.write((tx) =>
    enqueueMail(tx, { now: portal.clock(), portal }, { ...letter, to: { email, name: "Ana" } }),
  );
  return String(id);
}

async function sendTo(email: string, behaviour?: Behaviour) {
  smtp.behave((to) => (to === email ? behaviour : undefined));
  const id = await write(email);
  await portal.drainMail();
  const [row] = await portal.db.read.select().from(outbox).where(eq(outbox.id, id));
  if (!row) throw new Error("the message is gone");
  return row;
}

describe("what a mail server says", () => {
  test.each([
    [421, "4.3.2 closing"],
    [451, "4.7.1 greylisted, come back"],
    [452, "4.2.2 mailbox full"],
  ])("%p is a refusal for now: tried again, with its words kept (F19)", async (code, text) => {
    const row = await sendTo("ana@example.org", { code, text });
    expect(row).toMatchObject({ status: "failed", attempts: 1, bounced: false });
    expect(row.lastError).toContain(text);
    expect(row.nextAttemptAt.getTime()).toBe(IN_WINDOW.getTime() + 60_000);
  });

  test("550 is a refusal for good: given up at once, and the address is known to bounce (F19)", async () => {
    const row = await sendTo("nobody@example.org", { code: 550, text: "5.1.1 no such user" });
    expect(row).toMatchObject({ status: "dead", attempts: 1, bounced: true });
    expect(row.lastError).toContain("550 5.1.1 no such user");
    expect(await bouncingOf(portal.db.read, ["nobody@example.org", "ana@example.org"])).toEqual(
      new Map([["nobody@example.org", row.lastError]]),
    );
  });

  test("an address bounces no more once a later message arrived", async () => {
    await sendTo("ana@example.org", { code: 550, text: "5.1.1 no such user" });
    setNow(new Date(IN_WINDOW.getTime() + 60_000));
    await sendTo("ana@example.org");
    expect(await bouncingOf(portal.db.read, ["ana@example.org"])).toEqual(new Map());
  });

  test("a refusal of the sender says nothing about the address", async () => {
    const row = await sendTo("ana@example.org", { code: 550, text: "5.7.1 sender not wanted" });
    expect(row).toMatchObject({ status: "dead", bounced: false });
  });

  test("“Message is too large”, which Microsoft says for good and means for now, is tried again", async () => {
    const row = await sendTo("ana@example.org", { code: 554, text: "5.2.0 Message is too large" });
    expect(row).toMatchObject({ status: "failed", bounced: false });
  });

  test("432 means no connection is free: tried again soon", async () => {
    const row = await sendTo("ana@example.org", { code: 432, text: "4.3.2 concurrent connections exceeded" });
    const wait = row.nextAttemptAt.getTime() - IN_WINDOW.getTime();
    expect([row.status, wait >= 15_000 && wait <= 45_000]).toEqual(["failed", true]);
  });

  test.each([
    ["before the message", "diesAtOnce"],
    ["in the middle of the message", "dies"],
  ] as const)(
    "one that breaks off %s is tried again under the same Message-ID, and the portal tries nothing by itself",
    async (_, behaviour) => {
      const before = smtp.attempts();
      const row = await sendTo("ana@example.org", behaviour);
      expect(row).toMatchObject({ status: "failed", attempts: 1, bounced: false });
      expect(smtp.attempts() - before).toBe(1);
      setNow(row.nextAttemptAt);
      smtp.behave(() => undefined);
      await portal.drainMail();
      expect(smtp.messages.map(({ mail }) => mail.messageId)).toEqual([row.messageId]);
    },
  );

  test("one that took the message and broke off before its answer gets it again as the same message, once", async () => {
    const row = await sendTo("ana@example.org", "takesAndDies");
    // Whether it has arrived is unknown here.
    expect(row).toMatchObject({ status: "failed", attempts: 1, sentAt: null, bounced: false });
    smtp.behave(() => undefined);
    await portal.drainMail();
    expect(smtp.messages).toHaveLength(1);
    setNow(row.nextAttemptAt);
    await portal.drainMail();
    await portal.drainMail();
    expect(smtp.messages.map(({ mail }) => mail.messageId)).toEqual([row.messageId, row.messageId]);
    const [sent] = await portal.db.read.select().from(outbox).where(eq(outbox.id, row.id));
    expect(sent).toMatchObject({ status: "sent", attempts: 2 });
  });

  test("one that hangs on a recipient holds nobody else up", async () => {
    smtp.behave((to) => (to === "slow@example.org" ? "hangs" : undefined));
    await write("slow@example.org");
    await write("quick@example.org");
    const [arrived] = await smtp.waitFor(1);
    expect(arrived?.recipients).toEqual(["quick@example.org"]);
    smtp.behave(() => undefined);
    await portal.drainMail();
  });
});

test.each([
  "530 5.7.0 Authentication required",
  "530 5.7.0 Must issue a STARTTLS command first",
  "535 5.7.8 bad login",
])("%p to a message is ours to mend, and no reason to give it up", (response) => {
  const responseCode = Number(response.slice(0, 3));
  const error = Object.assign(new Error("no"), { code: "EENVELOPE", responseCode, response });
  expect(readFailure(error)).toMatchObject({ isFinal: false, isBounce: false, isPolicy: false });
});

test("a refused login is ours to mend, and no reason to give a message up", () => {
  const error = Object.assign(new Error("no"), {
    code: "EAUTH",
    responseCode: 535,
    response: "535 5.7.8 bad",
  });
  expect(readFailure(error)).toMatchObject({ isFinal: false, isPolicy: false });
});

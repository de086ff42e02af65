import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { outbox } from "#db/schema/index.ts";
import { statusUrlOf } from "#server/mail/status-url.ts";
import { enqueueMail } from "#server/mail/enqueue.ts";
import { claimDue, releaseLeases } from "#server/mail/claim.ts";
import { markFailed } from "#server/mail/outbox.ts";
import { makeSubmission } from "#tests/factories.ts";
import { IN_WINDOW, openTestPortal, type TestPortal } from "#tests/portal.ts";
import { startSmtp } from "#tests/smtp.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const byMail = await openTestPortal({
  env: { SMTP_URL: smtp.url, MAIL_FROM: "Green Zone <zone@example.org>" },
});
const withoutServer = await openTestPortal();

const to = { email: "ana@example.org", name: "Ana Conceição" };
let now = IN_WINDOW;

function moveTo(moment: Date): void {
  now = moment;
  byMail.setNow(moment);
}

beforeEach(async () => {
  smtp.answerWith(250);
  moveTo(IN_WINDOW);
  await byMail.portal.db.write((tx) => tx.delete(outbox));
  smtp.messages.length = 0;
});

async function sendCredentials({ portal }: TestPortal): Promise<string> {
  const id = await portal.db.write((tx) =>
    enqueueMail(
      tx,
      { now, portal },
      {
        template: "credentials",
        to,
        locale: "pt",
        params: {
          name: to.name,
          email: to.email,
          loginUrl: `${portal.env.PUBLIC_URL}/partner/login`,
          validUntil: "2025-08-08T15:00:00Z",
        },
        secrets: { temporaryPassword: "Rio7$Verde" },
        record: { kind: "account", id: "u1" },
      },
    ),
  );
  return id ?? "";
}

async function rowOf({ portal }: TestPortal, id: string): Promise<typeof outbox.$inferSelect | undefined> {
  const [row] = await portal.db.read.select().from(outbox).where(eq(outbox.id, id));
  return row;
}

describe("the outbox", () => {
  test("holds a password only encrypted, and neither in its subject nor in its values", async () => {
    smtp.answerWith(451);
    const row = await rowOf(byMail, await sendCredentials(byMail));
    expect(JSON.stringify(row)).not.toContain("Rio7");
    expect(row?.sealed).toBeString();
    expect(row?.subject).toBe("Sua conta está pronta: entre na área do expositor");
    await byMail.portal.drainMail();
  });

  test("takes no letter that lacks a fact, and the change is not made", async () => {
    const { portal } = byMail;
    const params = { company: "A", reference: "", url: "/partner", version: 1 };
    const refused = portal.db.write((tx) =>
      enqueueMail(tx, { now, portal }, { template: "contractReady", to, locale: "en", params }),
    );
    expect(refused).rejects.toThrow("the mail contractReady lacks reference");
    await refused.catch(() => undefined);
    expect(await portal.db.read.$count(outbox)).toBe(0);
  });

  test("keeps nothing of a change that is rolled back", async () => {
    const { portal } = byMail;
    const refused = portal.db.write(async (tx) => {
      const params = { name: to.name };
      await enqueueMail(tx, { now, portal }, { template: "passwordChanged", to, locale: "en", params });
      throw new Error("refused half-way");
    });
    expect(refused).rejects.toThrow("refused half-way");
    await portal.drainMail();
    expect(smtp.messages).toEqual([]);
  });
});

describe("delivery by SMTP", () => {
  test("sends the message by itself, once, with a fixed Message-ID and both bodies", async () => {
    const id = await sendCredentials(byMail);
    const [arrived] = await smtp.waitFor(1);
    await byMail.portal.drainMail();
    expect(smtp.messages).toHaveLength(1);
    expect(arrived?.recipients).toEqual([to.email]);
    expect(arrived?.mail).toMatchObject({
      messageId: `<${id}@example.org>`,
      subject: "Sua conta está pronta: entre na área do expositor",
      from: { name: "Green Zone", address: "zone@example.org" },
      to: [{ name: to.name, address: to.email }],
    });
    expect(arrived?.mail.text).toContain("Senha temporária: Rio7$Verde");
    expect(arrived?.mail.html).toContain("Rio7$Verde");
    expect(await rowOf(byMail, id)).toMatchObject({ status: "sent", attempts: 1, sealed: null, sentAt: now });
  });

  test("never sends a draft", async () => {
    const { portal } = byMail;
    const params = { company: "A", representative: "B", reference: "EOI-2025-00001", note: "" };
    const id = await portal.db.write((tx) =>
      enqueueMail(
        tx,
        { now, portal },
        { template: "decisionApproved", to, locale: "en", params, status: "draft" },
      ),
    );
    await portal.drainMail();
    expect(smtp.messages).toEqual([]);
    expect((await rowOf(byMail, id ?? ""))?.status).toBe("draft");
  });

  test("adds to a decision the link of the applicant's page, which the outbox does not hold", async () => {
    const { portal } = byMail;
    const params = { company: "A", representative: "B", reference: "EOI-2025-00001", note: "" };
    const submission = await makeSubmission(portal);
    const record = { kind: "submission", id: submission.id };
    const letter = { template: "decisionRejected", to, locale: "en", params, record } as const;
    const id = await portal.db.write((tx) => enqueueMail(tx, { now, portal }, letter));
    expect(JSON.stringify(await rowOf(byMail, id ?? ""))).not.toContain("/status/");
    const [arrived] = await smtp.waitFor(1);
    expect(arrived?.mail.text).toContain(statusUrlOf(portal, submission));
    await portal.drainMail();
  });

  test.each(["the server refuses it for now", "the portal ends"])(
    "drops a letter that was taken back while it was on its way, when %s",
    async (how) => {
      const idle = await openTestPortal();
      const { portal } = idle;
      const id = await sendCredentials(idle);
      const {
        rows: [row],
      } = await claimDue(portal.db, { lane: "urgent", now, limit: 1 });
      await portal.db.write((tx) => tx.update(outbox).set({ takenBack: true }).where(eq(outbox.id, id)));
      if (!row) throw new Error("nothing is due");
      if (how === "the portal ends") await releaseLeases(portal.db);
      else await markFailed(portal.db, row, now, { isFinal: false, reason: "451" });
      expect(await rowOf(idle, id)).toBeUndefined();
    },
  );

  test("tries again after a minute, then later and later up to six hours, and gives up after the last try", async () => {
    smtp.answerWith(451);
    const id = await sendCredentials(byMail);
    const waits: number[] = [];
    for (;;) {
      await byMail.portal.drainMail();
      const row = await rowOf(byMail, id);
      if (row?.status !== "failed") break;
      waits.push((row.nextAttemptAt.getTime() - now.getTime()) / 60_000);
      moveTo(row.nextAttemptAt);
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 360, 360, 360, 360]);
    expect(await rowOf(byMail, id)).toMatchObject({ status: "dead", attempts: 11, sealed: null });
  });

  test("does not try again before its time, and delivers once the server takes it", async () => {
    smtp.answerWith(451);
    const id = await sendCredentials(byMail);
    await byMail.portal.drainMail();
    const before = smtp.attempts();
    moveTo(new Date(now.getTime() + 59_000));
    await byMail.portal.drainMail();
    expect(smtp.attempts()).toBe(before);
    smtp.answerWith(250);
    moveTo(new Date(now.getTime() + 1_000));
    await byMail.portal.drainMail();
    expect(smtp.messages).toHaveLength(1);
    expect(await rowOf(byMail, id)).toMatchObject({ status: "sent", attempts: 2, lastError: "" });
  });

  test("gives up at once on a final refusal, and says why in the mail log", async () => {
    smtp.answerWith(550);
    const id = await sendCredentials(byMail);
    await byMail.portal.drainMail();
    const row = await rowOf(byMail, id);
    expect(row).toMatchObject({ status: "dead", attempts: 1, sealed: null });
    expect(row?.lastError).toContain("550");
  });

  test("takes up again what a crash left under way, under the same Message-ID (F03)", async () => {
    const { portal } = byMail;
    smtp.answerWith(451);
    const id = await sendCredentials(byMail);
    await portal.drainMail();
    const leasedUntil = new Date(now.getTime() + 60_000);
    await portal.db.write((tx) => tx.update(outbox).set({ status: "sending", leasedUntil }));
    smtp.answerWith(250);
    await portal.drainMail();
    expect(smtp.messages).toEqual([]);
    moveTo(leasedUntil);
    await portal.drainMail();
    expect(smtp.messages.map(({ mail }) => mail.messageId)).toEqual([`<${id}@example.org>`]);
  });

  test("takes it up at once where the portal begins anew: nobody else can have it", async () => {
    const { portal } = byMail;
    smtp.answerWith(451);
    const id = await sendCredentials(byMail);
    await portal.drainMail();
    const leasedUntil = new Date(now.getTime() + 3 * 60_000);
    await portal.db.write((tx) => tx.update(outbox).set({ status: "sending", leasedUntil }));
    smtp.answerWith(250);
    moveTo(new Date(now.getTime() + 60_000));
    await portal.drainMail();
    expect(smtp.messages).toEqual([]);
    await releaseLeases(portal.db);
    await portal.drainMail();
    expect(smtp.messages.map(({ mail }) => mail.messageId)).toEqual([`<${id}@example.org>`]);
  });

  test("delivers many messages, each exactly once", async () => {
    await Promise.all(Array.from({ length: 30 }, () => sendCredentials(byMail)));
    await byMail.portal.drainMail();
    expect(new Set(smtp.messages.map(({ mail }) => mail.messageId)).size).toBe(30);
    expect(smtp.messages).toHaveLength(30);
  });

  test("takes those that have waited longest, a failed one among the new ones, and none before its time", async () => {
    const { db } = byMail.portal;
    const minutesAgo = { early: 9, failed: 5, late: 1, waits: -1 };
    const ids: Record<string, string> = {};
    for (const [name, minutes] of Object.entries(minutesAgo).toReversed()) {
      const id = await db.write(async (tx) => {
        const ctx = { now, portal: byMail.portal };
        const mail = { template: "passwordChanged", to, locale: "pt", params: { name: to.name } } as const;
        const made = (await enqueueMail(tx, ctx, { ...mail, status: "draft" })) ?? "";
        const nextAttemptAt = new Date(now.getTime() - minutes * 60_000);
        const status = name === "failed" ? "failed" : "queued";
        await tx.update(outbox).set({ status, nextAttemptAt }).where(eq(outbox.id, made));
        return made;
      });
      ids[name] = id;
    }
    const claim = { lane: "ordinary", now, limit: 2 } as const;
    const taken = [await claimDue(db, claim), await claimDue(db, claim)].flatMap(({ rows }) => rows);
    expect(taken.map(({ id }) => id)).toEqual([ids["early"], ids["failed"], ids["late"]].map(String));
  });
});

describe("without a mail server", () => {
  test("keeps the message as an .eml file that only its owner may read, and the log says so", async () => {
    const id = await sendCredentials(withoutServer);
    await withoutServer.portal.drainMail();
    expect(await rowOf(withoutServer, id)).toMatchObject({
      status: "kept",
      lastError: "kept: no mail server",
      sealed: null,
    });
    const folder = join(withoutServer.portal.env.DATA_DIR, "mail");
    const [name] = readdirSync(folder);
    const path = join(folder, String(name));
    expect(name).toEndWith(".eml");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(readFileSync(path));
    expect(mail.messageId).toBe(`<${id}@example.org>`);
    expect(mail.text).toContain("Rio7$Verde");
  });
});

import { beforeEach, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import type { OutboxStatus } from "#domain/mail/statuses.ts";
import { forgetExpired } from "#server/clock/forget.ts";
import { enqueueMail } from "#server/mail/enqueue.ts";
import { makeUser } from "#tests/factories.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";

const { portal, as, setNow } = await openTestPortal();
const desk = as(await makeUser(portal, "SUBMISSION_MANAGER")).mails;

beforeEach(() => setNow(IN_WINDOW));

async function write(status: OutboxStatus, template: "accessChanged" | "decisionRejected" = "accessChanged") {
  const to = { email: "ana@example.org", name: "Ana" };
  const ctx = { now: portal.clock(), portal };
  return portal.db.write(async (tx) => {
    const params = { name: "Ana", act: "disable", company: "", note: "Segredo antigo" } as const;
    const decided = {
      company: "A",
      representative: "B",
      reference: "EOI-2025-00001",
      note: "Segredo antigo",
    };
    const letter = { to, locale: "pt", status: "draft" } as const;
    const id =
      template === "accessChanged"
        ? await enqueueMail(tx, ctx, { ...letter, template, params })
        : await enqueueMail(tx, ctx, { ...letter, template, params: decided });
    await tx
      .update(outbox)
      .set({ status })
      .where(eq(outbox.id, String(id)));
    return String(id);
  });
}

test("a year after it left a message loses its text, and its line in the log stays", async () => {
  const id = await write("sent");
  setNow(new Date("2026-07-31T12:00:00Z"));
  await forgetExpired(portal);
  expect((await desk.get({ id })).text?.text).toContain("Segredo antigo");
  setNow(new Date("2026-08-02T12:00:00Z"));
  await forgetExpired(portal);
  const mail = await desk.get({ id });
  expect(mail).toMatchObject({ text: null, toEmail: "ana@example.org", status: "sent" });
  expect(mail.textDroppedAt).toBe("2026-08-02T12:00:00.000Z");
  const [row] = await portal.db.read.select().from(outbox).where(eq(outbox.id, id));
  expect(JSON.stringify(row)).not.toContain("Segredo");
});

test("what has not left keeps its text, and a decision stays with its submission", async () => {
  const ids = [await write("draft"), await write("failed"), await write("sent", "decisionRejected")];
  setNow(new Date("2027-01-01T12:00:00Z"));
  await forgetExpired(portal);
  for (const id of ids) expect((await desk.get({ id })).text?.text).toContain("Segredo antigo");
});

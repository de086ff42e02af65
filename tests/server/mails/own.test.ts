import { afterAll, expect, test } from "bun:test";
import { reasonOf } from "#domain/refusal.ts";
import { enqueueMail } from "#server/mail/enqueue.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { startSmtp } from "#tests/smtp.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const { portal, as, ctx } = await openTestPortal({ env: { SMTP_URL: smtp.url } });
const ana = await makeUser(portal, "PARTNER");
const rui = await makeUser(portal, "PARTNER");
const clerk = await makeUser(portal, "SUBMISSION_MANAGER");
const submission = await makeSubmission(portal, {}, [ana]);

async function tellPassword(to: { email: string; name: string; id: string }) {
  const secrets = { temporaryPassword: "Rio7$Verde" };
  const params = {
    name: to.name,
    email: to.email,
    loginUrl: "http://portal.test",
    validUntil: "2025-08-08T15:00:00Z",
  };
  const record = { kind: "account", id: to.id };
  const letter = { template: "credentials", locale: "pt", params, secrets, record } as const;
  const id = await portal.db.write((tx) => enqueueMail(tx, ctx(clerk), { ...letter, to }));
  await portal.drainMail();
  return String(id);
}

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: unknown) => reasonOf(error)?.code,
  );

test("an exhibitor reads every message sent to them as it was, without its password, and nobody else's", async () => {
  const id = await tellPassword(ana);
  const others = await tellPassword(rui);
  expect((await as(ana).mails.mine()).map((mail) => mail.id)).toEqual([id]);
  const read = await as(ana).mails.readMine({ id });
  expect(read.text?.text).toContain("Senha temporária: ••••••");
  expect(JSON.stringify(read)).not.toContain("Rio7");
  expect(await codeOf(as(ana).mails.readMine({ id: others }))).toBe("notFound");
  expect(await codeOf(as(ana).mails.readMine({ id: "nothing" }))).toBe("notFound");
});

test("one that has not left is nothing they were sent", async () => {
  smtp.answerWith(451);
  const id = await tellPassword(ana);
  smtp.answerWith(250);
  expect(await codeOf(as(ana).mails.readMine({ id }))).toBe("notFound");
});

test("every message stands on the record it is about and on the person it went to, codes included", async () => {
  const params = { company: "A", representative: "B", reference: submission.reference, note: "" };
  const letter = { template: "decisionApproved", locale: "pt", params } as const;
  const record = { kind: "submission", id: submission.id };
  const told = await portal.db.write((tx) => enqueueMail(tx, ctx(clerk), { ...letter, to: rui, record }));
  const { mails } = as(clerk);
  const about = await mails.about({ kind: "submission", id: submission.id });
  expect(about.items.map(({ id }) => id)).toEqual([String(told)]);
  const toRui = await mails.about({ kind: "account", id: rui.id });
  expect(toRui.items.map(({ toEmail }) => toEmail)).toEqual([rui.email, rui.email]);
  expect(toRui.isMore).toBe(false);
  expect(await codeOf(mails.about({ kind: "account", id: "nothing" }))).toBe("notFound");
});

import { afterAll, beforeEach, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { noteWritten } from "#db/client.ts";
import { campaigns, outbox, sentTexts, sharedTexts } from "#db/schema/index.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { forgetExpired } from "#server/clock/forget.ts";
import { enqueueMail } from "#server/mail/enqueue.ts";
import { MAIL_WORDS } from "#server/mail/words.ts";
import { changeSettings, makeSubmission, makeUser } from "#tests/factories.ts";
import { fileTest } from "#tests/file-test.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";
import { writeCampaign } from "#tests/server/mail/campaign-scene.ts";
import { startSmtp } from "#tests/smtp.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const env = { SMTP_URL: smtp.url, MAIL_PER_SECOND: "100" };
const { portal, as, ctx, setNow } = await openTestPortal({ env });
const ana = await makeUser(portal, "PARTNER");
const clerk = await makeUser(portal, "SUBMISSION_MANAGER");
const submission = await makeSubmission(portal, {}, [ana]);
const desk = as(clerk).mails;
const WORDS = MAIL_WORDS.pt;

beforeEach(async () => {
  setNow(IN_WINDOW);
  MAIL_WORDS.pt = WORDS;
  smtp.messages.length = 0;
  await changeSettings(portal, () => DEFAULT_SETTINGS);
});

type Mail = Parameters<typeof enqueueMail>[2];

async function send(mail: object): Promise<string> {
  const id = await portal.db.write((tx) =>
    enqueueMail(tx, ctx(clerk), { to: ana, locale: "pt", ...mail } as unknown as Mail),
  );
  await portal.drainMail();
  return String(id);
}

/** Another name of the event, another office and contact, and another word of a template in a release. */
async function changeEverything() {
  await changeSettings(portal, (data) => ({
    ...data,
    name: { pt: "Outra conferência", en: "Another conference" },
    zone: "Blue Zone",
    support: { pt: "outro@example.org", other: "other@example.org" },
  }));
  const statusLink = { ...WORDS.statusLink, title: () => "Outro título" };
  MAIL_WORDS.pt = new Proxy(WORDS, {
    get: (words, key) => (key === "statusLink" ? statusLink : Reflect.get(words, key)),
  });
}

/** The newest message as the server got it, what is secret in it hidden. */
function arrived(...hidden: [secret: string, shown: string][]) {
  const { mail } = smtp.messages.at(-1) ?? {};
  const hide = (text = "") => hidden.reduce((all, [secret, shown]) => all.replaceAll(secret, shown), text);
  return { subject: mail?.subject, text: hide(mail?.text).trimEnd() };
}

const LINK = {
  template: "statusLink",
  params: { company: "Instituto Várzea", reference: "EOI-2025-00042" },
  secrets: { statusUrl: "http://portal.test/status/GEHEIM" },
  record: { kind: "submission", id: submission.id },
};

test("a message stays as it left, whatever settings and words become: for the team and its reader", async () => {
  const id = await send(LINK);
  const left = arrived(["http://portal.test/status/GEHEIM", "http://portal.test/***"]);
  expect(left.text).toContain("Instituto Várzea");
  const before = await desk.get({ id });
  await changeEverything();
  const read = (await desk.get({ id })).text;
  expect(read).toEqual(before.text);
  expect({ subject: read?.subject, text: read?.text.trimEnd() }).toEqual(left);
  expect(read?.html).not.toContain("Blue Zone");
  expect((await as(ana).mails.readMine({ id })).text).toEqual(read);
});

test("one that has not left, and one that a release without kept texts sent, is written as of today", async () => {
  smtp.answerWith(451);
  const waiting = await send(LINK);
  smtp.answerWith(250);
  const old = await send(LINK);
  await portal.db.write((tx) => tx.delete(sentTexts).where(eq(sentTexts.mailId, old)));
  await changeEverything();
  for (const id of [waiting, old]) expect((await desk.get({ id })).text?.text).toStartWith("Outro título\n");
});

test("of a decision the submission shows what left, the applicant's link hidden", async () => {
  const params = { company: "Várzea", representative: "Ana", reference: submission.reference, note: "" };
  const record = { kind: "submission", id: submission.id };
  const id = await send({ template: "decisionApproved", params, record });
  const link = /http:\/\/portal\.test\/status\/\S+/.exec(smtp.messages.at(-1)?.mail.text ?? "")?.[0] ?? "";
  const left = arrived([link, "http://portal.test/***"]);
  await changeEverything();
  const decided = await as(clerk).submissions.decision({ id: submission.id });
  expect(decided).toMatchObject({ id, subject: left.subject });
  expect(decided?.text.trimEnd()).toBe(left.text);
});

test("a campaign's words are stored once, and of each recipient only what is theirs", async () => {
  const recipients = Array.from({ length: 20 }, (_, at) => `reader${at}@example.org`);
  const id = await portal.db.write(async (tx) => {
    const made = await writeCampaign(tx, { recipients, now: IN_WINDOW });
    const long = "O portão abre às 8h. ".repeat(200);
    await tx.update(campaigns).set({ messagePt: long, messageEn: long }).where(eq(campaigns.id, made));
    noteWritten(tx, { kind: "mail" });
    return made;
  });
  await portal.drainMail();
  const rows = await portal.db.read
    .select({ mail: outbox, packed: sentTexts.packed, shared: sentTexts.sharedId })
    .from(outbox)
    .innerJoin(sentTexts, eq(sentTexts.mailId, outbox.id))
    .where(eq(outbox.campaignId, id));
  expect(rows).toHaveLength(20);
  expect(new Set(rows.map(({ shared }) => shared)).size).toBe(1);
  for (const { packed } of rows) expect(packed.length).toBeLessThan(500);
  await changeEverything();
  const { mail } = rows[7] ?? {};
  const read = (await desk.get({ id: mail?.id ?? "" })).text;
  const left = smtp.messages.find(({ recipients: [to] }) => to === mail?.toEmail)?.mail;
  expect(read?.text).toContain("Company 7");
  expect(read?.text.trimEnd()).toBe(
    left?.text?.replace(/\/unsubscribe\/\S+/, "/***").trimEnd() ?? "nothing arrived",
  );
});

fileTest("it reads the bytes of the file")(
  "a recovery code is in no stored byte, before and after its message left",
  async () => {
    const code = "QX73NMB2KD";
    const secrets = { code, resetUrl: `http://portal.test/partner/recover-password?code=${code}` };
    const id = await send({ template: "recoveryCode", params: { name: "Ana", minutes: 15 }, secrets });
    expect(smtp.messages.at(-1)?.mail.text).toContain(code);
    const read = await desk.get({ id });
    expect(read.text?.text).toContain("Código: ••••••");
    expect(read.text?.html).toContain("••••••");
    const [kept] = await portal.db.read.select().from(sentTexts).where(eq(sentTexts.mailId, id));
    const { unpackText } = await import("#server/mail/pack-text.ts");
    const [shared] = await portal.db.read
      .select()
      .from(sharedTexts)
      .where(eq(sharedTexts.id, kept?.sharedId ?? ""));
    const unpacked = unpackText(kept?.packed ?? Buffer.of(), shared?.packed ?? Buffer.of());
    expect(JSON.stringify(unpacked)).not.toContain(code);
    const { DATA_DIR } = portal.env;
    for (const file of ["portal.db", "portal.db-wal"]) {
      expect(readFileSync(`${DATA_DIR}/${file}`).includes(code)).toBe(false);
    }
  },
);

test("after the time of the settings what left is gone, also what all its letters shared, and the line stays", async () => {
  const id = await send(LINK);
  setNow(new Date("2026-08-02T12:00:00Z"));
  await forgetExpired(portal);
  expect(await desk.get({ id })).toMatchObject({ text: null, status: "sent" });
  const decisions = await portal.db.read
    .select({ template: outbox.template })
    .from(sentTexts)
    .innerJoin(outbox, eq(outbox.id, sentTexts.mailId));
  expect(decisions.map(({ template }) => template)).toEqual(["decisionApproved"]);
  expect(await portal.db.read.$count(sharedTexts)).toBe(1);
});

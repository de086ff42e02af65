import { afterAll, describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { mailOptOuts, outbox, submissions } from "#db/schema/index.ts";
import { optOutHash } from "#server/mail/opt-out.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { startSmtp } from "#tests/smtp.ts";
import { openCampaigns, refused } from "./scene.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const scene = await openCampaigns({ env: { SMTP_URL: smtp.url, MAIL_PER_SECOND: "200" } });
const { portal, team, write, send, rows } = scene;
const { db } = portal;

async function receive(count: number) {
  const before = smtp.messages.length;
  await portal.drainMail();
  expect(smtp.messages.length - before).toBe(count);
  return smtp.messages.slice(before);
}

/** The ids of submissions with these representatives. */
async function make(...emails: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const representativeEmail of emails)
    ids.push((await makeSubmission(portal, { representativeEmail })).id);
  return ids;
}

describe("a campaign", () => {
  test("goes to each of the selected once, in that recipient's language (EML-06)", async () => {
    const ana = await makeSubmission(portal, { representativeEmail: "ana@a.example", contactLanguage: "pt" });
    const rui = await makeSubmission(portal, { representativeEmail: "rui@a.example", contactLanguage: "en" });
    await makeSubmission(portal, { representativeEmail: "eva@a.example" });
    const draft = await write([ana.id, rui.id]);
    await send(draft);
    const arrived = await receive(2);
    const said = Object.fromEntries(arrived.map(({ recipients: [to], mail }) => [to, mail.subject]));
    expect(said["ana@a.example"]).toContain("Aviso aos expositores");
    expect(said["rui@a.example"]).toContain(`For ${rui.institutionName}`);
    const campaign = await team().get({ id: draft.id });
    expect(campaign.counts).toEqual({ waiting: 0, sent: 2, kept: 0, failed: 0, skipped: 0 });
    expect(campaign.recipients).toBe(2);
  });

  test("has the same formatting in its details as in its message, as HTML and as text (EML-03)", async () => {
    const written = "**Bring** your badge:\n\n1. gate [east](https://example.org/east)\n2. gate west";
    const texts = { message_en: written, details_en: written, details_pt: written };
    const one = await makeSubmission(portal, { representativeEmail: "eli@a.example", contactLanguage: "en" });
    await send(await write([one.id], "notice", texts));
    const [message] = await receive(1);
    const count = (text = "", part: string) => text.split(part).length - 1;
    expect(
      count(message?.mail.text, "Bring your badge:\n\n1. gate east (https://example.org/east)\n2. gate west"),
    ).toBe(2);
    expect(count(message?.mail.html, "<ol")).toBe(2);
    expect(count(message?.mail.html, 'href="https://example.org/east"')).toBe(2);
    expect(count(message?.mail.html, ">Bring</span>")).toBe(2);
  });

  test("goes to all that the filter finds, and to none of the others (EML-07)", async () => {
    const found = await makeSubmission(portal, { country: "NO", representativeEmail: "liv@b.example" });
    await makeSubmission(portal, { country: "SE", representativeEmail: "ulf@b.example" });
    await send(await write({ kind: "filtered", question: { filters: { countries: ["NO"] } } }));
    const [only] = await receive(1);
    expect(only?.recipients).toEqual([found.representativeEmail]);
  });

  test("shows in the list as the last e-mail of its recipients (EML-08)", async () => {
    const bia = await makeSubmission(portal, {
      institutionName: "Igarapé Bia",
      country: "PE",
      representativeEmail: "bia@c.example",
    });
    const listed = async () => (await team().recipients({ filters: { countries: ["PE"] } })).items[0];
    expect((await listed())?.lastMail).toBeNull();
    const draft = await write([bia.id]);
    await send(draft);
    await receive(1);
    expect(await listed()).toMatchObject({
      lastMail: { subject: "For Igarapé Bia", isKept: false, campaignId: draft.id },
      marks: ["recent"],
    });
  });

  test("leaves out, and says why: one letter an address, opted out, nothing to pay", async () => {
    const email = "same@d.example";
    const first = await makeSubmission(portal, { representativeEmail: email });
    const second = await makeSubmission(portal, { representativeEmail: "Same@D.example" });
    const third = await makeSubmission(portal, { representativeEmail: "out@d.example" });
    const hash = optOutHash(portal.optOutKey, " Out@D.example");
    await db.write((tx) => tx.insert(mailOptOuts).values({ hash, createdAt: portal.clock() }));
    const draft = await write([first.id, second.id, third.id]);
    const check = await team().check({ id: draft.id });
    expect({ goes: check.goes, leftOut: check.leftOut }).toEqual({ goes: 1, leftOut: 2 });
    expect(check.reasons.map(({ reason, count }) => [reason.code, count]).toSorted()).toEqual([
      ["optedOut", 1],
      ["sameAddress", 1],
    ]);
    await send(draft);
    await receive(1);
    const log = await team().letters({ filters: { campaign: draft.id } });
    expect(log.items.map(({ state, reason }) => [state, reason?.code ?? ""]).toSorted()).toEqual([
      ["sent", ""],
      ["skipped", "optedOut"],
      ["skipped", "sameAddress"],
    ]);
    const reminder = await write([first.id], "paymentReminder", {});
    expect(await refused(send(reminder))).toBe("noRecipients");
  });

  test("goes once per submission where that is chosen", async () => {
    const email = "each@d.example";
    const draft = await write(await make(email, email), "notice", { eachSubmission: true });
    await send(draft);
    await receive(2);
  });

  test("keeps its recipients as they were at the press, and asks once more of each", async () => {
    // Nothing leaves before this one is drained.
    const still = await openCampaigns({ env: { SMTP_URL: smtp.url } });
    const make = (representativeEmail: string) =>
      makeSubmission(still.portal, { representativeEmail, status: "APPROVED" });
    const [out, gone] = [await make("late@e.example"), await make("gone@e.example")];
    const [closed, kept] = [await make("closed@e.example"), await make("kept@e.example")];
    const draft = await still.write([out.id, gone.id, closed.id, kept.id], "approval");
    await still.send(draft);
    await still.portal.db.write(async (tx) => {
      const hash = optOutHash(still.portal.optOutKey, "late@e.example");
      await tx.insert(mailOptOuts).values({ hash, createdAt: still.portal.clock() });
      await tx.update(submissions).set({ status: "REJECTED" }).where(eq(submissions.id, gone.id));
      await tx
        .update(submissions)
        .set({ representativeEmail: "new@e.example" })
        .where(eq(submissions.id, kept.id));
    });
    await makeUser(still.portal, "PARTNER", { email: "closed@e.example", disabledAt: still.portal.clock() });
    await still.portal.drainMail();
    const became = (await still.rows(draft.id)).map(({ toEmail, status, reason }) => [
      toEmail,
      status,
      reason?.code,
    ]);
    expect(became.toSorted()).toEqual([
      ["closed@e.example", "skipped", "accountDisabled"],
      ["gone@e.example", "skipped", "statusOther"],
      ["kept@e.example", "sent", undefined],
      ["late@e.example", "skipped", "optedOut"],
    ]);
    const { status, counts, recipients } = await still.team().get({ id: draft.id });
    expect({ status, ...counts, recipients }).toEqual({
      status: "finished",
      waiting: 0,
      sent: 1,
      kept: 0,
      failed: 0,
      skipped: 3,
      recipients: 4,
    });
  });

  test("keeps its text as it was at the press", async () => {
    const draft = await write(await make("text@e.example"));
    await send(draft);
    const letter = { kind: "notice" as const, ...TEXTS };
    expect(await refused(team().save({ id: draft.id, version: draft.version + 1, letter }))).toBe(
      "moveNotAllowed",
    );
    await receive(1);
  });

  test("is sent once, however often and by however many it is pressed", async () => {
    const draft = await write(await make("twice1@f.example", "twice2@f.example", "twice3@f.example"));
    const codes = await Promise.all([1, 2].map(() => refused(send(draft))));
    expect(codes.toSorted()).toEqual(["", "busy"]);
    expect(await refused(send({ ...draft, version: draft.version + 1 }))).toBe("moveNotAllowed");
    await receive(3);
    expect(await rows(draft.id)).toHaveLength(3);
  });

  test("waits when others would get it, or be left out, than were shown, and leaves nothing behind", async () => {
    const draft = await write(await make("ivo@g.example"));
    for (const seen of [
      { goes: 2, leftOut: 0 },
      { goes: 1, leftOut: 1 },
    ])
      expect(await refused(team().send({ ...draft, seen }))).toBe("recipientsChanged");
    expect(await rows(draft.id)).toHaveLength(0);
  });

  test("does not leave as the template stands, which says where the news is to be written", async () => {
    const { id } = await team().begin({ audience: { kind: "ids", ids: await make("news@k.example") } });
    expect(await refused(team().check({ id }))).toBe("letterIncomplete");
    expect(await refused(team().send({ id, version: 1, seen: { goes: 1, leftOut: 0 } }))).toBe(
      "letterIncomplete",
    );
    expect(await rows(id)).toHaveLength(0);
  });

  test("needs both languages before it is checked, tried or sent", async () => {
    const ivo = await makeSubmission(portal);
    const draft = await write([ivo.id], "notice", { message_en: "" });
    expect(await refused(team().check({ id: draft.id }))).toBe("letterIncomplete");
    expect(await refused(team().test({ ...draft, of: ivo.id, to: "me" }))).toBe("letterIncomplete");
  });
});

const TEXTS = {
  subject_pt: "A",
  subject_en: "A",
  message_pt: "A",
  message_en: "A",
  details_pt: "",
  details_en: "",
};

describe("a test", () => {
  test.each(["me", "recipient"] as const)(
    "to %s is one message with the recipient's data (EML-05)",
    async (to) => {
      const one = await makeSubmission(portal, {
        contactLanguage: "en",
        representativeEmail: `test${to}@h.example`,
      });
      const draft = await write([one.id]);
      await team().test({ ...draft, of: one.id, to });
      const [message] = await receive(1);
      expect(message?.recipients).toEqual([to === "me" ? scene.manager.email : one.representativeEmail]);
      expect(message?.mail.subject).toContain(`[TEST] For ${one.institutionName}`);
      const { counts, recipients } = await team().get({ id: draft.id });
      expect({ recipients, waiting: counts.waiting }).toEqual({ recipients: 0, waiting: 0 });
    },
  );

  test("goes to nobody who wants no campaigns, but to me with that recipient's data", async () => {
    const one = await makeSubmission(portal, { representativeEmail: "left@h.example" });
    const hash = optOutHash(portal.optOutKey, "left@h.example");
    await db.write((tx) => tx.insert(mailOptOuts).values({ hash, createdAt: portal.clock() }));
    const draft = await write([one.id]);
    expect(await refused(team().test({ ...draft, of: one.id, to: "recipient" }))).toBe("optedOut");
    await team().test({ ...draft, of: one.id, to: "me" });
    expect((await receive(1)).map(({ recipients }) => recipients)).toEqual([[scene.manager.email]]);
  });
});

test("an address that refused for good is marked and left out of the next", async () => {
  const bad = await makeSubmission(portal, { country: "BO", representativeEmail: "no@j.example" });
  const row = {
    messageId: "<no@example.org>",
    template: "statusLink",
    locale: "pt",
    toEmail: "no@j.example",
    toName: "No",
    subject: "x",
    params: {},
    status: "dead",
    bounced: true,
    lastError: "550 no such user",
    nextAttemptAt: portal.clock(),
    createdAt: portal.clock(),
  } as const;
  await db.write((tx) => tx.insert(outbox).values(row));
  const { items } = await team().recipients({ filters: { addresses: ["refused"], countries: ["BO"] } });
  expect(items.map(({ id, marks }) => [id, marks])).toEqual([[bad.id, ["refused"]]]);
  const { id } = await write([bad.id]);
  const { reasons } = await team().check({ id });
  expect(reasons.map(({ reason }) => reason.code)).toEqual(["addressRefused"]);
});

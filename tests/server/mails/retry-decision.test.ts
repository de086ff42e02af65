import { afterAll, describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { startSmtp } from "#tests/smtp.ts";
import { codeOf, reasonFor } from "#tests/server/submissions/reason.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const { portal, as, setNow } = await openTestPortal({ env: { SMTP_URL: smtp.url } });
const manager = await makeUser(portal, "SUBMISSION_MANAGER");
/** As the clock stands, a minute later each time. */
function desk() {
  setNow(new Date(portal.clock().getTime() + 60_000));
  return as(manager);
}

async function letterOf(id: string) {
  const letter = await desk().submissions.decision({ id });
  if (!letter) throw new Error("there is no letter");
  return letter;
}

async function read(id: string) {
  const [mail] = await portal.db.read.select().from(outbox).where(eq(outbox.id, id));
  return mail;
}

/** An approval whose letter was sent and given up; what of it was read, and the submission's version. */
async function givenUp() {
  const row = await makeSubmission(portal);
  const { version } = await desk().submissions.approve({ id: row.id, version: row.version, note: "Welcome" });
  const { id: mailId, version: read } = await letterOf(row.id);
  await desk().submissions.sendDecision({ id: row.id, mailId, version: read, note: "Welcome" });
  const died = { status: "dead", attempts: 11, lastError: "550 unknown" } as const;
  await portal.db.write((tx) => tx.update(outbox).set(died).where(eq(outbox.id, mailId)));
  return { id: row.id, version, mailId };
}

describe("the letter of a decision that was given up", () => {
  test("goes out again to whom the submission names now, in that person's language, with its note", async () => {
    const { id, version, mailId } = await givenUp();
    const { answers } = await desk().submissions.get({ id });
    const corrected = {
      ...answers,
      representativeEmail: "certa@example.org",
      representativeName: "Rosa Prado",
      contactLanguage: "pt",
    } as const;
    await desk().submissions.update({ id, version, answers: corrected });
    const before = await read(mailId);
    await desk().mails.retry({ id: mailId });
    expect(await read(mailId)).toMatchObject({
      status: "queued",
      attempts: 0,
      messageId: before?.messageId,
      toEmail: "certa@example.org",
      toName: "Rosa Prado",
      locale: "pt",
      params: { representative: "Rosa Prado", note: "Welcome" },
    });
    expect((await read(mailId))?.subject).not.toBe(before?.subject);
    await portal.drainMail();
    expect((await read(mailId))?.status).toBe("sent");
  });

  test("never after the contrary was decided", async () => {
    const { id, version, mailId } = await givenUp();
    await desk().submissions.revokeApproval({ id, version, note: "Sem contrato" });
    const refused = await reasonFor(desk().mails.retry({ id: mailId }));
    expect<unknown>(refused).toEqual({
      code: "moveNotAllowed",
      params: { record: "submission", move: "retry", from: "REJECTED" },
    });
    const rejection = await letterOf(id);
    await desk().submissions.sendDecision({ id, mailId: rejection.id, version: rejection.version, note: "" });
    await portal.drainMail();
    expect(await codeOf(desk().mails.retry({ id: mailId }))).toBe("moveNotAllowed");
    expect((await read(mailId))?.status).toBe("dead");
  });

  test("never beside a newer letter of the same decision", async () => {
    const { id, version, mailId } = await givenUp();
    const rejected = await desk().submissions.revokeApproval({ id, version, note: "Sem contrato" });
    const reopened = await desk().submissions.reopen({ id, version: rejected.version, note: "Há espaço" });
    await desk().submissions.approve({ id, version: reopened.version });
    const listed = (await desk().mails.list({})).items.find((mail) => mail.id === mailId);
    expect(listed).toMatchObject({ isSuperseded: true, verbs: [] });
    expect(await codeOf(desk().mails.retry({ id: mailId }))).toBe("letterSuperseded");
    expect((await letterOf(id)).status).toBe("draft");
  });
});

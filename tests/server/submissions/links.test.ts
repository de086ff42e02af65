import { describe, expect, test } from "bun:test";
import { hashToken } from "#server/platform/token.ts";
import { statusUrlOf } from "#server/mail/status-url.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { mailsTo, tokenIn } from "#tests/server/mailed.ts";
import { codeOf } from "./reason.ts";

const scene = await openTestPortal({ env: { SMTP_URL: "smtp://127.0.0.1:9" } });
const { portal, as } = scene;
const admin = await makeUser(portal, "ADMIN");
const manager = await makeUser(portal, "SUBMISSION_MANAGER");
const visitor = as(VISITOR).submissions;
const team = as(manager).submissions;

let at = 0;
/** With its two kinds of link: the receipt's, and that of later letters. */
async function open() {
  at += 1;
  const receipt = `receipt-of-the-test-${at}`;
  const more = { representativeEmail: `before${at}@example.org`, trackHash: hashToken(receipt) };
  const row = await makeSubmission(portal, more);
  const token = tokenIn(statusUrlOf(portal, row));
  return {
    row,
    links: [receipt, token],
    token,
    after: `after${at}@example.org`,
    ...(await visitor.sent({ token })),
  };
}

const codesOf = (links: readonly string[]) =>
  Promise.all(links.map((token) => codeOf(visitor.track({ token }))));
const ENDED = ["linkClosed", "linkClosed"];
const linkIn = (mail: { secrets: Record<string, string> } | undefined) => tokenIn(mail?.secrets["statusUrl"]);

describe("the links of a status page", () => {
  test("end when the applicant corrects the address: the new one goes there, and the former address is told without one", async () => {
    const { row, links, token, version, answers, after } = await open();
    const corrected = { ...answers, representativeEmail: after };
    const answer = await visitor.correct({ token, version, answers: corrected });
    expect(await codesOf(links)).toEqual(ENDED);
    expect((await visitor.track({ token: answer.token ?? "" })).reference).toBe(row.reference);
    const [mail] = await mailsTo(scene, after, "submissionCorrected");
    expect(linkIn(mail)).toBe(answer.token ?? "none");
    const former = row.representativeEmail;
    expect(await mailsTo(scene, former, "submissionCorrected")).toEqual([]);
    expect(await mailsTo(scene, former, "addressReplaced")).toMatchObject([{ sealed: null }]);
    expect(await codeOf(visitor.correct({ token, version: answer.version, answers }))).toBe("linkClosed");
  });

  test("hold when anything else is corrected", async () => {
    const { links, token, version, answers } = await open();
    const answer = await visitor.correct({ token, version, answers: { ...answers, mainArea: "Mangue" } });
    expect(answer.token).toBeNull();
    for (const link of links) expect((await visitor.track({ token: link })).status).toBe("PENDING");
  });

  test("end when the team corrects the address, which gets a new one", async () => {
    const { row, links, version, answers, after } = await open();
    await team.update({ id: row.id, version, answers: { ...answers, representativeEmail: after } });
    expect(await codesOf(links)).toEqual(ENDED);
    const [mail] = await mailsTo(scene, after, "statusLinkRenewed");
    expect((await visitor.track({ token: linkIn(mail) })).reference).toBe(row.reference);
  });

  test("are ended by those who lead, time and again, with a row in the history and a new one by mail", async () => {
    const { row, links } = await open();
    const { version } = await team.endLinks({ id: row.id, version: row.version });
    expect(await codesOf(links)).toEqual(ENDED);
    const renewed = async () =>
      linkIn((await mailsTo(scene, row.representativeEmail, "statusLinkRenewed")).at(-1));
    const second = await renewed();
    expect((await visitor.track({ token: second })).reference).toBe(row.reference);
    expect(await codeOf(team.endLinks({ id: row.id, version: row.version }))).toBe("stale");
    await as(admin).submissions.endLinks({ id: row.id, version });
    expect(await codesOf([second])).toEqual(["linkClosed"]);
    const { history } = await team.get({ id: row.id });
    expect(history.filter(({ action }) => action === "endLinks")).toHaveLength(2);
    const evaluator = await makeUser(portal, "GRUPORG");
    expect(await codeOf(as(evaluator).submissions.endLinks({ id: row.id, version: 3 }))).toBe("forbidden");
  });

  test("hold without a mail server, since nobody would get another", async () => {
    const without = await openTestPortal();
    const row = await makeSubmission(without.portal);
    const by = without.as(await makeUser(without.portal, "ADMIN")).submissions;
    expect(await codeOf(by.endLinks({ id: row.id, version: 1 }))).toBe("noMailServer");
    const token = tokenIn(statusUrlOf(without.portal, row));
    const open = without.as(VISITOR).submissions;
    const { version, answers } = await open.sent({ token });
    const moved = { ...answers, representativeEmail: "novo@example.org" };
    expect((await open.correct({ token, version, answers: moved })).token).toBeNull();
    expect((await open.track({ token })).status).toBe("PENDING");
  });
});

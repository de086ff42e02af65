import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { interestDrafts } from "#db/schema/index.ts";
import { SAMPLE_ANSWERS } from "#domain/submissions/sample-answers.ts";
import { forgetExpired } from "#server/clock/forget.ts";
import { loadInterestDraft } from "#server/interest-drafts/load.ts";
import { newToken } from "#server/platform/token.ts";
import { IN_WINDOW, openTestPortal, VISITOR } from "#tests/portal.ts";
import { mailsTo, tokenIn } from "#tests/server/mailed.ts";
import { validForm } from "#tests/server/submissions/interest.ts";
import { codeOf, issuesFor, reasonFor } from "#tests/server/submissions/reason.ts";

const SMTP_URL = "smtp://127.0.0.1:9";
const scene = await openTestPortal({ env: { SMTP_URL } });
const { portal, setNow } = scene;
const DAY = 24 * 60 * 60 * 1000;

let callers = 0;
/** Each call from an address of its own, so that only the test of the limit meets it. */
function visitor(address = `10.7.${Math.floor(++callers / 250)}.${callers % 250}`) {
  return scene.as(VISITOR, { address }).interestDrafts;
}

const keep = (email: string, answers: Record<string, unknown> = { institutionName: "Casa das Marés" }) =>
  visitor().keep({ email, language: "en", answers });

async function mailedToken(email: string, which = 0): Promise<string> {
  const mails = await mailsTo(scene, email, "interestKept");
  return tokenIn(mails[which]?.secrets["url"]);
}

describe("a form that is kept to go on later", () => {
  test("is there again, whole, by the mailed link and on the device that wrote it", async () => {
    const answers = { ...SAMPLE_ANSWERS, representativeEmail: "a@b", customSpaceSize: "sess", spaceSize: "" };
    const kept = await keep("whole@example.org", answers);
    expect(kept.link).toBeNull();
    const [mail] = await mailsTo(scene, "whole@example.org", "interestKept");
    expect(mail).toMatchObject({ locale: "en" });
    expect(mail?.secrets["url"]).toStartWith("http://portal.test/expression-of-interest#later=");
    for (const token of [kept.token, await mailedToken("whole@example.org")]) {
      const opened = await visitor().open({ token });
      expect(opened).toMatchObject({ email: "whole@example.org", answers, version: 1, others: [] });
    }
  });

  test("is saved on, and two devices do not write over each other", async () => {
    const { token, version } = await keep("two@example.org");
    const mailed = await mailedToken("two@example.org");
    const saved = await visitor().save({ token: mailed, version, answers: { mainArea: "Mangue" } });
    expect(saved.version).toBe(2);
    const late = visitor().save({ token, version, answers: { mainArea: "Rio" } });
    expect(await reasonFor(late)).toEqual({ code: "stale", params: { record: "interestDraft", current: 2 } });
    expect((await visitor().open({ token })).answers).toEqual({ mainArea: "Mangue" });
  });

  test("is nobody's to read or to write over who only knows the address", async () => {
    const mine = await keep("mine@example.org", { description: "Segredo" });
    const theirs = await keep("mine@example.org", { description: "Ataque" });
    expect((await visitor().open({ token: mine.token })).answers).toEqual({ description: "Segredo" });
    const seen = await visitor().open({ token: theirs.token });
    expect([seen.answers, seen.others]).toEqual([{ description: "Ataque" }, []]);
    for (const wrong of [
      newToken(24),
      `${mine.token.slice(0, -1)}~`.replace("~", "A"),
      mine.token.slice(0, 25),
    ]) {
      if (wrong === mine.token) continue;
      expect(await codeOf(visitor().open({ token: wrong }))).toMatch(/linkClosed/);
      expect(await codeOf(visitor().save({ token: wrong, version: 1, answers: {} }))).toBe("linkClosed");
    }
  });

  test("tells who proved the address of the others under it, and keeps each as long as was promised", async () => {
    const email = "five@example.org";
    await keep(email, { institutionName: "Primeira" });
    const first = await mailedToken(email);
    await visitor().save({ token: first, version: 1, answers: { institutionName: "Primeira" } });
    setNow(new Date(IN_WINDOW.getTime() + 60_000));
    await keep(email, { institutionName: "Segunda" });
    const { others } = await visitor().open({ token: first });
    expect(others.map(({ institutionName }) => institutionName)).toEqual(["Segunda"]);
    expect((await visitor().open({ token: others[0]?.token ?? "" })).answers).toEqual({
      institutionName: "Segunda",
    });
    const flood = async (day: number) => {
      setNow(new Date(IN_WINDOW.getTime() + day * DAY));
      return codeOf(keep(email, { institutionName: `Inundação ${day}` }));
    };
    // Nobody who only knows the address pushes out what is kept for thirty days, nor fills it without end.
    for (let day = 1; day <= 4; day += 1) expect(await flood(day)).toBeUndefined();
    for (const day of [5, 9, 29]) expect(await flood(day)).toBe("tooManyRequests");
    expect((await visitor().open({ token: others[0]?.token ?? "" })).answers).toEqual({
      institutionName: "Segunda",
    });
    expect((await visitor().open({ token: first })).answers).toEqual({ institutionName: "Primeira" });
    expect(await flood(31)).toBeUndefined();
    await portal.db.write((tx) => tx.delete(interestDrafts).where(eq(interestDrafts.email, email)));
    setNow(IN_WINDOW);
  });

  test("mails at most three times an hour to an address, twenty for a caller", async () => {
    for (let at = 0; at < 3; at += 1) await keep("flood@example.org");
    expect(await codeOf(keep("flood@example.org"))).toBe("tooManyRequests");
    expect(await mailsTo(scene, "flood@example.org", "interestKept")).toHaveLength(3);
    const one = visitor("192.0.2.9");
    for (let at = 0; at < 20; at += 1)
      await one.keep({ email: `many${at}@example.org`, language: "pt", answers: {} });
    const next = one.keep({ email: "many20@example.org", language: "pt", answers: {} });
    expect(await codeOf(next)).toBe("tooManyRequests");
  });

  test("takes no more than a full form, and none of a key it does not know", async () => {
    const long = await issuesFor(keep("long@example.org", { description: "x".repeat(10_000_000) }));
    expect(long).toMatchObject([{ path: "answers", key: "textTooLong" }]);
    const foreign = await issuesFor(keep("long@example.org", { status: "APPROVED", trackHash: "x" }));
    expect(foreign).toMatchObject([{ path: "answers", key: "unknownKey" }]);
  });

  test("takes nothing in place of an answer that could not be read again", async () => {
    const strange = { toString: "x", valueOf: "y" };
    for (const institutionName of [strange, [[strange]], { name: strange }])
      expect(await issuesFor(keep("strange@example.org", { institutionName }))).toHaveLength(1);
    await keep("strange@example.org", { links: [{ url: "a", description: "b" }] });
  });

  test("is gone once it was sent, thrown away, or not written in for thirty days", async () => {
    const sent = await keep("sent@example.org");
    await scene.as(VISITOR).submissions.submit(await validForm(portal, { keptToken: sent.token }));
    expect(await codeOf(visitor().open({ token: sent.token }))).toBe("linkClosed");

    const thrown = await keep("thrown@example.org");
    await visitor().discard({ token: thrown.token });
    expect(await codeOf(visitor().open({ token: thrown.token }))).toBe("linkClosed");

    const old = await keep("old@example.org");
    setNow(new Date(IN_WINDOW.getTime() + 20 * DAY));
    await visitor().save({ token: old.token, version: 1, answers: {} });
    setNow(new Date(IN_WINDOW.getTime() + 49 * DAY));
    expect((await visitor().open({ token: old.token })).version).toBe(2);
    setNow(new Date(IN_WINDOW.getTime() + 51 * DAY));
    expect(await codeOf(visitor().open({ token: old.token }))).toBe("linkClosed");
    await forgetExpired(portal);
    expect((await portal.db.read.select().from(interestDrafts)).map(({ email }) => email)).toEqual([]);
    setNow(IN_WINDOW);
  });

  test("is not begun outside the window", async () => {
    setNow(new Date("2025-10-01T12:00:00Z"));
    expect(await codeOf(keep("late@example.org"))).toBe("windowClosed");
    setNow(IN_WINDOW);
  });

  test("leaves no link in the database", async () => {
    const { token } = await scene
      .as(VISITOR, { address: "10.8.0.1", idempotencyKey: "a-key-of-a-kept-form" })
      .interestDrafts.keep({ email: "secret@example.org", language: "pt", answers: {} });
    const mailed = await mailedToken("secret@example.org");
    for (const table of ["interest_drafts", "idempotency_keys", "outbox", "history"]) {
      const { rows } = await portal.db.client.execute(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(rows)).not.toContain(mailed);
    }
  });
});

test("without a mail server the link is answered instead, and proves no address", async () => {
  const bare = await openTestPortal();
  const calls = bare.as(VISITOR).interestDrafts;
  await calls.keep({ email: "bare@example.org", language: "pt", answers: { mainArea: "Rio" } });
  const { link } = await calls.keep({ email: "bare@example.org", language: "pt", answers: {} });
  const opened = await calls.open({ token: tokenIn(link ?? "") });
  expect([opened.answers, opened.others]).toEqual([{}, []]);

  // Nor later, on the same data, once there is one: `loadInterestDraft` tells the mailed link alone apart.
  const { draft, isMailed } = await loadInterestDraft(
    bare.portal.db.read,
    { portal: bare.portal, now: IN_WINDOW },
    tokenIn(link ?? ""),
  );
  expect([draft.answers, isMailed]).toEqual([{}, false]);
});

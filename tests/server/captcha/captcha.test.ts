import { describe, expect, test } from "bun:test";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { deriveInScript } from "#src/features/submissions/derive-key.ts";
import type { Challenge } from "altcha-lib/types";
import { CHALLENGE_MS, issueChallenge } from "#server/captcha/challenge.ts";
import { readCaptchaToken, spendChallenge } from "#server/captcha/verify.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { codeOf } from "../submissions/reason.ts";

const { portal, as, fetch } = await openTestPortal();
const NOW = portal.clock();

async function solve(challenge: Challenge, derive = deriveKey): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey: derive });
  return btoa(JSON.stringify({ challenge, solution }));
}

describe("captcha.challenge", () => {
  test("gives a challenge that a browser solves and the portal accepts", async () => {
    const challenge = (await as(VISITOR).captcha.challenge()) as Challenge;
    const solved = await readCaptchaToken(portal.secret, await solve(challenge));
    expect(solved?.expiresAt).toEqual(new Date(NOW.getTime() + CHALLENGE_MS));
  });

  test("gives one that a browser solves without WebCrypto, which plain http does not have", async () => {
    const token = await solve(await issueChallenge(portal.secret, NOW, 3), deriveInScript);
    expect(await readCaptchaToken(portal.secret, token)).toBeDefined();
  });

  test("gives another challenge every time, and none of the answers may be cached", async () => {
    const first = await fetch("/api/trpc/captcha.challenge");
    const second = await fetch("/api/trpc/captcha.challenge");
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(await first.text()).not.toBe(await second.text());
  });
});

describe("readCaptchaToken", () => {
  test("refuses what is no token", async () => {
    for (const token of ["", "abc", btoa("{}"), btoa("[]"), "x".repeat(8000)]) {
      expect(await readCaptchaToken(portal.secret, token)).toBeUndefined();
    }
  });

  test("refuses a challenge signed with another secret", async () => {
    const foreign = await issueChallenge("another secret, as long as the first one", NOW, 1);
    expect(await readCaptchaToken(portal.secret, await solve(foreign))).toBeUndefined();
  });

  test("refuses a challenge whose expiry or cost was changed", async () => {
    const challenge = await issueChallenge(portal.secret, NOW, 1);
    const solution = await solveChallenge({ challenge, deriveKey });
    const { parameters } = challenge;
    const later = { ...parameters, data: { ...parameters.data, expires: NOW.getTime() + 1e9 } };
    const cheaper = { ...parameters, cost: 1 };
    for (const changed of [later, cheaper]) {
      const token = btoa(JSON.stringify({ challenge: { ...challenge, parameters: changed }, solution }));
      expect(await readCaptchaToken(portal.secret, token)).toBeUndefined();
    }
  });

  test("refuses an answer that was not worked for", async () => {
    const challenge = await issueChallenge(portal.secret, NOW);
    const token = btoa(JSON.stringify({ challenge, solution: { counter: 0, derivedKey: "00".repeat(32) } }));
    expect(await readCaptchaToken(portal.secret, token)).toBeUndefined();
  });
});

describe("spendChallenge", () => {
  const solved = { id: "once", expiresAt: new Date(NOW.getTime() + CHALLENGE_MS) };

  test("accepts a challenge once", async () => {
    await portal.db.write((tx) => spendChallenge(tx, solved, NOW));
    expect(await codeOf(portal.db.write((tx) => spendChallenge(tx, solved, NOW)))).toBe("captchaFailed");
  });

  test("refuses it in the very second it expires, not a second before", async () => {
    const at = (shift: number) => new Date(solved.expiresAt.getTime() + shift);
    const early = portal.db.write((tx) => spendChallenge(tx, { ...solved, id: "early" }, at(-1000)));
    expect(await codeOf(early)).toBeUndefined();
    const late = portal.db.write((tx) => spendChallenge(tx, { ...solved, id: "late" }, at(0)));
    expect(await codeOf(late)).toBe("captchaFailed");
  });

  test("forgets used challenges once they could not come back", async () => {
    const after = new Date(solved.expiresAt.getTime() + 1000);
    const fresh = { id: "fresh", expiresAt: new Date(after.getTime() + CHALLENGE_MS) };
    await portal.db.write((tx) => spendChallenge(tx, fresh, after));
    const { rows } = await portal.db.client.execute("select id from used_challenges");
    expect(rows.map((row) => row.id)).toEqual(["fresh"]);
  });

  test("leaves the challenge unused when what it protects is rolled back", async () => {
    const again = { id: "again", expiresAt: new Date(NOW.getTime() + CHALLENGE_MS) };
    const failing = portal.db.write(async (tx) => {
      await spendChallenge(tx, again, NOW);
      throw new Error("refused later");
    });
    expect(failing).rejects.toThrow("refused later");
    expect(await codeOf(portal.db.write((tx) => spendChallenge(tx, again, NOW)))).toBeUndefined();
  });
});

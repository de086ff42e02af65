import { describe, expect, spyOn, test } from "bun:test";
import { outbox } from "#db/schema/index.ts";
import { CODE_REQUESTS } from "#server/accounts/attempts.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";
import { readStatements } from "#tests/statements.ts";
import { makeAccount } from "./browser.ts";
import { askForCode, codesMailed, settleRequests, storedCodes } from "./recovery.ts";

const portal = await openTestPortal();
const NEUTRAL = { message: "If an account with this email exists, a recovery code has been sent" };

describe("a request for a recovery code", () => {
  test("answers the same for a known, an unknown and a disabled account (REC-05, API-16, S18)", async () => {
    const known = await makeAccount(portal, "PARTNER");
    const disabled = await makeAccount(portal, "PARTNER", { disabledAt: IN_WINDOW });
    const answers = [];
    for (const email of [known.email, "nobody@example.org", disabled.email]) {
      const { status, body, headers } = await askForCode(portal, email);
      expect(headers.getSetCookie()).toEqual([]);
      expect(headers.get("cache-control")).toBe("no-store");
      answers.push([status, body]);
    }
    expect(answers).toEqual([
      [200, NEUTRAL],
      [200, NEUTRAL],
      [200, NEUTRAL],
    ]);
    await settleRequests(portal);
    const rows = await portal.portal.db.read.select().from(outbox);
    expect(rows.map((row) => [row.template, row.toEmail])).toEqual([["recoveryCode", known.email]]);
  });

  test.each([
    ["PARTNER", "pt", "/partner/recover-password"],
    ["ADMIN", "en", "/admin/recover-password"],
    ["SUBMISSION_MANAGER", "pt", "/admin/recover-password"],
    ["GRUPORG", "en", "/admin/recover-password"],
  ] as const)("mails %s a code in the own language (%s) with a link to %s", async (role, language, path) => {
    const { email, id } = await makeAccount(portal, role, { language });
    await askForCode(portal, ` ${email.toUpperCase()} `);
    const [mail] = await codesMailed(portal, email);
    expect(mail?.code).toMatch(/^[A-Z][A-Z2-9]{9}$/);
    expect(mail?.locale).toBe(language);
    expect(mail?.resetUrl).toBe(`http://portal.test${path}?code=${mail?.code}`);
    expect(mail?.shown).not.toContain(mail?.code ?? "");
    const stored = await storedCodes(portal, id);
    expect(stored.length).toBe(1);
    expect(JSON.stringify(stored)).not.toContain(mail?.code ?? "");
  });

  test("leads to three mails in ten minutes at most, and the answers stay neutral (S19)", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    for (let round = 1; round <= 50; round += 1) {
      const answer = await askForCode(portal, email, "10.2.0.1");
      expect([answer.status, answer.body]).toEqual([200, NEUTRAL]);
    }
    expect((await codesMailed(portal, email)).length).toBe(3);
    portal.setNow(new Date(IN_WINDOW.getTime() + 10 * 60_000));
    await askForCode(portal, email, "10.2.0.1");
    expect((await codesMailed(portal, email)).length).toBe(4);
    portal.setNow(IN_WINDOW);
  });

  test("says what is missing or malformed", async () => {
    for (const [email, msg] of [
      [undefined, "Email is required"],
      ["", "Email is required"],
      ["nobody", "Please enter a valid email."],
      [["a@example.org"], "Email is required"],
    ]) {
      const answer = await askForCode(portal, email);
      expect([answer.status, answer.body]).toEqual([400, { errors: [{ path: "email", msg }] }]);
    }
  });

  test("waits when one address asks for very many, whoever they are for", async () => {
    const address = "10.2.0.2";
    for (let used = 0; used < CODE_REQUESTS.limit; used += 1) {
      portal.portal.limiter.take(`recovery:${address}`, CODE_REQUESTS);
    }
    const answer = await askForCode(portal, "nobody@example.org", address);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "9"]);
    expect((await askForCode(portal, "nobody@example.org", "10.2.0.3")).status).toBe(200);
  });

  test("is answered before anything of the account is touched", async () => {
    const { email, id } = await makeAccount(portal, "PARTNER");
    // Whatever runs is held back until the answer is there.
    const [begun, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = portal.portal.db.write(async () => {
      begun.resolve();
      await letGo.promise;
    });
    await begun.promise;
    expect((await askForCode(portal, email)).status).toBe(200);
    expect(await storedCodes(portal, id)).toEqual([]);
    letGo.resolve();
    await held;
    expect((await codesMailed(portal, email)).length).toBe(1);
  });
});

test("known and unknown take the same time: what is done before the answer is the same, and touches no account (G5)", async () => {
  const quick = await openTestPortal();
  const { email } = await makeAccount(quick, "PARTNER");
  const [verify, hash] = [spyOn(Bun.password, "verify"), spyOn(Bun.password, "hash")];
  const transactions = spyOn(quick.portal.db.client, "transaction");
  const afterwards = spyOn(quick.portal.afterwards, "begin").mockImplementation(() => undefined);
  for (const asked of [email, "nobody@example.org"]) {
    expect(await readStatements(quick.portal.db, () => askForCode(quick, asked))).toEqual([]);
  }
  for (const spy of [verify, hash, transactions]) expect(spy).not.toHaveBeenCalled();
  // The rest begins after the answer, of both at a random moment of its own.
  expect(afterwards).toHaveBeenCalledTimes(2);
  for (const spy of [verify, hash, transactions, afterwards]) spy.mockRestore();
  await askForCode(quick, email);
  expect((await codesMailed(quick, email)).length).toBe(1);
});

import { beforeEach, describe, expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { history, outbox, refreshTokens, sessions, users } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { CODES_OVERALL, CODES_PER_ADDRESS } from "#server/accounts/attempts.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";
import { makeAccount, openBrowser, PASSWORD, signIn } from "./browser.ts";
import { askForCode, codesMailed, obtainCode, reset } from "./recovery.ts";

const portal = await openTestPortal();
const { db } = portal.portal;
const NEW = "Igarape?Novo8";
const MINUTE = 60_000;
/** Wrong codes count for their address, so each test has one of its own. */
let address = "";
let tests = 0;

beforeEach(() => {
  portal.setNow(IN_WINDOW);
  tests += 1;
  address = `10.4.0.${tests}`;
});

async function refused(body: Record<string, unknown>): Promise<unknown> {
  const answer = await reset(portal, body, address);
  expect(answer.status).toBe(400);
  return answer.body["message"] ?? (answer.body["errors"] as { msg: string }[]).map(({ msg }) => msg);
}

async function loginStatus({ email }: SignedInUser, password: string): Promise<number> {
  return (await openBrowser(portal).call("POST", "/api/auth/login", { email, password })).status;
}

describe("a reset", () => {
  test("answers a message, and from then on only the new password opens (API-17, REC-22, S23)", async () => {
    const partner = await makeAccount(portal, "PARTNER");
    const recoveryCode = await obtainCode(portal, partner.email);
    const answer = await reset(portal, { recoveryCode }, address);
    expect([answer.status, answer.body]).toEqual([200, { message: "Password reset successfully" }]);
    expect([await loginStatus(partner, PASSWORD), await loginStatus(partner, NEW)]).toEqual([401, 200]);
  });

  test("ends every login at once, the one of this browser as well, and signs nobody in (S05, S23)", async () => {
    const { email, id } = await makeAccount(portal, "PARTNER");
    const [here, there] = [await signIn(portal, email), await signIn(portal, email)];
    const copy = openBrowser(portal, new Map(here.cookies));
    const recoveryCode = await obtainCode(portal, email);
    const body = { recoveryCode, newPassword: NEW, confirmPassword: NEW };
    expect((await here.call("POST", "/api/user/reset-password", body)).status).toBe(200);
    expect(here.cookies.size).toBe(0);
    for (const browser of [copy, there]) {
      expect((await browser.call("GET", "/api/auth/verify")).status).toBe(401);
      expect((await browser.call("POST", "/api/auth/refresh")).status).toBe(401);
    }
    expect(await db.read.$count(sessions, eq(sessions.userId, id))).toBe(0);
    expect(await db.read.$count(refreshTokens, eq(refreshTokens.userId, id))).toBe(0);
  });

  test("ends first access and the temporary password, writes history and a notice", async () => {
    const partner = await makeAccount(portal, "PARTNER", { firstLogin: true, temporaryUntil: IN_WINDOW });
    const { id, email } = partner;
    await reset(portal, { recoveryCode: await obtainCode(portal, email) }, address);
    const [row] = await db.read.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({ firstLogin: false, temporaryUntil: null, version: 2 });
    expect(await loginStatus(partner, NEW)).toBe(200);
    const rows = await db.read.select().from(history).where(eq(history.recordId, id));
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([["resetPassword", id]]);
    const notices = await db.read
      .select({ to: outbox.toEmail })
      .from(outbox)
      .where(and(eq(outbox.recordId, id), eq(outbox.template, "passwordChanged")));
    expect(notices).toEqual([{ to: email }]);
  });

  test("takes the code in any case and with spaces around it (REC-11, S21)", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    const code = await obtainCode(portal, email);
    const answer = await reset(portal, { recoveryCode: ` ${code.toLowerCase()} ` }, address);
    expect(answer.status).toBe(200);
  });
});

describe("a recovery code", () => {
  test("is used once (REC-17)", async () => {
    const partner = await makeAccount(portal, "PARTNER");
    const recoveryCode = await obtainCode(portal, partner.email);
    await reset(portal, { recoveryCode }, address);
    const again = { recoveryCode, newPassword: "Outra?Senha9", confirmPassword: "Outra?Senha9" };
    expect(await refused(again)).toBe("Recovery code has already been used");
    expect(await loginStatus(partner, NEW)).toBe(200);
  });

  test("sent twice at the same moment works once", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    const recoveryCode = await obtainCode(portal, email);
    const answers = await Promise.all([1, 2, 3].map(() => reset(portal, { recoveryCode }, address)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  test("lasts ten minutes (REC-18)", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    const recoveryCode = await obtainCode(portal, email);
    portal.setNow(new Date(IN_WINDOW.getTime() + 10 * MINUTE));
    expect(await refused({ recoveryCode })).toBe("Recovery code has expired");
    portal.setNow(new Date(IN_WINDOW.getTime() + 10 * MINUTE - 1));
    expect((await reset(portal, { recoveryCode }, address)).status).toBe(200);
  });

  test("is worthless once there is a newer one (S21)", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    const older = await obtainCode(portal, email);
    const newer = await obtainCode(portal, email);
    expect(await refused({ recoveryCode: older })).toBe("Invalid recovery code");
    expect((await reset(portal, { recoveryCode: newer }, address)).status).toBe(200);
  });

  test("is worthless after the password was changed another way, and for a disabled account", async () => {
    const changed = await makeAccount(portal, "PARTNER");
    const first = await obtainCode(portal, changed.email);
    const browser = await signIn(portal, changed.email);
    await browser.call("POST", "/api/user/change-password", { currentPassword: PASSWORD, newPassword: NEW });
    expect(await refused({ recoveryCode: first })).toBe("Invalid recovery code");
    const closed = await makeAccount(portal, "PARTNER");
    const second = await obtainCode(portal, closed.email);
    await db.write((tx) => tx.update(users).set({ disabledAt: IN_WINDOW }).where(eq(users.id, closed.id)));
    expect(await refused({ recoveryCode: second })).toBe("Invalid recovery code");
  });

  test("that is made up, short or empty of any account is invalid (REC-19)", async () => {
    for (const recoveryCode of ["ABCDE23456", "A", "%_%"]) {
      expect(await refused({ recoveryCode })).toBe("Invalid recovery code");
    }
  });

  test("is required and has ten characters at most (REC-09, REC-10)", async () => {
    expect(await refused({})).toEqual(["Recovery code is required"]);
    expect(await refused({ recoveryCode: "  " })).toEqual(["Recovery code is required"]);
    expect(await refused({ recoveryCode: 1234567890 })).toEqual(["Recovery code is required"]);
    expect(await refused({ recoveryCode: "ABCDE234567" })).toEqual([
      "Recovery code has at most 10 characters.",
    ]);
  });
});

describe("the new password", () => {
  test.each([
    ["differs", "Outra?Senha9"],
    ["is empty", ""],
    ["is missing", undefined],
  ])("is refused when its confirmation %s (REC-12)", async (_how, confirmPassword) => {
    const { email } = await makeAccount(portal, "PARTNER");
    const recoveryCode = await obtainCode(portal, email);
    expect(await refused({ recoveryCode, confirmPassword })).toEqual([
      "Password confirmation does not match",
    ]);
  });

  test("obeys the rule of every door, and the code is kept for another try (REC-12 to REC-15, S26)", async () => {
    const { email } = await makeAccount(portal, "PARTNER", { email: "boitata@example.org" });
    const recoveryCode = await obtainCode(portal, email);
    const cases: [string, string[]][] = [
      ["Ab1!xyz", ["New password must be at least 8 characters long."]],
      ["ABCDEF1!", ["New password must contain a lowercase letter."]],
      ["abcdef1!", ["New password must contain an uppercase letter."]],
      ["Abcdefg!", ["New password must contain a digit."]],
      ["Abcdefg1", ["New password must contain one of @ $ ! % * ? &."]],
      ["Abcdef1!#", ["New password may contain only letters, digits and @ $ ! % * ? &."]],
      ["Abcdef 1!", ["New password may contain only letters, digits and @ $ ! % * ? &."]],
      ["Password1!", ["New password is too common."]],
      ["ClimateConference2025!", ["New password must not contain your email or the name of the event."]],
      ["Boitata?77", ["New password must not contain your email or the name of the event."]],
    ];
    for (const [newPassword, texts] of cases) {
      const body = { recoveryCode, newPassword, confirmPassword: newPassword };
      expect([newPassword, await refused(body)]).toEqual([newPassword, texts]);
    }
    expect(await refused({ recoveryCode, confirmPassword: `${NEW}x` })).toEqual([
      "Password confirmation does not match",
    ]);
    const eight = { recoveryCode, newPassword: "Abcdef1?", confirmPassword: "Abcdef1?" };
    expect((await reset(portal, eight, address)).status).toBe(200);
  });

  test("says everything that is wrong at once", async () => {
    expect(await refused({ recoveryCode: "", newPassword: "short", confirmPassword: "other" })).toEqual([
      "Recovery code is required",
      "New password must be at least 8 characters long.",
      "Password confirmation does not match",
    ]);
  });
});

describe("guessed codes", () => {
  test("wait from the eleventh on, for that address only, and a right one is not used up (S20)", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    const recoveryCode = await obtainCode(portal, email);
    for (let round = 1; round <= CODES_PER_ADDRESS.limit; round += 1) {
      expect(await refused({ recoveryCode: "WRONGCODE2" })).toBe("Invalid recovery code");
    }
    const waiting = await reset(portal, { recoveryCode }, address);
    expect([waiting.status, waiting.body["message"], waiting.headers.get("retry-after")]).toEqual([
      429,
      "Too many attempts. Please wait and try again.",
      "90",
    ]);
    expect((await reset(portal, { recoveryCode }, "10.4.1.1")).status).toBe(200);
  });

  test("wait over all addresses as well and raise the alarm; a right one passes meanwhile", async () => {
    const flooded = await openTestPortal();
    const { limiter, log } = flooded.portal;
    const alarms: unknown[] = [];
    log.error = (...said: unknown[]) => void alarms.push(said[0]);
    const { email } = await makeAccount(flooded, "PARTNER");
    await askForCode(flooded, email);
    const recoveryCode = (await codesMailed(flooded, email))[0]?.code ?? "";
    for (let used = 1; used < CODES_OVERALL.limit; used += 1) limiter.take("reset", CODES_OVERALL);
    const guess = (code: string, from: number) =>
      reset(flooded, { recoveryCode: code }, `10.5.0.${from}`).then(({ status }) => status);
    expect(await guess("WRONGCODE2", 1)).toBe(400);
    expect(alarms).toEqual([]);
    expect([await guess("WRONGCODE3", 2), await guess(recoveryCode, 3)]).toEqual([429, 200]);
    expect(alarms).toMatchObject([{ event: "recoveryGuessing" }]);
    expect(JSON.stringify(alarms)).not.toContain("WRONGCODE");
    flooded.setNow(new Date(IN_WINDOW.getTime() + 1_000));
    expect(await guess("WRONGCODE3", 3)).toBe(400);
  });

  test("refused over all addresses still count for their own", async () => {
    const flooded = await openTestPortal();
    const { email } = await makeAccount(flooded, "PARTNER");
    await askForCode(flooded, email);
    const recoveryCode = (await codesMailed(flooded, email))[0]?.code ?? "";
    for (let used = 0; used < CODES_OVERALL.limit; used += 1) {
      flooded.portal.limiter.take("reset", CODES_OVERALL);
    }
    for (let round = 0; round < CODES_PER_ADDRESS.limit; round += 1) {
      expect((await reset(flooded, { recoveryCode: "WRONGCODE2" }, "10.5.1.1")).status).toBe(429);
    }
    expect((await reset(flooded, { recoveryCode }, "10.5.1.1")).status).toBe(429);
  });
});

import { describe, expect, spyOn, test } from "bun:test";
import { sessions } from "#db/schema/index.ts";
import { PER_ADDRESS } from "#server/accounts/attempts.ts";
import { fileTest } from "#tests/file-test.ts";
import { openTestPortal } from "#tests/portal.ts";
import { readStatements } from "#tests/statements.ts";
import { makeAccount, openBrowser, PASSWORD, signIn } from "./browser.ts";

const portal = await openTestPortal();
const WRONG = { message: "Invalid email or password" };

describe("login", () => {
  test("answers the user and sets two cookies that no script can read (API-09, DATA-01)", async () => {
    const staff = await makeAccount(portal, "GRUPORG", { name: "Marina Reis" });
    const browser = openBrowser(portal);
    const answer = await browser.call("POST", "/api/auth/login", { email: staff.email, password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      user: {
        id: staff.id,
        name: "Marina Reis",
        role: "GRUPORG",
        firstLogin: false,
        email: staff.email,
        accountStatus: "active",
        language: "en",
      },
    });
    const lines = answer.headers.getSetCookie();
    expect(lines.map((line) => line.replace(/=[^;]+/, ""))).toEqual([
      "session; HttpOnly; Max-Age=900; Path=/; SameSite=Lax",
      "refresh; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax",
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    for (const token of browser.cookies.values()) expect(JSON.stringify(answer.body)).not.toContain(token);
  });

  test("takes the e-mail in any case", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    const answer = await openBrowser(portal).call("POST", "/api/auth/login", {
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(answer.status).toBe(200);
  });

  test("gives one answer for an unknown, a known and a disabled account", async () => {
    const known = await makeAccount(portal, "PARTNER");
    const disabled = await makeAccount(portal, "PARTNER", { disabledAt: portal.portal.clock() });
    const tries = [
      { email: "nobody@example.org", password: PASSWORD },
      { email: known.email, password: "Another?Word1" },
      { email: disabled.email, password: PASSWORD },
    ];
    for (const body of tries) {
      const answer = await openBrowser(portal).call("POST", "/api/auth/login", body);
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(WRONG);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test("works as hard for an unknown or disabled account as for a known one: the same statements, one hash alike", async () => {
    const known = await makeAccount(portal, "PARTNER");
    const disabled = await makeAccount(portal, "PARTNER", { disabledAt: portal.portal.clock() });
    const verify = spyOn(Bun.password, "verify");
    const works = [];
    for (const email of [known.email, disabled.email, "nobody-at-all@example.org"]) {
      const body = { email, password: "Wrong?Guess1" };
      const statements = await readStatements(portal.portal.db, () =>
        openBrowser(portal).call("POST", "/api/auth/login", body, { address: "10.1.0.1" }),
      );
      // Algorithm and cost stand in a hash before its salt.
      const hashes = verify.mock.calls.map(([, hash]) => String(hash).split("$").slice(0, 4));
      works.push({ statements, hashes });
      verify.mockClear();
    }
    verify.mockRestore();
    expect(works[0]?.hashes).toEqual([["", "argon2id", "v=19", "m=19456,t=2,p=1"]]);
    for (const work of works) expect(work).toEqual(works[0] as (typeof works)[0]);
  });

  test("says which field is missing or malformed, without touching a hash", async () => {
    const bodies: [unknown, string[]][] = [
      [{}, ["Email is required", "Password is required"]],
      [{ email: "a@b", password: "x" }, ["Please enter a valid email."]],
      [{ email: ["x"], password: { a: 1 } }, ["Email is required", "Password is required"]],
      [{ email: "a@b.org", password: "x".repeat(100_000) }, ["Password must have at most 128 characters."]],
      [undefined, ["Request body is required"]],
    ];
    for (const [body, messages] of bodies) {
      const answer = await openBrowser(portal).call("POST", "/api/auth/login", body);
      expect(answer.status).toBe(400);
      expect((answer.body["errors"] as { msg: string }[]).map((error) => error.msg)).toEqual(messages);
    }
  });

  test("refuses a form of another site and opens nothing", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    const before = await portal.portal.db.read.$count(sessions);
    const foreign = await openBrowser(portal).call(
      "POST",
      "/api/auth/login",
      { email, password: PASSWORD },
      { headers: { origin: "https://evil.example" } },
    );
    expect([foreign.status, foreign.body["message"]]).toEqual([403, "Cross-site request refused"]);
    const form = await openBrowser(portal).call(
      "POST",
      "/api/auth/login",
      { email, password: PASSWORD },
      { headers: { "content-type": "text/plain" } },
    );
    expect(form.status).toBe(415);
    expect(await portal.portal.db.read.$count(sessions)).toBe(before);
  });

  test("issues new tokens at every login and ends what the browser held", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    const browser = await signIn(portal, email);
    const old = new Map(browser.cookies);
    await browser.call("POST", "/api/auth/login", { email, password: PASSWORD });
    expect(browser.cookies.get("session")).not.toBe(old.get("session"));
    expect((await browser.call("GET", "/api/auth/verify")).status).toBe(200);
    expect((await openBrowser(portal, old).call("GET", "/api/auth/verify")).status).toBe(401);
    expect((await openBrowser(portal, old).call("POST", "/api/auth/refresh")).status).toBe(401);
  });

  test("takes no session from a cookie that was planted before", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    const planted = "planted-by-somebody-else-0123456789";
    const browser = openBrowser(portal, new Map([["session", planted]]));
    await browser.call("POST", "/api/auth/login", { email, password: PASSWORD });
    expect(browser.cookies.get("session")).not.toBe(planted);
    const thief = openBrowser(portal, new Map([["session", planted]]));
    expect((await thief.call("GET", "/api/auth/verify")).status).toBe(401);
  });
});

test("behind https the cookies are Secure and carry the __Host- prefix", async () => {
  const secure = await openTestPortal({ env: { PUBLIC_URL: "https://portal.test" } });
  const { email } = await makeAccount(secure, "PARTNER");
  const answer = await openBrowser(secure).call(
    "POST",
    "/api/auth/login",
    { email, password: PASSWORD },
    { headers: { origin: "https://portal.test" } },
  );
  const lines = answer.headers.getSetCookie().map((line) => line.replace(/=[^;]+/, ""));
  expect(lines).toEqual([
    "__Host-session; HttpOnly; Max-Age=900; Path=/; SameSite=Lax; Secure",
    "__Host-refresh; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax",
  ]);
});

describe("too many wrong passwords", () => {
  test("wait from the sixth on, for that account from that address only", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    const guess = (address: string, password = "Wrong?Guess1") =>
      openBrowser(portal).call("POST", "/api/auth/login", { email, password }, { address });
    for (let round = 1; round <= 5; round += 1) expect((await guess("10.9.0.1")).status).toBe(401);
    const sixth = await guess("10.9.0.1", PASSWORD);
    expect(sixth.status).toBe(429);
    expect(sixth.body["message"]).toBe("Too many attempts. Please wait and try again.");
    expect(sixth.headers.get("retry-after")).toBe("180");
    expect((await guess("10.9.0.2", PASSWORD)).status).toBe(200);
  });

  test("pass with time", async () => {
    const patient = await openTestPortal();
    const { email } = await makeAccount(patient, "PARTNER");
    const guess = (password: string) =>
      openBrowser(patient).call("POST", "/api/auth/login", { email, password });
    for (let round = 1; round <= 5; round += 1) await guess("Wrong?Guess1");
    expect((await guess(PASSWORD)).status).toBe(429);
    patient.setNow(new Date(patient.portal.clock().getTime() + 180_000));
    expect((await guess(PASSWORD)).status).toBe(200);
  });

  test("are not caused by right ones", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    for (let round = 1; round <= 8; round += 1) await signIn(portal, email);
    expect((await signIn(portal, email)).cookies.has("session")).toBe(true);
  });

  fileTest("a server counts in its tables: see server/shared")(
    "wait as well when one address goes through many accounts",
    async () => {
      const address = "10.8.0.1";
      // A hundred hashes would take long: all but two of the address's guesses are used up directly.
      for (let used = 1; used <= PER_ADDRESS.limit - 2; used += 1) {
        expect(portal.portal.limiter.take(`login:${address}`, PER_ADDRESS)).toBe(0);
      }
      const statuses: number[] = [];
      for (const name of ["ana", "bia", "caio", "davi"]) {
        const body = { email: `${name}@example.org`, password: "Winter?2025x" };
        statuses.push((await openBrowser(portal).call("POST", "/api/auth/login", body, { address })).status);
      }
      expect(statuses).toEqual([401, 401, 429, 429]);
    },
  );
});

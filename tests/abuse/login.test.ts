import { describe, expect, spyOn, test } from "bun:test";
import { sessions, users } from "#db/schema/index.ts";
import { PER_ADDRESS } from "#server/accounts/attempts.ts";
import { openTestPortal } from "#tests/portal.ts";
import { countStatements } from "#tests/statements.ts";
import { makeAccount, openBrowser, PASSWORD, signIn, type Browser } from "#tests/server/accounts/browser.ts";

const server = await openTestPortal();
const { portal } = server;
const WRONG = "Wrong?Guess1";
let calls = 0;

/** Each guess from an address of its own, so that only the tests of the limits meet them. */
function login(body: unknown, address?: string, headers: Record<string, string> = {}) {
  calls += 1;
  const from = address ?? `10.4.${Math.floor(calls / 250)}.${calls % 250}`;
  return openBrowser(server).call("POST", "/api/auth/login", body, { address: from, headers });
}

async function isIn(browser: Browser): Promise<boolean> {
  return (await browser.call("GET", "/api/auth/verify")).status === 200;
}

describe("login tells nobody who has an account (S10)", () => {
  test("by status, body, headers or cookies", async () => {
    const known = await makeAccount(server, "PARTNER");
    const staff = await makeAccount(server, "ADMIN");
    const disabled = await makeAccount(server, "PARTNER", { disabledAt: portal.clock() });
    const broken = await makeAccount(server, "PARTNER", { passwordHash: "none" });
    const tries: [string, string][] = [
      ["nobody@example.org", PASSWORD],
      [known.email, WRONG],
      [staff.email, WRONG],
      [disabled.email, PASSWORD],
      [disabled.email, WRONG],
      [broken.email, "none"],
    ];
    const shapes = [];
    for (const [email, password] of tries) {
      const { status, body, headers } = await login({ email, password });
      const names = [...headers.keys()].filter((name) => name !== "x-request-id").toSorted();
      shapes.push(JSON.stringify([status, body, names, headers.getSetCookie()]));
    }
    expect(new Set(shapes).size).toBe(1);
    expect(shapes[0]).toStartWith('[401,{"message":"Invalid email or password"}');
  });

  test("by its time: an unknown address costs the same hash and the same questions as a known one (G5)", async () => {
    const known = await makeAccount(server, "PARTNER");
    const disabled = await makeAccount(server, "PARTNER", { disabledAt: portal.clock() });
    const broken = await makeAccount(server, "PARTNER", { passwordHash: "none" });
    const costs = [];
    for (const email of ["nobody-here@example.org", known.email, disabled.email, broken.email]) {
      const hashed = spyOn(Bun.password, "verify");
      const statements = await countStatements(portal.db, () => login({ email, password: WRONG }));
      const hashes = hashed.mock.calls.map(([, hash]) => /^.*(?=\$.*\$)/.exec(String(hash))?.[0]);
      hashed.mockRestore();
      costs.push({ hashes, statements });
    }
    const cost = { hashes: ["$argon2id$v=19$m=19456,t=2,p=1"], statements: costs[0]?.statements ?? 0 };
    expect(costs).toEqual([cost, cost, cost, cost]);
    expect(cost.statements).toBeGreaterThan(0);
  });

  test("by being faster when the limit is met: both kinds wait alike", async () => {
    const { email } = await makeAccount(server, "PARTNER");
    for (const [at, name] of [email, "nobody-there@example.org"].entries()) {
      const address = `10.5.0.${at}`;
      const statuses = [];
      for (let round = 0; round < 7; round += 1) {
        statuses.push((await login({ email: name, password: WRONG }, address)).status);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    }
  });
});

describe("guessing", () => {
  test("one account is stopped at the sixth, twenty at once as well, and the owner still gets in (S08)", async () => {
    const { email } = await makeAccount(server, "PARTNER");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => login({ email, password: WRONG }, "10.6.0.1")),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(401), count(429)]).toEqual([5, 15]);
    const { headers } = await login({ email, password: PASSWORD }, "10.6.0.1");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await login({ email, password: PASSWORD }, "10.6.0.2")).status).toBe(200);
  });

  test("is not made cheaper by other spellings of one address", async () => {
    const { email } = await makeAccount(server, "PARTNER");
    const spellings = [
      email,
      email.toUpperCase(),
      ` ${email}`,
      `${email}\t`,
      `\u0000${email}`,
      `${email}\u202e`,
    ];
    const statuses = [];
    for (const spelling of [...spellings, email]) {
      statuses.push((await login({ email: spelling, password: WRONG }, "10.6.1.1")).status);
    }
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(5)).toEqual([429, 429]);
  });

  test("is not made cheaper by a header that names another address", async () => {
    const { email } = await makeAccount(server, "PARTNER");
    const statuses = [];
    for (let round = 0; round < 6; round += 1) {
      const headers = {
        "x-forwarded-for": `1.2.3.${round}`,
        "x-real-ip": `1.2.3.${round}`,
        forwarded: `for=1.2.3.${round}`,
      };
      statuses.push((await login({ email, password: WRONG }, "10.6.2.1", headers)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test("over many accounts is stopped by the address (S09)", async () => {
    for (let used = 0; used < PER_ADDRESS.limit; used += 1)
      portal.limiter.take("login:10.6.3.1", PER_ADDRESS);
    for (let round = 0; round < 50; round += 1) {
      expect((await login({ email: `p${round}@example.org`, password: WRONG }, "10.6.3.1")).status).toBe(429);
    }
  });

  test("the current password of a stolen session is counted as well (S28)", async () => {
    const { email } = await makeAccount(server, "PARTNER");
    const browser = await signIn(server, email);
    const change = (currentPassword: string) =>
      browser.call("POST", "/api/user/change-password", { currentPassword, newPassword: "Outra?Senha9" });
    const statuses = [];
    for (let round = 0; round < 7; round += 1) statuses.push((await change(WRONG)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    expect((await change(PASSWORD)).status).toBe(429);
  });

  test("with absurd input is refused without a hash (S15)", async () => {
    const bodies = [
      { email: ["a@b.org"], password: PASSWORD },
      { email: { toString: "a@b.org" }, password: PASSWORD },
      { email: 1, password: PASSWORD },
      { email: "a@b.org", password: ["x"] },
      { email: "a@b.org", password: "x".repeat(400_000) },
      { email: `${"a".repeat(400_000)}@b.org`, password: PASSWORD },
      { email: "a@b.org" },
      [],
      null,
      "x",
    ];
    const hashed = spyOn(Bun.password, "verify");
    for (const body of bodies) expect((await login(body)).status).toBe(400);
    expect(hashed).not.toHaveBeenCalled();
    expect((await login({ email: "nobody@example.org", password: PASSWORD })).status).toBe(401);
    expect(hashed).toHaveBeenCalledTimes(1);
    hashed.mockRestore();
  });
});

describe("a session", () => {
  test("is never the one somebody planted before the login (S06)", async () => {
    const { email } = await makeAccount(server, "PARTNER");
    const planted = new Map([
      ["session", "p".repeat(40)],
      ["refresh", "q".repeat(43)],
    ]);
    const browser = openBrowser(server, new Map(planted));
    await browser.call("POST", "/api/auth/login", { email, password: PASSWORD });
    expect(browser.cookies.get("session")).not.toBe(planted.get("session"));
    expect(await isIn(openBrowser(server, planted))).toBe(false);
    expect(await isIn(browser)).toBe(true);
  });

  test("replayed after a logout, a password change or a reset opens nothing, nor does its refresh (S05)", async () => {
    const admin = await makeAccount(server, "ADMIN");
    const endings: [string, (browser: Browser, email: string) => Promise<unknown>][] = [
      ["logout", (browser) => browser.call("POST", "/api/auth/logout")],
      [
        "password change elsewhere",
        async (_browser, email) => {
          const body = { currentPassword: PASSWORD, newPassword: "Outra?Senha9" };
          await (await signIn(server, email)).call("POST", "/api/user/change-password", body);
        },
      ],
      ["new credentials", (_browser, email) => server.as(admin).partners.resetCredentials({ email })],
    ];
    for (const [what, end] of endings) {
      const { email } = await makeAccount(server, "PARTNER");
      const browser = await signIn(server, email);
      const stolen = () => openBrowser(server, new Map(before));
      const before = new Map(browser.cookies);
      expect([what, await isIn(stolen())]).toEqual([what, true]);
      await end(browser, email);
      expect([what, await isIn(stolen())]).toEqual([what, false]);
      expect([what, (await stolen().call("POST", "/api/auth/refresh")).status]).toEqual([what, 401]);
      expect([what, (await stolen().call("GET", "/api/trpc/orders.mine?input={}")).status]).toEqual([
        what,
        401,
      ]);
    }
  });

  test("is not opened by anything that is in the database (S07)", async () => {
    const { email } = await makeAccount(server, "ADMIN");
    await signIn(server, email);
    const rows = await portal.db.read.select().from(sessions);
    const people = await portal.db.read.select().from(users);
    const values = [...rows, ...people]
      .flatMap((row) => Object.values(row))
      .filter((value) => typeof value === "string");
    for (const value of new Set(values)) {
      const browser = openBrowser(server, new Map([["session", value]]));
      expect([value, await isIn(browser)]).toEqual([value, false]);
    }
  });

  test.each(["", "a", "x".repeat(64), "' OR '1'='1", "null", "undefined", "../..", "%00", "é".repeat(20)])(
    "is not the cookie %j",
    async (value) => {
      const headers = {
        cookie: `session=${encodeURIComponent(value)}; refresh=${encodeURIComponent(value)}`,
      };
      expect((await server.fetch("/api/auth/verify", { headers })).status).toBe(401);
      expect((await server.fetch("/api/auth/refresh", { method: "POST", headers })).status).toBe(401);
    },
  );

  test("of a partner opens no desk, and of the desk no partner's call, whatever page it came from (S11, S12)", async () => {
    const partner = await signIn(server, (await makeAccount(server, "PARTNER")).email);
    const staff = await signIn(server, (await makeAccount(server, "GRUPORG")).email);
    const referer = { headers: { referer: "http://portal.test/admin/login" } };
    expect((await partner.call("GET", "/api/trpc/orders.list?input={}", undefined, referer)).status).toBe(
      403,
    );
    expect((await staff.call("GET", "/api/trpc/orders.mine?input={}", undefined, referer)).status).toBe(403);
  });
});

describe("a change of password takes no more than it asks for (S28)", () => {
  test("and no other account, role or flag from the body", async () => {
    const [eva, victim] = [await makeAccount(server, "PARTNER"), await makeAccount(server, "ADMIN")];
    const browser = await signIn(server, eva.email);
    const body = {
      currentPassword: PASSWORD,
      newPassword: "Outra?Senha9",
      userId: victim.id,
      id: victim.id,
      email: victim.email,
      role: "ADMIN",
      firstLogin: true,
    };
    const answer = await browser.call("POST", "/api/user/change-password", body);
    expect(answer.body).toMatchObject({ user: { id: eva.id, role: "PARTNER", firstLogin: false } });
    expect((await login({ email: victim.email, password: PASSWORD })).status).toBe(200);
    expect((await login({ email: eva.email, password: "Outra?Senha9" })).status).toBe(200);
  });
});

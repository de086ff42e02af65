import { describe, expect, test } from "bun:test";
import { LOCALES } from "#domain/locales.ts";
import { allOf, descriptionOf, textOf } from "./eyes.ts";
import { inOwnProcess } from "./alone.ts";
import { openOrders } from "./own-orders.ts";
import { DEMO_PASSWORD, demo, openWholeApp, WORDS } from "./whole-app.tsx";

const LL = WORDS.en;
const PARTNER = demo("ingrid.solberg");
const STAFF = demo("gruporg");
/** One that meets the rule and belongs to nobody. */
const NEW_PASSWORD = "Sumauma?Alta9";
const NEUTRAL = "If an account with this email exists, a recovery code has been sent";

/** Getting in, getting back in, and one's own page. */
if (inOwnProcess(import.meta.path, "accounts are come into, recovered and changed")) {
  const app = await openWholeApp();
  const { at, call, find, hand, mailTo, newcomer, open, reads, road, until } = app;
  const { ownSubmission } = openOrders(app);

  const field = (name: string) => find("field", name);
  const valueOf = async (name: string) => ((await field(name)) as HTMLInputElement).value;
  const status = async () => find("status", undefined, await find("main"));

  async function logIn(email: string, password: string): Promise<void> {
    await hand.write(await field(LL.auth.login.email()), email);
    await hand.write(await field(LL.auth.login.password()), password);
    await hand.press(LL.auth.login.submit());
  }

  describe("the recovery of a password", () => {
    const bodies = (name: string) => road.sent.filter((one) => one.name === `user/${name}`).length;

    test("leads a member of the team to the staff's own pages (REC-06, REC-07, REC-11)", async () => {
      const { request, reset } = LL.auth.recovery;
      await open("visitor", "/admin/login");
      await hand.press(LL.auth.login.forgot());
      await at("/admin/recover-password");
      await find("button", request.submit());
      await hand.write(await field(request.email()), STAFF.email);
      await hand.press(request.submit());
      await reads(LL.auth.server.recoveryRequested(), await status());
      const { subject, text } = await mailTo(STAFF.email);
      const [, path, code = ""] = /https?:\/\/[^/]+(\S+)\?code=([A-Z2-9]{10})/.exec(text ?? "") ?? [];
      expect(subject).not.toContain(code);
      expect(path).toBe("/admin/recover-password");
      await hand.press(request.enterCode());
      await hand.write(await field(reset.code()), ` ${code.toLowerCase()} `);
      expect(await valueOf(reset.code())).toBe(code);
      await hand.write(await field(reset.newPassword()), NEW_PASSWORD);
      await hand.write(await field(reset.confirmPassword()), NEW_PASSWORD);
      await hand.press(reset.submit());
      await reads(LL.auth.server.passwordReset());
      await hand.press("Go to the sign-in page");
      await at("/admin/login");
      await logIn(STAFF.email, NEW_PASSWORD);
      await at("/admin");
      const back = { currentPassword: NEW_PASSWORD, newPassword: STAFF.password };
      expect(await call("/api/user/change-password", back)).toBe(200);
    });

    for (const language of LOCALES)
      test(`has a field for the code, two modes, and says in ${language} what the server says (ROUTE-10, ROUTE-12, REC-01, REC-02, REC-05, REC-08, REC-09, REC-10, REC-11, REC-18, REC-19, REC-23, REC-24)`, async () => {
        const { auth, validation, actions } = WORDS[language];
        const { request, reset } = auth.recovery;
        await open("visitor", "/partner/recover-password?code=%20abcde234567%20", language);
        expect(await valueOf(reset.code())).toBe("ABCDE23456");
        const code = await field(reset.code());
        const before = bodies("reset-password");
        await hand.write(code, "");
        await hand.press(reset.submit());
        await until(
          () => descriptionOf(code).includes(validation.required()),
          () => "the code is missing",
        );
        expect(document.activeElement).toBe(code);
        expect(bodies("reset-password")).toBe(before);
        await hand.write(code, "abcdefghjk23");
        expect(await valueOf(reset.code())).toBe("ABCDEFGHJK");
        await hand.write(await field(reset.newPassword()), NEW_PASSWORD);
        await hand.write(await field(reset.confirmPassword()), NEW_PASSWORD);
        await hand.press(reset.submit());
        await reads(language === "en" ? "Invalid recovery code" : "Código de recuperação inválido");
        for (const [answer, says] of [
          [Response.json({ errors: [{ msg: "a" }, { msg: "b" }] }, { status: 400 }), "a, b"],
          [
            Response.json({ message: "Recovery code has expired" }, { status: 400 }),
            auth.server.codeExpired(),
          ],
          [new Response(null, { status: 500 }), auth.server.network()],
        ] as const) {
          road.answer("reset-password", answer, { isOnce: true });
          await hand.press(reset.submit());
          await reads(says, await find("alert"));
        }
        await hand.press(actions.back());
        const heading = await find("heading", request.title());
        expect(document.activeElement).toBe(heading);
        await hand.write(await field(request.email()), "nobody@example.org");
        await hand.press(request.submit());
        await reads(language === "en" ? NEUTRAL : auth.server.recoveryRequested(), await status());
        road.answer("request-password-recovery", new TypeError("Failed to fetch"));
        await hand.press(request.submit());
        await reads(auth.server.network(), await find("alert"));
        await open("visitor", "/admin/recover-password?code=", language);
        await find("heading", request.title());
        await at("/admin/recover-password");
      });
  });

  describe("the profile", () => {
    const words = LL.profile.password;

    async function fill(current: string, next: string, again: string): Promise<void> {
      await hand.write(await field(words.currentPassword()), current);
      await hand.write(await field(words.newPassword()), next);
      await hand.write(await field(words.confirmPassword()), again);
      await hand.press(words.submit());
    }

    test("tells an exhibitor of the account, whose password is changed (PROF-01, PROF-04, PROF-05, PROF-06, PROF-07, PROF-08, PROF-10)", async () => {
      const elsewhere = await road.comeIn(PARTNER);
      await open(PARTNER, "/");
      await reads(LL.header.welcome({ name: "Ingrid Solberg" }));
      await hand.press(await find("link", LL.header.profile()));
      await find("heading", LL.profile.title());
      const home = await find("link", LL.actions.toDashboard());
      expect(home.getAttribute("href")).toBe("/partner");
      await find("link", LL.nav.overview());
      await reads(LL.header.welcome({ name: "Ingrid Solberg" }));
      expect(app.page.all("footer").length).toBe(1);
      await find("dialog", LL.cookies.title());
      const account = await find("region", LL.profile.account.title());
      for (const text of ["Ingrid Solberg", PARTNER.email, "Partner", LL.profile.account.active()])
        await reads(text, account);
      const sent = () => road.sent.filter(({ name }) => name === "user/change-password");
      await fill(PARTNER.password, "Ab1!xyz", NEW_PASSWORD);
      await reads("New password must be at least 8 characters long.");
      await reads("New passwords do not match.");
      expect(sent()).toEqual([]);
      await fill("Errada?2025", NEW_PASSWORD, NEW_PASSWORD);
      await reads(LL.auth.server.wrongPassword(), await find("alert"));
      await fill(PARTNER.password, NEW_PASSWORD, NEW_PASSWORD);
      await at("/partner");
      expect(sent().at(-1)?.body).toEqual({
        currentPassword: PARTNER.password,
        newPassword: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
      });
      expect((await mailTo(PARTNER.email)).subject).toMatch(/password/i);
      expect(await elsewhere()).toBe(401);
      await hand.press(LL.actions.logout());
      await at("/partner/login");
      await logIn(PARTNER.email, NEW_PASSWORD);
      await at("/partner");
      const back = { currentPassword: NEW_PASSWORD, newPassword: PARTNER.password };
      expect(await call("/api/user/change-password", back)).toBe(200);
    });

    test.each([
      ["Administrator", "Marina", "admin", "admin@example.org"],
      ["Submission Manager", "Teresa Arruda", demo("submissions"), "submissions@example.org"],
      ["Gruporg", "Ivan Castelo", STAFF, STAFF.email],
    ] as const)(
      "tells the %s of the account, and leads to the desk after a change (PROF-01, PROF-03, PROF-09)",
      async (role, name, person, email) => {
        await open(person, "/admin");
        await hand.press(await find("link", LL.header.profile()));
        const account = await find("region", LL.profile.account.title());
        for (const text of [name, email, role, "active"]) await reads(text, account);
        expect((await find("link", LL.actions.toDashboard())).getAttribute("href")).toBe("/admin");
        expect(app.page.all("footer").length).toBe(1);
        const password = person === "admin" ? "Seringueira$2025" : DEMO_PASSWORD;
        await fill(password, NEW_PASSWORD, NEW_PASSWORD);
        await at("/admin");
        const back = { currentPassword: NEW_PASSWORD, newPassword: password };
        expect(await call("/api/user/change-password", back)).toBe(200);
      },
    );

    test("lists the open sessions, and ends them", async () => {
      const { device, ended, endOthers, here, onlyHere, title } = LL.profile.sessions;
      const others = [await road.comeIn(PARTNER), await road.comeIn(PARTNER), await road.comeIn(PARTNER)];
      await open(PARTNER, "/profile");
      const list = await find("region", title());
      const entries = () => allOf("listitem", undefined, list);
      await until(
        () => entries().length >= 4,
        () => "the sessions are listed",
      );
      const before = entries().length;
      await reads(here(), entries()[0]);
      expect(textOf(entries()[0] ?? null)).toContain(device({ browser: "Chrome", system: "Linux" }));
      expect(allOf("button", undefined, entries()[0])).toEqual([]);
      await hand.press(allOf("button", undefined, entries()[2])[0] as HTMLElement);
      await reads(ended());
      await until(
        () => entries().length === before - 1,
        () => "one session is gone",
      );
      const states = await Promise.all(others.map((state) => state()));
      expect(states.filter((state) => state === 401)).toEqual([401]);
      await hand.press(await find("button", endOthers(), list));
      await until(
        () => entries().length === 1,
        () => "this session alone is left",
      );
      await reads(onlyHere(), list);
      expect(await Promise.all(others.map((state) => state()))).toEqual([401, 401, 401]);
      expect((await fetch("/api/auth/verify")).status).toBe(200);
    });
  });

  describe("the guards", () => {
    test("let nobody into an area without signing in, each goes to its own login (GRD-01, GRD-02, ROUTE-09, ROUTE-11)", async () => {
      for (const path of ["/admin", "/admin/orders", "/admin/submissions/1", "/admin/does-not-exist"]) {
        await open("visitor", path);
        await at("/admin/login");
      }
      await find("heading", LL.auth.login.admin.title());
      for (const path of ["/partner", "/partner/orders/1", "/partner/customize/1", "/partner/first-access"]) {
        await open("visitor", path);
        await at("/partner/login");
      }
      await find("heading", LL.auth.login.partner.title());
    });

    test("lead a partner back to the page that was asked for (AUTH-16, ROUTE-23)", async () => {
      const { id } = await ownSubmission(PARTNER);
      await open("visitor", `/partner/customize/${id}`);
      await at("/partner/login");
      await logIn(PARTNER.email, PARTNER.password);
      await at(new RegExp(`^/partner/customize/${id}`));
      await find("heading", LL.orders.question.orderType());
    });

    test("let the login of the other area open nothing (AUTH-05, AUTH-11, AUTH-13)", async () => {
      await open("visitor", "/admin/login");
      await logIn(PARTNER.email, PARTNER.password);
      await reads(LL.auth.server.deniedAdmin(), await find("alert"));
      expect((await fetch("/api/user/profile")).status).toBe(401);
      await open("visitor", "/partner/login");
      await logIn("admin@example.org", "Seringueira$2025");
      await reads(LL.auth.server.deniedPartner(), await find("alert"));
      expect((await fetch("/api/user/profile")).status).toBe(401);
    });

    test("close a screen of one area to the other (GRD-04)", async () => {
      await open(PARTNER, "/admin/orders");
      await at("/admin/login");
      await open("admin", "/partner");
      await at("/partner/login");
    });

    test("say of an unknown address in an area that it is none, with a way back (ROUTE-21)", async () => {
      for (const [person, address, own, home] of [
        [PARTNER, "/partner/does-not-exist", LL.partner.messages(), "/partner"],
        ["admin", "/admin/does-not-exist", LL.rail.to.submissions(), "/admin"],
        ["admin", "/admin/settings/nothing", LL.rail.to.submissions(), "/admin"],
      ] as const) {
        await open(person, address);
        const main = await find("main");
        await find("heading", LL.error.noPage({ address }), main);
        await at(address);
        await find("link", new RegExp(`^${own}`));
        await hand.press(await find("link", LL.actions.toDashboard(), main));
        await at(home);
      }
    });

    test("make the list of a partner's orders their home, whose address it becomes (ROUTE-24)", async () => {
      await open(PARTNER, "/partner/orders");
      await at("/partner");
      await find("heading", undefined, await find("main"));
    });
  });

  test("a wrong password and a wrong repetition are told in their forms", async () => {
    const person = await newcomer();
    await open("visitor", "/partner/login");
    await logIn(person.email, "Errada@2025");
    await reads(LL.auth.server.wrongLogin(), await find("alert"));
    expect(await valueOf(LL.auth.login.email())).toBe(person.email);
    await logIn(person.email, person.password);
    await at("/partner/first-access");
    const { firstAccess } = LL.auth;
    await hand.write(await field(firstAccess.currentPassword()), "Temporaria@1");
    await hand.write(await field(firstAccess.newPassword()), "Sumauma@2025");
    await hand.write(await field(firstAccess.confirmPassword()), "Sumauma@2026");
    await hand.press(firstAccess.submit());
    const repeated = (await field(firstAccess.confirmPassword())) as HTMLInputElement;
    await until(
      () => descriptionOf(repeated).includes(LL.validation.passwordMismatch()),
      () => "it differs",
    );
    expect([repeated.getAttribute("aria-invalid"), repeated.value]).toEqual(["true", "Sumauma@2026"]);
    expect(document.activeElement).toBe(repeated);
    expect(await valueOf(firstAccess.newPassword())).toBe("Sumauma@2025");
  });
}

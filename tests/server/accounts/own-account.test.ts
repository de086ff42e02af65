import { describe, expect, test } from "bun:test";
import { desc, eq } from "drizzle-orm";
import { emailChanges, history, outbox, users } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { IN_WINDOW, openTestPortal, VISITOR } from "#tests/portal.ts";
import { mailsTo, tokenIn } from "#tests/server/mailed.ts";
import { codeOf, issuesFor, reasonFor } from "#tests/server/submissions/reason.ts";
import { makeAccount, PASSWORD, signIn } from "./browser.ts";

const scene = await openTestPortal();
const { portal, as, setNow } = scene;
const HOUR = 60 * 60 * 1000;

const ask = (user: SignedInUser, email: string, currentPassword = PASSWORD) =>
  as(user).accounts.requestEmail({ email, currentPassword });
const confirm = (token: string) => as(VISITOR).accounts.confirmEmail({ token });
const linkTo = async (email: string) =>
  tokenIn((await mailsTo(scene, email, "emailConfirm")).at(-1)?.secrets["url"]);

async function stored({ id }: { id: string }) {
  const [row] = await portal.db.read.select().from(users).where(eq(users.id, id));
  return row;
}

describe("the own account", () => {
  test.each(["PARTNER", "ADMIN", "SUBMISSION_MANAGER", "GRUPORG"] as const)(
    "of a %s takes a new name, phone and language of mails, with old and new in the history",
    async (role) => {
      const user = await makeAccount(scene, role, { language: "pt" });
      const { version, name } = await as(user).accounts.own();
      const wanted = { name: "Ana Lúcia", phone: "+55 91 90000-0000", language: "en" } as const;
      expect(await as(user).accounts.update({ version, ...wanted })).toEqual({
        ...wanted,
        version: version + 1,
      });
      expect(await as(user).accounts.own()).toMatchObject({ ...wanted, email: user.email, pending: null });
      const [row] = await portal.db.read
        .select()
        .from(history)
        .where(eq(history.recordId, user.id))
        .orderBy(desc(history.at));
      expect(row).toMatchObject({ action: "update", changes: { name: { old: name, new: "Ana Lúcia" } } });
    },
  );

  test("is refused when stale, unchanged or no name", async () => {
    const user = await makeAccount(scene, "PARTNER");
    const {
      email: _,
      pending: __,
      temporaryUntil: ___,
      ownsAll: ____,
      ...own
    } = await as(user).accounts.own();
    expect(await codeOf(as(user).accounts.update(own))).toBe("nothingChanged");
    await as(user).accounts.update({ ...own, name: "Outra" });
    expect(await reasonFor(as(user).accounts.update({ ...own, name: "Terceira" }))).toEqual({
      code: "stale",
      params: { record: "account", current: own.version + 1 },
    });
    const named = as(user).accounts.update({ ...own, version: own.version + 1, name: "https://x.org" });
    expect(await issuesFor(named)).toMatchObject([{ path: "name", key: "nameWithAddress" }]);
  });
});

describe("a new e-mail", () => {
  test("holds once its link was opened: both addresses are told, other logins end, the one that asked stays", async () => {
    const user = await makeAccount(scene, "PARTNER");
    const here = await signIn(scene, user.email);
    const elsewhere = await signIn(scene, user.email);
    const email = `new.${user.email}`;
    const asked = await here.call("POST", "/api/trpc/accounts.requestEmail", {
      email,
      currentPassword: PASSWORD,
    });
    expect(asked.status).toBe(200);
    expect((await stored(user))?.email).toBe(user.email);
    expect((await as(user).accounts.own()).pending?.email).toBe(email);

    expect(await confirm(await linkTo(email))).toEqual({ email, role: "PARTNER" });
    expect(await as(user).accounts.own()).toMatchObject({ email, pending: null });
    for (const address of [user.email, email]) {
      const [mail] = await mailsTo(scene, address, "emailChanged");
      expect(mail?.params).toMatchObject({ email, isOwn: true });
    }
    expect((await here.call("GET", "/api/trpc/accounts.own")).status).toBe(200);
    expect((await elsewhere.call("GET", "/api/trpc/accounts.own")).status).toBe(401);
    await signIn(scene, email);
    const [row] = await portal.db.read
      .select()
      .from(history)
      .where(eq(history.recordId, user.id))
      .orderBy(desc(history.at), desc(history.id));
    expect(row).toMatchObject({ action: "update", changes: { email: { old: user.email, new: email } } });
  });

  test("wants the password, and a wrong one counts like a wrong login", async () => {
    const user = await makeAccount(scene, "ADMIN");
    for (let at = 0; at < 5; at += 1)
      expect(await codeOf(ask(user, "thief@example.org", "Errada@2025"))).toBe("wrongPassword");
    expect(await codeOf(ask(user, "thief@example.org"))).toBe("tooManyRequests");
    expect(await mailsTo(scene, "thief@example.org", "emailConfirm")).toEqual([]);
  });

  test("that another account has gets no link, and the answer is the same", async () => {
    const [user, other] = [await makeAccount(scene, "PARTNER"), await makeAccount(scene, "PARTNER")];
    const { until: _, ...answer } = await ask(user, other.email);
    expect(answer).toEqual({ email: other.email, isMailed: false });
    expect(await mailsTo(scene, other.email, "emailConfirm")).toEqual([]);
  });

  test("that was taken meanwhile is refused like a link of nobody's", async () => {
    const user = await makeAccount(scene, "PARTNER");
    await ask(user, "race@example.org");
    await makeAccount(scene, "PARTNER", { email: "race@example.org" });
    const refused = await reasonFor(confirm(await linkTo("race@example.org")));
    expect(refused).toEqual(await reasonFor(confirm("a".repeat(32))));
    expect(refused?.code).toBe("linkClosed");
    expect((await stored(user))?.email).toBe(user.email);
  });

  test("that a thief asked for is closed with the thief's login, by a new password or the list of logins", async () => {
    for (const end of ["password", "logins"] as const) {
      const user = await makeAccount(scene, "PARTNER");
      const [owner, thief] = [await signIn(scene, user.email), await signIn(scene, user.email)];
      const email = `thief.${end}@example.org`;
      await thief.call("POST", "/api/trpc/accounts.requestEmail", { email, currentPassword: PASSWORD });
      const answer =
        end === "logins"
          ? await owner.call("POST", "/api/trpc/accounts.endOtherSessions", {})
          : await owner.call("POST", "/api/user/change-password", {
              currentPassword: PASSWORD,
              newPassword: "Nova?Senha2026",
            });
      expect([end, answer.status]).toEqual([end, 200]);
      expect(await codeOf(confirm(await linkTo(email)))).toBe("linkClosed");
      expect((await stored(user))?.email).toBe(user.email);
    }
  });

  test("is confirmed once, by the newest link, within 24 hours, of an open account", async () => {
    const user = await makeAccount(scene, "PARTNER");
    await ask(user, "one@example.org");
    const replaced = await linkTo("one@example.org");
    await ask(user, "two@example.org");
    const link = await linkTo("two@example.org");
    expect(await codeOf(confirm(replaced))).toBe("linkClosed");
    await confirm(link);
    expect(await codeOf(confirm(link))).toBe("linkClosed");

    await ask(user, "late@example.org");
    setNow(new Date(IN_WINDOW.getTime() + 24 * HOUR));
    expect(await codeOf(confirm(await linkTo("late@example.org")))).toBe("linkClosed");
    setNow(IN_WINDOW);
    await ask(user, "closed@example.org");
    await portal.db.write((tx) =>
      tx.update(users).set({ disabledAt: IN_WINDOW }).where(eq(users.id, user.id)),
    );
    expect(await codeOf(confirm(await linkTo("closed@example.org")))).toBe("linkClosed");
  });

  test("can be taken back, and is mailed five times an hour at most", async () => {
    const user = await makeAccount(scene, "PARTNER");
    for (let at = 0; at < 5; at += 1) await ask(user, `try${at}@example.org`);
    expect(await codeOf(ask(user, "try5@example.org"))).toBe("tooManyRequests");
    await as(user).accounts.cancelEmail();
    expect((await as(user).accounts.own()).pending).toBeNull();
    expect(await codeOf(confirm(await linkTo("try4@example.org")))).toBe("linkClosed");
  });

  test("leaves its secret nowhere in the clear", async () => {
    const user = await makeAccount(scene, "PARTNER");
    await ask(user, "secret@example.org");
    const token = await linkTo("secret@example.org");
    for (const table of [emailChanges, outbox, history]) {
      expect(JSON.stringify(await portal.db.read.select().from(table))).not.toContain(token);
    }
  });
});

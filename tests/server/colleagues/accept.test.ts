import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { history, submissions, users } from "#db/schema/index.ts";
import { VISITOR } from "#domain/actor.ts";
import type { SubmissionStatus } from "#domain/submissions/status.ts";
import { makeUser } from "#tests/factories.ts";
import { makeAccount, openBrowser, signIn } from "../accounts/browser.ts";
import { openColleagues, OWN_PASSWORD, reasonWhy } from "./scene.ts";
import { DAY_MS } from "#domain/wall-time.ts";

const scene = await openColleagues();
const { as, invite, makeTeam, portal, setNow } = scene;
const { db } = portal;
let visitors = 0;

/** Each from an address of its own, as people come. */
function visitor() {
  visitors += 1;
  return as(VISITOR, { address: `visitor-${visitors}` }).colleagues;
}

const colleagueOf = (token: string) => ({ token, name: "Lia Prado", newPassword: OWN_PASSWORD });

function putStatus(id: string, status: SubmissionStatus) {
  return db.write((tx) => tx.update(submissions).set({ status }).where(eq(submissions.id, id)));
}

describe("the link", () => {
  test("says who invites whom to what, and that a new account comes of it", async () => {
    const { owner, submission } = await makeTeam();
    const { token, email, validUntil } = await invite(owner, submission.id);
    expect(await visitor().read({ token })).toEqual({
      state: "open",
      way: "create",
      inviter: "Ana Moura",
      company: submission.institutionName,
      reference: submission.reference,
      email,
      language: "en",
      validUntil,
    });
  });

  test("knows nothing of a made-up secret, however it looks", async () => {
    for (const token of ["", "x", "A".repeat(32), "%00'--", "é".repeat(200)]) {
      expect(await reasonWhy(visitor().read({ token }))).toEqual({
        code: "notFound",
        params: { record: "invitation" },
      });
      expect(await reasonWhy(visitor().accept(colleagueOf(token)))).toEqual({
        code: "notFound",
        params: { record: "invitation" },
      });
    }
  });

  test("works until the last moment of seven days", async () => {
    const { owner, submission } = await makeTeam();
    const began = portal.clock();
    const { token } = await invite(owner, submission.id);
    setNow(new Date(began.getTime() + 7 * DAY_MS));
    expect(await visitor().read({ token })).toEqual({ state: "expired" });
    expect(await reasonWhy(visitor().accept(colleagueOf(token)))).toEqual({
      code: "invitationClosed",
      params: { state: "expired" },
    });
    setNow(new Date(began.getTime() + 7 * DAY_MS - 1));
    expect((await visitor().read({ token })).state).toBe("open");
    await visitor().accept(colleagueOf(token));
    setNow(began);
  });

  test.each(["PENDING", "REJECTED", "HIDDEN", "DUPLICATE"] as const)(
    "opens nothing once the submission is %s",
    async (status) => {
      const { owner, submission } = await makeTeam();
      const { token } = await invite(owner, submission.id);
      await putStatus(submission.id, status);
      expect(await visitor().read({ token })).toEqual({ state: "closed" });
      expect(await reasonWhy(visitor().accept(colleagueOf(token)))).toEqual({
        code: "invitationClosed",
        params: { state: "closed" },
      });
    },
  );

  test("lets sixty be opened from one address in a quarter of an hour", async () => {
    const read = () => reasonWhy(as(VISITOR, { address: "one" }).colleagues.read({ token: "x" }));
    for (let count = 0; count < 60; count++) expect((await read())?.code).toBe("notFound");
    expect((await read())?.code).toBe("tooManyRequests");
  });
});

describe("accepting with a new account", () => {
  test("opens a partner's account with the chosen password, no first access, in the invited language", async () => {
    const { owner, submission } = await makeTeam();
    const { token, email } = await invite(owner, submission.id);
    expect(await visitor().accept(colleagueOf(token))).toEqual({ email });
    const [row] = await db.read.select().from(users).where(eq(users.email, email));
    expect(row).toMatchObject({
      name: "Lia Prado",
      role: "PARTNER",
      language: "en",
      firstLogin: false,
      temporaryUntil: null,
    });
    const browser = await signIn(scene, email, OWN_PASSWORD);
    const { body } = await browser.call("GET", "/api/trpc/submissions.mine");
    const { data } = (body as { result: { data: { id: string; part: string }[] } }).result;
    expect(data.map(({ id, part }) => [id, part])).toEqual([[submission.id, "colleague"]]);
    const rows = await db.read
      .select()
      .from(history)
      .where(eq(history.recordId, row?.id ?? ""));
    expect(rows.map(({ action, actorId, actorName }) => [action, actorId, actorName])).toEqual([
      ["acceptInvitation", row?.id ?? "", "Lia Prado"],
    ]);
  });

  test("works once: the same link afterwards is used", async () => {
    const { owner, submission } = await makeTeam();
    const { token, email } = await invite(owner, submission.id);
    await visitor().accept(colleagueOf(token));
    expect(await visitor().read({ token })).toEqual({ state: "used" });
    expect(await reasonWhy(visitor().accept(colleagueOf(token)))).toEqual({
      code: "invitationClosed",
      params: { state: "used" },
    });
    expect(await db.read.$count(users, eq(users.email, email))).toBe(1);
  });

  test("eight at the same moment open one account", async () => {
    const { owner, submission } = await makeTeam();
    const { token, email } = await invite(owner, submission.id);
    const codes = await Promise.all(
      Array.from({ length: 8 }, () => reasonWhy(visitor().accept(colleagueOf(token)))),
    );
    expect(codes.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(codes.filter((reason) => reason?.code === "invitationClosed")).toHaveLength(7);
    expect(await db.read.$count(users, eq(users.email, email))).toBe(1);
    expect((await as(owner).colleagues.list({ submissionId: submission.id })).members).toHaveLength(3);
  });

  test("two submissions' links to one new address make one account; the second one asks to sign in", async () => {
    const one = await makeTeam();
    const two = await makeTeam();
    const first = await invite(one.owner, one.submission.id);
    const second = await invite(two.owner, two.submission.id, first.email);
    const [a, b] = await Promise.all(
      [first.token, second.token].map((token) => reasonWhy(visitor().accept(colleagueOf(token)))),
    );
    expect([a, b].filter((reason) => reason === undefined)).toHaveLength(1);
    expect(a ?? b).toEqual({ code: "invitationClosed", params: { state: "signIn" } });
  });

  test.each([
    ["too short", "Ab1?x", "passwordTooShort"],
    ["too common", "Password1!", "passwordCommon"],
    ["the event's name", "Climate?Conference7", "passwordPersonal"],
  ])("refuses a password that is %s and keeps the link", async (_name, newPassword, key) => {
    const { owner, submission } = await makeTeam();
    const { token } = await invite(owner, submission.id);
    const answer = await scene.fetch("/api/trpc/colleagues.accept", {
      method: "POST",
      body: JSON.stringify({ token, name: "Lia", newPassword }),
      address: `10.1.0.${++visitors % 250}`,
    });
    expect(answer.status).toBe(400);
    const body = (await answer.json()) as { error: { data: { issues: unknown[] } } };
    expect(body.error.data.issues).toContainEqual(expect.objectContaining({ path: "newPassword", key }));
    expect((await visitor().read({ token })).state).toBe("open");
  });

  test("refuses the own address as a password, a missing name and another confirmation", async () => {
    const { owner, submission } = await makeTeam();
    const { token } = await invite(owner, submission.id, "serena.dias@example.org");
    const base = colleagueOf(token);
    for (const wrong of [
      { newPassword: "Serena.dias7".replace(".", "?") },
      { name: "  " },
      { confirmPassword: "Outra?Senha8" },
    ]) {
      await expect(visitor().accept({ ...base, ...wrong })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    }
  });

  test("takes neither role nor address from the body", async () => {
    const { owner, submission } = await makeTeam();
    const { token, email } = await invite(owner, submission.id);
    await visitor().accept({ ...colleagueOf(token), role: "ADMIN", email: "x@example.org" } as never);
    const [row] = await db.read.select().from(users).where(eq(users.email, email));
    expect(row?.role).toBe("PARTNER");
  });
});

describe("accepting with an account that exists", () => {
  test("asks the holder to sign in, then confirms for the account of that address", async () => {
    const { owner, submission } = await makeTeam();
    const partner = await makeAccount(scene, "PARTNER", { name: "Bia Reis" });
    const { token } = await invite(owner, submission.id, partner.email);
    expect(await visitor().read({ token })).toMatchObject({ way: "signIn" });
    expect(await reasonWhy(visitor().accept(colleagueOf(token)))).toEqual({
      code: "invitationClosed",
      params: { state: "signIn" },
    });
    expect(await as(partner).colleagues.read({ token })).toMatchObject({ way: "join" });
    expect(await as(partner).colleagues.join({ token })).toEqual({ submissionId: submission.id });
    expect((await as(partner).submissions.mine()).map(({ id }) => id)).toEqual([submission.id]);
    expect(await as(partner).colleagues.read({ token })).toEqual({ state: "used" });
    const [row] = await db.read.select().from(history).where(eq(history.recordId, partner.id));
    expect(row).toMatchObject({ action: "acceptInvitation", actorName: "Bia Reis" });
  });

  test("is refused for another account, a visitor, staff and an unknown link", async () => {
    const { owner, submission } = await makeTeam();
    const { token } = await invite(owner, submission.id);
    const other = await makeAccount(scene, "PARTNER");
    expect(await as(other).colleagues.read({ token })).toMatchObject({ way: "create" });
    expect(await reasonWhy(as(other).colleagues.join({ token }))).toEqual({
      code: "invitationClosed",
      params: { state: "otherAccount" },
    });
    expect((await reasonWhy(visitor().join({ token })))?.code).toBe("signInRequired");
    const staff = await makeAccount(scene, "GRUPORG");
    expect((await reasonWhy(as(staff).colleagues.join({ token })))?.code).toBe("forbidden");
    expect((await reasonWhy(as(other).colleagues.join({ token: "x" })))?.code).toBe("notFound");
    expect((await visitor().read({ token })).state).toBe("open");
  });

  test("is refused for a team account and a disabled one, in words of their own", async () => {
    const { owner, submission } = await makeTeam();
    const staff = await makeAccount(scene, "SUBMISSION_MANAGER");
    const gone = await makeUser(portal, "PARTNER", { disabledAt: portal.clock() });
    for (const [email, state] of [
      [staff.email, "team"],
      [gone.email, "disabled"],
    ] as const) {
      const { token } = await invite(owner, submission.id, email);
      expect(await visitor().read({ token })).toMatchObject({ state: "open", way: state });
      expect(await reasonWhy(visitor().accept(colleagueOf(token)))).toEqual({
        code: "invitationClosed",
        params: { state },
      });
    }
  });

  test("waits until the account has an own password", async () => {
    const { owner, submission } = await makeTeam();
    const fresh = await makeUser(portal, "PARTNER", { firstLogin: true });
    const { token } = await invite(owner, submission.id, fresh.email);
    expect(await as(fresh).colleagues.read({ token })).toMatchObject({ way: "firstAccess" });
    expect((await reasonWhy(as(fresh).colleagues.join({ token })))?.code).toBe("firstAccessRequired");
  });

  test("twice in parallel is one membership", async () => {
    const { owner, submission } = await makeTeam();
    const partner = await makeAccount(scene, "PARTNER");
    const { token } = await invite(owner, submission.id, partner.email);
    const outcomes = await Promise.all([1, 2].map(() => reasonWhy(as(partner).colleagues.join({ token }))));
    expect(outcomes.map((reason) => reason?.params)).toEqual([undefined, { state: "used" }] as never);
    expect((await as(owner).colleagues.list({ submissionId: submission.id })).members).toHaveLength(3);
  });
});

test("nobody's session is opened by accepting: the password is used at the login", async () => {
  const { owner, submission } = await makeTeam();
  const { token } = await invite(owner, submission.id);
  const browser = openBrowser(scene);
  const { status } = await browser.call("POST", "/api/trpc/colleagues.accept", colleagueOf(token));
  expect(status).toBe(200);
  expect(browser.cookies.size).toBe(0);
});

import { describe, expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { spellingsOf } from "#db/addresses.ts";
import { mailOptOuts, outbox, users } from "#db/schema/index.ts";
import { VISITOR } from "#domain/actor.ts";
import { addressKey } from "#domain/addresses.ts";
import { keepOptOut, isOptedOut, optOutHash } from "#server/mail/opt-out.ts";
import { makeAccount, openBrowser } from "./accounts/browser.ts";
import { openColleagues, OWN_PASSWORD, reasonWhy } from "./colleagues/scene.ts";

const scene = await openColleagues();
const { as, portal } = scene;

const TYPED = "rosa@açaí.com.br";
/** As a browser hands over what was typed. */
const SENT = "rosa@xn--aa-4iaz.com.br";

const call = (path: string, body: object) => openBrowser(scene).call("POST", path, body);

describe("an address with letters of its own in its domain is one, however it is spelled", () => {
  test("its key is the same, and both of its spellings are found", () => {
    for (const spelling of [TYPED, SENT, " Rosa@AÇAÍ.com.br", "rosa@ac\u0327ai\u0301.com.br"]) {
      expect(addressKey(spelling)).toBe(SENT);
      expect(spellingsOf(spelling)).toEqual([SENT, TYPED]);
    }
    expect(spellingsOf("Ana@Example.org")).toEqual(["ana@example.org", "ana@example.org"]);
  });

  test("who was invited by one spelling signs in and recovers by the other", async () => {
    const { owner, submission } = await scene.makeTeam();
    const { token } = await scene.invite(owner, submission.id, TYPED);
    await as(VISITOR).colleagues.accept({ token, name: "Rosa Lima", newPassword: OWN_PASSWORD });
    for (const email of [SENT, TYPED]) {
      const answer = await call("/api/auth/login", { email, password: OWN_PASSWORD });
      expect([email, answer.status]).toEqual([email, 200]);
    }
    await call("/api/user/request-password-recovery", { email: SENT });
    await portal.afterwards.settle();
    const isCode = and(eq(outbox.toEmail, TYPED), eq(outbox.template, "recoveryCode"));
    expect(await portal.db.read.$count(outbox, isCode)).toBe(1);
    expect(
      await reasonWhy(
        as(owner).colleagues.invite({ submissionId: submission.id, email: SENT, language: "pt" }),
      ),
    ).toEqual({
      code: "alreadyMember",
      params: { email: SENT },
    });
  });

  test("no second account is made of the other spelling", async () => {
    expect(await portal.db.read.$count(users, eq(users.email, TYPED))).toBe(1);
    const admin = await makeAccount(scene, "ADMIN");
    const input = { name: "Rosa Lima", email: SENT, role: "GRUPORG", language: "pt" } as const;
    expect(await reasonWhy(as(admin).staff.create(input))).toEqual({
      code: "accountExists",
      params: { email: SENT },
    });
  });

  test("who wants no campaigns gets none by either spelling", async () => {
    const hash = optOutHash(portal.optOutKey, SENT);
    await portal.db.write((tx) => keepOptOut(tx, { hash, campaignId: null }, portal.clock()));
    expect(await isOptedOut(portal.db.read, portal.optOutKey, TYPED)).toBe(true);
    await portal.db.write((tx) => tx.delete(mailOptOuts));
    expect(await isOptedOut(portal.db.read, portal.optOutKey, TYPED)).toBe(false);
  });
});

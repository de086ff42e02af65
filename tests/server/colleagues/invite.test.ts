import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { history, invitations, outbox, submissionMembers } from "#db/schema/index.ts";
import { newId } from "#db/columns.ts";
import { MAX_MEMBERS, MAX_OPEN_INVITATIONS } from "#domain/colleagues/invitation.ts";
import { VISITOR } from "#domain/actor.ts";
import { makeUser } from "#tests/factories.ts";
import type { Reason } from "#domain/refusal.ts";
import { hashToken } from "#server/platform/token.ts";
import { makeAccount } from "../accounts/browser.ts";
import { newAddress, openColleagues, reasonWhy } from "./scene.ts";
import { DAY_MS } from "#domain/wall-time.ts";

const scene = await openColleagues();
const { as, invite, makeTeam, portal, readMail } = scene;
const { db } = portal;
const stranger = await makeAccount(scene, "PARTNER");
const staff = await makeAccount(scene, "ADMIN");

describe("inviting a colleague", () => {
  test("keeps only the hash of 192 random bits, for seven days, and tells the inviter no secret", async () => {
    const { owner, submission } = await makeTeam();
    const email = newAddress();
    const answer = await as(owner).colleagues.invite({ submissionId: submission.id, email, language: "en" });
    const [row] = await db.read.select().from(invitations).where(eq(invitations.id, answer.id));
    expect(Object.keys(answer).toSorted()).toEqual(["id", "validUntil"]);
    expect(row).toMatchObject({ email, invitedBy: owner.id, acceptedAt: null, revokedAt: null });
    expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(7 * DAY_MS);
    const token = /invitation\/(\S+)/.exec((await readMail(answer.id)).text ?? "")?.[1] ?? "";
    expect(Buffer.from(token, "base64url")).toHaveLength(24);
    expect(row?.tokenHash).toBe(hashToken(token));
    const [mail] = await db.read.select().from(outbox).where(eq(outbox.recordId, answer.id));
    expect(mail?.params).toEqual({
      inviter: "Ana Moura",
      company: submission.institutionName,
      reference: submission.reference,
      validUntil: answer.validUntil,
    });
    expect(mail?.sealed).toBeNull();
    const [told] = await db.read.select().from(history).where(eq(history.recordId, answer.id));
    expect(told).toMatchObject({
      action: "invite",
      actorId: owner.id,
      submissionId: submission.id,
      note: email,
    });
  });

  test("writes the mail in the language chosen for the colleague", async () => {
    const { owner, submission } = await makeTeam();
    const english = await readMail((await invite(owner, submission.id, newAddress(), "en")).id);
    expect(english.subject).toBe(
      `Ana Moura invites you to look after expression of interest ${submission.reference} · Climate Conference 2025`,
    );
    expect(english.text).toContain(`Ana Moura invites you`);
    expect(english.text).toContain("8 Aug 2025, 09:00 (Belém time)");
    const portuguese = await readMail((await invite(owner, submission.id, newAddress(), "pt")).id);
    expect(portuguese.subject).toBe(
      `Ana Moura convida você a cuidar da manifestação ${submission.reference} · Conferência do Clima 2025`,
    );
    expect(portuguese.text).toContain("Ana Moura convida você");
    expect(portuguese.text).toContain("08/08/2025, 09:00 (horário de Belém)");
    expect(portuguese.text).toMatch(/http:\/\/portal\.test\/partner\/invitation\/[\w-]{32}\n/);
  });

  test("is for the owner and for colleagues; for another partner the submission is not found", async () => {
    const { colleague, submission } = await makeTeam();
    expect((await invite(colleague, submission.id)).token).toHaveLength(32);
    const input = { submissionId: submission.id, email: newAddress(), language: "pt" as const };
    expect(await reasonWhy(as(stranger).colleagues.invite(input))).toEqual({
      code: "notFound",
      params: { record: "submission" },
    });
    expect((await reasonWhy(as(staff).colleagues.invite(input)))?.code).toBe("forbidden");
    expect((await reasonWhy(as(VISITOR).colleagues.invite(input)))?.code).toBe("signInRequired");
    const fresh = await makeUser(portal, "PARTNER", { firstLogin: true });
    expect((await reasonWhy(as(fresh).colleagues.invite(input)))?.code).toBe("firstAccessRequired");
  });

  test.each(["PENDING", "REVIEWING", "REJECTED"] as const)("is refused while %s", async (status) => {
    const { owner, submission } = await makeTeam(status);
    expect(
      await reasonWhy(
        as(owner).colleagues.invite({ submissionId: submission.id, email: newAddress(), language: "pt" }),
      ),
    ).toEqual({ code: "invitingClosed", params: { status } });
  });

  test("stays open once the contract is signed", async () => {
    const { owner, submission } = await makeTeam("SIGNED_CONTRACT");
    expect((await invite(owner, submission.id)).token).toHaveLength(32);
  });

  test("to the same address replaces the open invitation: the old link ends, the new one works", async () => {
    const { owner, colleague, submission } = await makeTeam();
    const first = await invite(owner, submission.id);
    const second = await invite(colleague, submission.id, first.email.toUpperCase());
    expect(await as(VISITOR).colleagues.read({ token: first.token })).toEqual({ state: "revoked" });
    const rows = await as(owner).colleagues.list({ submissionId: submission.id });
    expect(rows.invitations.map(({ id }) => id)).toEqual([second.id]);
    expect((await as(VISITOR).colleagues.read({ token: second.token })).state).toBe("open");
  });

  test("sends one mail for one key, however often it arrives", async () => {
    const { owner, submission } = await makeTeam();
    const input = { submissionId: submission.id, email: newAddress(), language: "en" as const };
    const again = as(owner, { idempotencyKey: "invite-0001" });
    const [one, two] = [await again.colleagues.invite(input), await again.colleagues.invite(input)];
    expect(two).toEqual(one);
    expect(await db.read.$count(outbox, eq(outbox.toEmail, input.email))).toBe(1);
  });

  test("is refused for somebody who is in already, the inviter too", async () => {
    const { owner, colleague, submission } = await makeTeam();
    for (const { email } of [owner, colleague]) {
      expect(
        await reasonWhy(as(owner).colleagues.invite({ submissionId: submission.id, email, language: "pt" })),
      ).toEqual({ code: "alreadyMember", params: { email } });
    }
  });

  test("answers alike for an unknown address, a partner's, a disabled one's and staff's", async () => {
    const { owner, submission } = await makeTeam();
    const disabled = await makeUser(portal, "PARTNER", { disabledAt: portal.clock() });
    for (const email of [newAddress(), stranger.email, disabled.email, staff.email]) {
      const answer = await as(owner).colleagues.invite({
        submissionId: submission.id,
        email,
        language: "pt",
      });
      expect(answer).toEqual({ id: expect.any(String), validUntil: "2025-08-08T12:00:00.000Z" });
    }
  });

  test("refuses what is no address or no language of ours", async () => {
    const { owner, submission } = await makeTeam();
    const submissionId = submission.id;
    const call = as(owner).colleagues.invite({ submissionId, email: "a@b", language: "pt" });
    await expect(call).rejects.toMatchObject({ code: "BAD_REQUEST" });
    const wrong = "fr" as "pt";
    await expect(
      as(owner).colleagues.invite({ submissionId, email: newAddress(), language: wrong }),
    ).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("the limits", () => {
  async function fill(submissionId: string, invitedBy: string, count: number, expiresAt: Date) {
    const rows = Array.from({ length: count }, () => ({
      id: newId(),
      submissionId,
      email: newAddress(),
      language: "pt" as const,
      tokenHash: newId(),
      invitedBy,
      expiresAt,
      createdAt: portal.clock(),
    }));
    await db.write((tx) => tx.insert(invitations).values(rows));
    return rows;
  }

  test("twenty open invitations a submission; lapsed ones do not count, and replacing one is no further one", async () => {
    const { owner, submission } = await makeTeam();
    await fill(submission.id, owner.id, 5, portal.clock());
    const later = new Date(portal.clock().getTime() + 1);
    const [open] = await fill(submission.id, owner.id, MAX_OPEN_INVITATIONS, later);
    const input = { submissionId: submission.id, language: "pt" as const };
    const one = as(owner).colleagues.invite({ ...input, email: newAddress() });
    expect(await reasonWhy(one)).toEqual({
      code: "invitationsFull",
      params: { limit: 20 },
    });
    const again = as(owner).colleagues.invite({ ...input, email: open?.email ?? "" });
    expect(await reasonWhy(again)).toBeUndefined();
  });

  test("twenty accounts a submission, when inviting and when accepting", async () => {
    const { owner, submission } = await makeTeam();
    const early = await invite(owner, submission.id);
    for (let count = 2; count < MAX_MEMBERS; count++) {
      const { id: userId } = await makeUser(portal, "PARTNER");
      await db.write((tx) =>
        tx.insert(submissionMembers).values({
          submissionId: submission.id,
          userId,
          part: "colleague",
          createdAt: portal.clock(),
        }),
      );
    }
    const full: Reason = { code: "membersFull", params: { limit: 20 } };
    const input = { submissionId: submission.id, email: newAddress(), language: "pt" as const };
    expect(await reasonWhy(as(owner).colleagues.invite(input))).toEqual(full);
    const accept = { token: early.token, name: "Lia", newPassword: "Igarape?Novo8" };
    expect(await reasonWhy(as(VISITOR).colleagues.accept(accept))).toEqual(full);
    expect((await as(VISITOR).colleagues.read({ token: early.token })).state).toBe("open");
  });

  test("four mails an hour to one address from one partner, who can go on with others", async () => {
    const { owner, submission } = await makeTeam();
    const email = newAddress();
    const send = (to: string) =>
      reasonWhy(as(owner).colleagues.invite({ submissionId: submission.id, email: to, language: "pt" }));
    for (let count = 0; count < 4; count++) expect(await send(email)).toBeUndefined();
    expect(await send(email)).toEqual({ code: "tooManyRequests", params: { retryAfterSeconds: 900 } });
    expect(await send(newAddress())).toBeUndefined();
  });

  test("thirty invitations an hour from one partner", async () => {
    const { owner, submission } = await makeTeam();
    const input = () => ({ submissionId: submission.id, email: newAddress(), language: "pt" as const });
    for (let count = 0; count < 30; count++) {
      const { id } = await as(owner).colleagues.invite(input());
      await as(owner).colleagues.revoke({ id });
    }
    expect(await reasonWhy(as(owner).colleagues.invite(input()))).toEqual({
      code: "tooManyRequests",
      params: { retryAfterSeconds: 120 },
    });
  });
});

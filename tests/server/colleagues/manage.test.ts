import { describe, expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { history, submissionMembers, users } from "#db/schema/index.ts";
import { VISITOR } from "#domain/actor.ts";
import { makeUser } from "#tests/factories.ts";
import { makeAccount, signIn } from "../accounts/browser.ts";
import { openColleagues, OWN_PASSWORD, reasonWhy } from "./scene.ts";
import { DAY_MS } from "#domain/wall-time.ts";

const scene = await openColleagues();
const { as, invite, makeTeam, portal, setNow } = scene;
const { db } = portal;
const stranger = await makeAccount(scene, "PARTNER");

describe("the list", () => {
  test("shows owner, colleagues and open invitations to each of them, with what each may do", async () => {
    const { owner, colleague, submission } = await makeTeam();
    const { id, email, validUntil } = await invite(colleague, submission.id);
    const since = portal.clock().toISOString();
    const row = ({ id, name, email }: typeof owner) => ({ id, name, email, since });
    const open = {
      id,
      email,
      language: "en",
      inviter: colleague.name,
      state: "open",
      sentAt: since,
      validUntil,
    };
    expect(await as(owner).colleagues.list({ submissionId: submission.id })).toEqual({
      canInvite: true,
      members: [
        { ...row(owner), part: "owner", isYou: true, canRemove: false },
        { ...row(colleague), part: "colleague", isYou: false, canRemove: true },
      ],
      invitations: [open] as never,
    });
    const seen = await as(colleague).colleagues.list({ submissionId: submission.id });
    expect(seen.members.map(({ isYou, canRemove }) => [isYou, canRemove])).toEqual([
      [false, false],
      [true, false],
    ]);
    expect(seen.invitations).toEqual([open] as never);
  });

  test("is not found for another partner, and staff have their own screens", async () => {
    const { submission } = await makeTeam();
    const list = (actor: typeof stranger) => as(actor).colleagues.list({ submissionId: submission.id });
    expect((await reasonWhy(list(stranger)))?.code).toBe("notFound");
    expect((await reasonWhy(list(await makeUser(portal, "ADMIN"))))?.code).toBe("forbidden");
  });

  test("offers no invitation before approval", async () => {
    const { owner, submission } = await makeTeam("REVIEWING");
    expect((await as(owner).colleagues.list({ submissionId: submission.id })).canInvite).toBe(false);
  });
});

describe("withdrawing an invitation", () => {
  test("ends the link at once, by either of them, and twice is once", async () => {
    const { owner, colleague, submission } = await makeTeam();
    const { id, token } = await invite(owner, submission.id);
    await as(colleague).colleagues.revoke({ id });
    await as(owner).colleagues.revoke({ id });
    expect(await as(VISITOR).colleagues.read({ token })).toEqual({ state: "revoked" });
    const accept = as(VISITOR).colleagues.accept({ token, name: "Lia", newPassword: OWN_PASSWORD });
    expect(await reasonWhy(accept)).toEqual({ code: "invitationClosed", params: { state: "revoked" } });
    const rows = await db.read.select().from(history).where(eq(history.recordId, id));
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["invite", owner.id],
      ["revoke", colleague.id],
    ]);
  });

  test("is refused once accepted, and not found for another partner", async () => {
    const { owner, submission } = await makeTeam();
    const { id, token } = await invite(owner, submission.id);
    expect(await reasonWhy(as(stranger).colleagues.revoke({ id }))).toEqual({
      code: "notFound",
      params: { record: "invitation" },
    });
    await as(VISITOR).colleagues.accept({ token, name: "Lia", newPassword: OWN_PASSWORD });
    expect(await reasonWhy(as(owner).colleagues.revoke({ id }))).toEqual({
      code: "invitationClosed",
      params: { state: "used" },
    });
  });
});

describe("removing a colleague", () => {
  test("is the owner's: the next call under the colleague's open session finds nothing", async () => {
    const { owner, colleague, submission } = await makeTeam();
    const browser = await signIn(scene, colleague.email);
    const mine = async () => {
      const { body } = await browser.call("GET", "/api/trpc/submissions.mine");
      return (body as { result: { data: unknown[] } }).result.data.length;
    };
    expect(await mine()).toBe(1);
    await as(owner).colleagues.remove({ submissionId: submission.id, userId: colleague.id });
    expect(await mine()).toBe(0);
    const list = as(colleague).colleagues.list({ submissionId: submission.id });
    expect((await reasonWhy(list))?.code).toBe("notFound");
    const [row] = await db.read
      .select()
      .from(history)
      .where(and(eq(history.recordId, colleague.id), eq(history.action, "removeColleague")));
    expect(row).toMatchObject({ actorId: owner.id, submissionId: submission.id });
  });

  test("leaves the account and its other submissions alone", async () => {
    const { owner, colleague, submission } = await makeTeam();
    const other = await makeTeam();
    await db.write((tx) =>
      tx.insert(submissionMembers).values({
        submissionId: other.submission.id,
        userId: colleague.id,
        part: "colleague",
        createdAt: portal.clock(),
      }),
    );
    await as(owner).colleagues.remove({ submissionId: submission.id, userId: colleague.id });
    expect(await db.read.$count(users, eq(users.id, colleague.id))).toBe(1);
    expect((await as(colleague).submissions.mine()).map(({ id }) => id)).toEqual([other.submission.id]);
  });

  test("ends the invitations the colleague sent: no way back in", async () => {
    const { owner, colleague, submission } = await makeTeam();
    const { token } = await invite(colleague, submission.id);
    const kept = await invite(owner, submission.id);
    await as(owner).colleagues.remove({ submissionId: submission.id, userId: colleague.id });
    expect(await as(VISITOR).colleagues.read({ token })).toEqual({ state: "revoked" });
    expect((await as(VISITOR).colleagues.read({ token: kept.token })).state).toBe("open");
  });

  test("is refused for a colleague, for the owner's own part and across submissions", async () => {
    const { owner, colleague, submission } = await makeTeam();
    const other = await makeTeam();
    const submissionId = submission.id;
    const code = async (actor: typeof owner, userId: string, of = submissionId) =>
      (await reasonWhy(as(actor).colleagues.remove({ submissionId: of, userId })))?.code;
    expect(await code(colleague, owner.id)).toBe("forbidden");
    expect(await code(colleague, colleague.id)).toBe("forbidden");
    expect(await code(owner, owner.id)).toBe("forbidden");
    expect(await code(owner, stranger.id)).toBe("notFound");
    expect(await code(stranger, colleague.id)).toBe("notFound");
    expect(await code(owner, other.colleague.id, other.submission.id)).toBe("notFound");
    expect((await as(owner).colleagues.list({ submissionId })).members).toHaveLength(2);
  });

  test("can be undone by inviting again", async () => {
    const { owner, colleague, submission } = await makeTeam();
    await as(owner).colleagues.remove({ submissionId: submission.id, userId: colleague.id });
    const { token } = await invite(owner, submission.id, colleague.email);
    await as(colleague).colleagues.join({ token });
    expect((await as(owner).colleagues.list({ submissionId: submission.id })).members).toHaveLength(2);
  });
});

test("a lapsed invitation stays in the list as lapsed until it is withdrawn", async () => {
  const { owner, submission } = await makeTeam();
  const began = portal.clock();
  const { id } = await invite(owner, submission.id);
  const states = async () =>
    (await as(owner).colleagues.list({ submissionId: submission.id })).invitations.map(({ state }) => state);
  setNow(new Date(began.getTime() + 7 * DAY_MS - 1));
  expect(await states()).toEqual(["open"]);
  setNow(new Date(began.getTime() + 7 * DAY_MS));
  expect(await states()).toEqual(["expired"]);
  await as(owner).colleagues.revoke({ id });
  expect(await states()).toEqual([]);
  setNow(began);
});

describe("the drafts of a colleague who is removed", () => {
  test("go on under the owner's account, with a trace, and are nobody else's any more", async () => {
    const { owner, colleague, submission } = await makeTeam();
    const draft = { submissionId: submission.id, orderType: "STANDARD" as const, notes: "Perto do rio" };
    const { id } = await as(colleague).orders.saveDraft({ draft });
    await as(owner).colleagues.remove({ submissionId: submission.id, userId: colleague.id });
    const { items } = await as(owner).orders.mine({ filters: { submissionId: submission.id } });
    expect(items.map((order) => [order.id, order.status])).toEqual([[id, "DRAFT"]]);
    const passed = await as(owner).orders.get({ id });
    expect(passed.draft?.notes).toBe("Perto do rio");
    const trace = passed.history.find(({ action }) => action === "takeOver");
    expect([trace?.actorName, trace?.note]).toEqual([owner.name, colleague.name]);
    expect((await reasonWhy(as(colleague).orders.get({ id })))?.code).toBe("notFound");
  });
});

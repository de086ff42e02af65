import { describe, expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { outbox, submissions, users } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { recordHistory } from "#server/history/record.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openScene } from "../orders/scene.ts";

const scene = await openScene();
const { portal, as, admin } = scene;
const note = "Saiu da organização.";

/** An organisation whose representative has its one account, with a stand that waits for the team. */
async function openOrganisation(status: "APPROVED" | "SIGNED_CONTRACT" = "APPROVED") {
  const account = await makeUser(portal, "PARTNER", { name: "Carla Teixeira" });
  const { email: representativeEmail } = account;
  const row = await makeSubmission(portal, { status, representativeEmail }, [account]);
  const { id } = await as(account).orders.createStandard(scene.standard({ submissionId: row.id }));
  return { account, submissionId: row.id, id };
}

async function lettersOf(orderId: string) {
  const isIts = and(eq(outbox.recordKind, "order"), eq(outbox.recordId, orderId));
  const rows = await portal.db.read.select().from(outbox).where(isIts);
  return rows.map(({ template, toEmail }) => [template, toEmail]);
}

async function review(id: string): Promise<void> {
  const { version } = await scene.readOrder(id);
  await as(admin).orders.setStatus({ id, version, status: "REVIEWING" });
}

const LEAVING: [string, (of: Awaited<ReturnType<typeof openOrganisation>>) => Promise<unknown>][] = [
  ["was disabled", ({ account }) => as(admin).partners.disable({ id: account.id, version: 1, note })],
  [
    "was detached",
    ({ account: { id }, submissionId }) => as(admin).partners.detach({ id, version: 1, submissionId, note }),
  ],
];

describe("letters about an order", () => {
  test.each(LEAVING)(
    "do not go to the representative whose sole account %s, and the team is told so",
    async (_, leave) => {
      const of = await openOrganisation();
      const before = await lettersOf(of.id);
      expect((await as(admin).orders.get({ id: of.id })).reachesNobody).toBe(false);
      await leave(of);
      expect(await as(admin).orders.previewMove({ id: of.id, status: "REVIEWING" })).toMatchObject({
        isAddressed: false,
        to: "",
      });
      await review(of.id);
      expect(await lettersOf(of.id)).toEqual(before);
      expect((await as(admin).orders.get({ id: of.id })).reachesNobody).toBe(true);
    },
  );

  test("do not go to the former address of an account that was disabled after its e-mail had changed", async () => {
    const of = await openOrganisation();
    const before = await lettersOf(of.id);
    await portal.db.write((tx) =>
      tx.update(users).set({ email: "carla.nova@example.org" }).where(eq(users.id, of.account.id)),
    );
    const by = { actor: of.account, now: portal.clock() };
    const changes = { email: { old: of.account.email, new: "carla.nova@example.org" } };
    await portal.db.write((tx) =>
      recordHistory(tx, by, { record: "account", recordId: of.account.id, action: "update", changes }),
    );
    await as(admin).partners.disable({ id: of.account.id, version: 1, note });
    await review(of.id);
    expect(await lettersOf(of.id)).toEqual(before);
  });

  test("go to a representative who never had an account, whoever else has left", async () => {
    const of = await openOrganisation();
    const representativeEmail = "outra@example.org";
    await portal.db.write((tx) =>
      tx.update(submissions).set({ representativeEmail }).where(eq(submissions.id, of.submissionId)),
    );
    await as(admin).partners.disable({ id: of.account.id, version: 1, note });
    await review(of.id);
    expect((await lettersOf(of.id)).at(-1)).toEqual(["orderStatusChanged", representativeEmail]);
  });

  test("of a run are said before to reach nobody", async () => {
    const of = await openOrganisation();
    await as(admin).partners.disable({ id: of.account.id, version: 1, note });
    const { bulk } = as(admin);
    const { id } = await bulk.freeze({
      act: { kind: "orders", verb: "startReview" },
      selection: { kind: "ids", ids: [of.id] },
    });
    const { groups } = await bulk.get({ id });
    expect(groups.map(({ state, reason }) => [state, reason?.code])).toEqual([["waiting", "nobodyReached"]]);
  });
});

test("who would hear of the orders is said before an account is disabled or detached", async () => {
  const { account, submissionId } = await openOrganisation();
  const asked = () => as(admin).partners.previewAccess({ id: account.id });
  expect(await asked()).toMatchObject([{ submissionId, to: null }]);
  const representativeEmail = "direcao@example.org";
  await portal.db.write((tx) =>
    tx.update(submissions).set({ representativeEmail }).where(eq(submissions.id, submissionId)),
  );
  expect(await asked()).toMatchObject([{ to: { email: representativeEmail } }]);
});

describe("drafts of an account that is detached", () => {
  const writeDraft = (by: SignedInUser, submissionId: string) =>
    as(by).orders.saveDraft({ draft: { submissionId, orderType: "CUSTOM_SERVICES" } });

  test("go on under the account of the owner", async () => {
    const owner = await makeUser(portal, "PARTNER");
    const colleague = await makeUser(portal, "PARTNER", { name: "Mateo Quispe" });
    const { id: submissionId } = await makeSubmission(portal, { status: "APPROVED" }, [owner, colleague]);
    const { id } = await writeDraft(colleague, submissionId);
    await as(admin).partners.detach({ id: colleague.id, version: 1, submissionId, note });
    const taken = await as(owner).orders.get({ id });
    expect(taken.history.find(({ action }) => action === "takeOver")).toMatchObject({ note: "Mateo Quispe" });
  });

  test("wait for whoever is registered next where nobody is left", async () => {
    const { account, submissionId } = await openOrganisation();
    const { id } = await writeDraft(account, submissionId);
    await as(admin).partners.detach({ id: account.id, version: 1, submissionId, note });
    expect((await scene.readOrder(id)).authorId).toBe(account.id);
    const next = await makeUser(portal, "PARTNER");
    await as(admin).partners.link({ submissionId, email: next.email });
    expect((await as(next).orders.get({ id })).id).toBe(id);
  });
});

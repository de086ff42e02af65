import { describe, expect, test } from "bun:test";
import { desc, eq } from "drizzle-orm";
import { history, orders, outbox } from "#db/schema/index.ts";
import type { Actor, SignedInUser } from "#domain/actor.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { SUBMISSION_STATUSES, type SubmissionStatus } from "#domain/submissions/status.ts";
import { makeSubmission, makeUser, type SubmissionRow } from "#tests/factories.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { codeOf, reasonFor } from "./reason.ts";

const { portal, as } = await openTestPortal();
const admin = await makeUser(portal, "ADMIN");
const manager = await makeUser(portal, "SUBMISSION_MANAGER");
const organiser = await makeUser(portal, "GRUPORG");
const partner = await makeUser(portal, "PARTNER");
const original = await makeSubmission(portal);

const VERBS = [
  "review",
  "returnToPending",
  "approve",
  "reject",
  "reopen",
  "signContract",
  "undoSignature",
  "revokeApproval",
  "markDuplicate",
  "hide",
  "restore",
] as const;
type Verb = (typeof VERBS)[number];

/** The table as it was agreed, apart from the product's: for a submission with an account and without orders. */
const TABLE: Record<SubmissionStatus, Partial<Record<Verb, SubmissionStatus>>> = {
  PENDING: {
    review: "REVIEWING",
    approve: "APPROVED",
    reject: "REJECTED",
    markDuplicate: "DUPLICATE",
    hide: "HIDDEN",
  },
  REVIEWING: {
    returnToPending: "PENDING",
    approve: "APPROVED",
    reject: "REJECTED",
    markDuplicate: "DUPLICATE",
    hide: "HIDDEN",
  },
  APPROVED: { signContract: "SIGNED_CONTRACT", revokeApproval: "REJECTED", hide: "HIDDEN" },
  REJECTED: { reopen: "REVIEWING", markDuplicate: "DUPLICATE", hide: "HIDDEN" },
  SIGNED_CONTRACT: { undoSignature: "APPROVED" },
  HIDDEN: { restore: "REVIEWING" },
  DUPLICATE: { hide: "HIDDEN", restore: "REVIEWING" },
};
const ADMIN_ONLY: readonly Verb[] = ["undoSignature"];

async function makeIn(status: SubmissionStatus): Promise<SubmissionRow> {
  const isAside = status === "HIDDEN" || status === "DUPLICATE";
  const statusBefore = isAside ? ("REVIEWING" as const) : null;
  const duplicateOf = status === "DUPLICATE" ? original.id : null;
  return makeSubmission(portal, { status, statusBefore, duplicateOf }, [partner]);
}

function call(
  actor: Actor,
  verb: Verb,
  row: SubmissionRow,
  more: { note?: string; originalId?: string } = {},
) {
  return as(actor).submissions[verb]({ id: row.id, version: row.version, ...more });
}

const GIVEN = { note: "Because", originalId: original.id };

const STAFF: [string, SignedInUser][] = [
  ["an administrator", admin],
  ["a submission manager", manager],
  ["an organiser", organiser],
];

for (const [name, actor] of STAFF) {
  describe(`${name} may, and is offered`, () => {
    for (const status of SUBMISSION_STATUSES) {
      const allowed = VERBS.filter(
        (verb) => verb in TABLE[status] && (actor === admin || !ADMIN_ONLY.includes(verb)),
      );
      test(`from ${status}: ${allowed.join(", ") || "nothing"}`, async () => {
        const shown = await as(actor).submissions.get({ id: (await makeIn(status)).id });
        const offered = shown.moves.map(({ verb, to }) => [verb === "startReview" ? "review" : verb, to]);
        expect(Object.fromEntries(offered)).toEqual(
          Object.fromEntries(allowed.map((verb) => [verb, TABLE[status][verb]])),
        );
        for (const verb of VERBS) {
          const row = await makeIn(status);
          if (allowed.includes(verb)) {
            const moved = await call(actor, verb, row, GIVEN);
            expect(moved).toEqual({
              id: row.id,
              status: TABLE[status][verb] ?? status,
              version: row.version + 1,
              ...(verb === "approve" && { partner: null }),
            });
          } else {
            const code = await codeOf(call(actor, verb, row, GIVEN));
            expect(code).toBe(verb in TABLE[status] ? "forbidden" : "moveNotAllowed");
          }
        }
      });
    }
  });
}

test("partners and visitors make no move at all, from any status", async () => {
  for (const status of SUBMISSION_STATUSES) {
    const row = await makeIn(status);
    for (const verb of VERBS) {
      expect(await codeOf(call(partner, verb, row, GIVEN))).toBe("forbidden");
      expect(await codeOf(call(VISITOR, verb, row, GIVEN))).toBe("signInRequired");
    }
  }
});

describe("what a move needs", () => {
  async function withOrder(status: SubmissionStatus, orderStatus: OrderStatus): Promise<SubmissionRow> {
    const row = await makeIn(status);
    const now = portal.clock();
    await portal.db.write((tx) =>
      tx.insert(orders).values({
        submissionId: row.id,
        authorId: partner.id,
        type: "SIMPLE",
        status: orderStatus,
        createdAt: now,
        updatedAt: now,
      }),
    );
    return row;
  }

  async function needOf(attempt: Promise<unknown>): Promise<unknown> {
    const reason = await reasonFor(attempt);
    return reason?.code === "moveNeeds" ? reason.params.need : reason?.code;
  }

  for (const [verb, status] of [
    ["reopen", "REJECTED"],
    ["revokeApproval", "APPROVED"],
    ["undoSignature", "SIGNED_CONTRACT"],
  ] as const) {
    test(`${verb} asks for a note, and blanks are none`, async () => {
      const row = await makeIn(status);
      expect(await needOf(call(admin, verb, row))).toBe("note");
      expect(await needOf(call(admin, verb, row, { note: "  \n " }))).toBe("note");
    });
  }

  test("a signed contract needs a partner account", async () => {
    const row = await makeSubmission(portal, { status: "APPROVED" });
    expect(await needOf(call(manager, "signContract", row))).toBe("partnerAccount");
    const { moves } = await as(manager).submissions.get({ id: row.id });
    expect(moves.map(({ verb }) => verb)).not.toContain("signContract");
  });

  test("an account that was disabled is no account", async () => {
    const gone = await makeUser(portal, "PARTNER", { disabledAt: portal.clock() });
    const row = await makeSubmission(portal, { status: "APPROVED" }, [gone]);
    expect(await needOf(call(manager, "signContract", row))).toBe("partnerAccount");
  });

  test("approval is not revoked and nothing is hidden while an order is live", async () => {
    for (const live of ["PENDING", "REVIEWING", "APPROVED", "CONFIRM_PAYMENT", "PAID"] as const) {
      const row = await withOrder("APPROVED", live);
      expect(await needOf(call(manager, "revokeApproval", row, GIVEN))).toBe("noLiveOrder");
      expect(await needOf(call(manager, "hide", row))).toBe("noLiveOrder");
      const { moves } = await as(manager).submissions.get({ id: row.id });
      expect(moves.map(({ verb }) => verb)).toEqual(["signContract"]);
    }
    for (const still of ["DRAFT", "REJECTED", "CANCELLED"] as const) {
      const row = await withOrder("APPROVED", still);
      expect(await needOf(call(manager, "revokeApproval", row, GIVEN))).toBeUndefined();
    }
  });

  test("a signature is not undone once an order is being paid", async () => {
    for (const paying of ["CONFIRM_PAYMENT", "PAID"] as const) {
      const row = await withOrder("SIGNED_CONTRACT", paying);
      expect(await needOf(call(admin, "undoSignature", row, GIVEN))).toBe("noPaidOrder");
    }
    const row = await withOrder("SIGNED_CONTRACT", "APPROVED");
    expect(await needOf(call(admin, "undoSignature", row, GIVEN))).toBeUndefined();
  });

  test("a duplicate points to an original that is another submission and no duplicate itself", async () => {
    const row = await makeIn("PENDING");
    const copy = await makeIn("DUPLICATE");
    expect(await needOf(call(manager, "markDuplicate", row))).toBe("original");
    for (const originalId of [row.id, copy.id, "nosuchsubmission"]) {
      expect(await needOf(call(manager, "markDuplicate", row, { originalId }))).toBe("original");
    }
    await call(manager, "markDuplicate", row, { originalId: original.id });
    const shown = await as(manager).submissions.get({ id: row.id });
    expect(shown.original).toMatchObject({ id: original.id, reference: original.reference });
  });
});

describe("a move", () => {
  test("writes who, when, from, to and the note", async () => {
    const row = await makeIn("PENDING");
    await call(organiser, "approve", row, { note: "Strong proposal" });
    const [entry] = await portal.db.read
      .select()
      .from(history)
      .where(eq(history.recordId, row.id))
      .orderBy(desc(history.at));
    expect(entry).toMatchObject({
      action: "approve",
      fromStatus: "PENDING",
      toStatus: "APPROVED",
      note: "Strong proposal",
      actorId: organiser.id,
      actorName: organiser.name,
      isForced: false,
      at: portal.clock(),
    });
  });

  test("of two people at once, the second is told that the first was faster", async () => {
    const row = await makeIn("PENDING");
    const codes = await Promise.all([
      codeOf(call(admin, "approve", row)),
      codeOf(call(manager, "reject", row)),
    ]);
    expect(codes.filter((code) => code === "stale")).toHaveLength(1);
    const { status } = await as(admin).submissions.get({ id: row.id });
    expect(status).toBe(codes[0] === undefined ? "APPROVED" : "REJECTED");
  });

  test("that decides leaves one unsent draft to the applicant, and taking it back removes it", async () => {
    const row = await makeIn("PENDING");
    const drafts = () => portal.db.read.select().from(outbox).where(eq(outbox.recordId, row.id));
    const rejected = await call(manager, "reject", row, { note: "Too small" });
    expect(await drafts()).toMatchObject([
      { template: "decisionRejected", status: "draft", locale: "en", toEmail: row.representativeEmail },
    ]);
    const reopened = await as(manager).submissions.reopen({
      id: row.id,
      version: rejected.version,
      note: "Mistake",
    });
    expect(await drafts()).toEqual([]);
    await as(manager).submissions.approve({ id: row.id, version: reopened.version });
    expect(await drafts()).toMatchObject([{ template: "decisionApproved", status: "draft" }]);
  });

  test("hiding a duplicate and restoring twice leads back step by step", async () => {
    const row = await makeIn("REVIEWING");
    const copy = await call(manager, "markDuplicate", row, { originalId: original.id });
    const hidden = await as(manager).submissions.hide({ id: row.id, version: copy.version });
    const shown = await as(manager).submissions.restore({ id: row.id, version: hidden.version });
    expect(shown.status).toBe("DUPLICATE");
    const back = await as(manager).submissions.restore({ id: row.id, version: shown.version });
    expect(back.status).toBe("REVIEWING");
    expect((await as(manager).submissions.get({ id: row.id })).original).toBeNull();
  });
});

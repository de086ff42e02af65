import { describe, expect, test } from "bun:test";
import { desc, eq } from "drizzle-orm";
import { files, outbox } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import {
  ORDER_STATUSES,
  SENT_STATUSES,
  type OrderStatus,
  type SentStatus,
} from "#domain/orders/moves/status.ts";
import { makeUser } from "#tests/factories.ts";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();

const organiser = await makeUser(scene.portal, "GRUPORG");
const people = {
  partner: scene.partner,
  ADMIN: scene.admin,
  SUBMISSION_MANAGER: scene.manager,
  GRUPORG: organiser,
};
type Person = keyof typeof people;
type Target = SentStatus | "DELETED";
type Given = "note" | "confirmed" | "paymentConfirmation" | "settlement";
type Row = { from: readonly OrderStatus[]; to: Target; by: readonly Person[]; needs: readonly Given[] };

const STAFF = ["ADMIN", "SUBMISSION_MANAGER", "GRUPORG"] as const;
const EVERYBODY = ["partner", ...STAFF] as const;

/**
 * The orders' table as it was agreed, apart from the product's: from, to, who, and what the person has to give. A draft
 * is its author's; the order is complete, has a total and every price, and no open change and no confirmation yet.
 */
const TABLE: readonly Row[] = [
  { from: ["DRAFT"], to: "PENDING", by: EVERYBODY, needs: [] },
  { from: ["DRAFT"], to: "DELETED", by: EVERYBODY, needs: [] },
  { from: ["PENDING"], to: "REVIEWING", by: STAFF, needs: [] },
  { from: ["REVIEWING"], to: "PENDING", by: STAFF, needs: ["note"] },
  { from: ["PENDING", "REVIEWING"], to: "APPROVED", by: STAFF, needs: [] },
  { from: ["PENDING", "REVIEWING"], to: "REJECTED", by: STAFF, needs: ["note"] },
  { from: ["REJECTED"], to: "REVIEWING", by: STAFF, needs: ["note"] },
  { from: ["APPROVED"], to: "CONFIRM_PAYMENT", by: EVERYBODY, needs: ["paymentConfirmation"] },
  { from: ["APPROVED"], to: "REVIEWING", by: STAFF, needs: ["note"] },
  { from: ["CONFIRM_PAYMENT"], to: "APPROVED", by: STAFF, needs: ["note"] },
  {
    from: ["CONFIRM_PAYMENT", "APPROVED"],
    to: "PAID",
    by: STAFF,
    needs: ["paymentConfirmation", "settlement"],
  },
  { from: ["PAID"], to: "CONFIRM_PAYMENT", by: ["ADMIN"], needs: ["note"] },
  {
    from: ["DRAFT", "PENDING", "REVIEWING", "APPROVED"],
    to: "CANCELLED",
    by: ["partner"],
    needs: ["confirmed"],
  },
  { from: ["DRAFT", "PENDING", "REVIEWING", "APPROVED"], to: "CANCELLED", by: STAFF, needs: ["note"] },
  { from: ["CONFIRM_PAYMENT", "PAID"], to: "CANCELLED", by: ["ADMIN"], needs: ["note"] },
];

/** An order in a status; a draft is its author's, anything sent the partner's. */
async function open(actor: SignedInUser, status: OrderStatus): Promise<string> {
  if (status !== "DRAFT") {
    const { id } = await scene.send(scene.partner);
    await scene.put(id, { status });
    return id;
  }
  const draft = { submissionId: scene.submission.id, orderType: "STANDARD" as const };
  return (await scene.as(actor).orders.saveDraft({ draft })).id;
}

/** What the screens offer: the wizard's way to send a draft, otherwise the buttons and what each asks for. */
async function readOffer(
  actor: SignedInUser,
  id: string,
  to: Target,
): Promise<readonly string[] | undefined> {
  const { status, canEdit, moves } = await scene.as(actor).orders.get({ id });
  if (status === "DRAFT" && to === "PENDING") return canEdit ? [] : undefined;
  return moves.find((move) => move.to === to)?.asks;
}

const NOTE = "Por favor";

/** The move, with everything it may ask for or bare, through the call the screens use for it. */
async function attempt(actor: SignedInUser, id: string, to: Target, isBare = false): Promise<string> {
  const { version, status } = await scene.readOrder(id);
  const { orders } = scene.as(actor);
  // A space holds one live stand, and each of these tests leaves one behind.
  if (status === "REJECTED") await scene.freeSpace();
  if (to === "DELETED") return outcome(orders.discard({ id, version }));
  if (status === "DRAFT" && to === "PENDING") return outcome(scene.send(actor, { draftId: id }));
  const note = isBare ? undefined : NOTE;
  if (to === "CANCELLED") return outcome(orders.cancel({ id, version, confirmed: !isBare, note }));
  const asksForFile = !isBare && (to === "CONFIRM_PAYMENT" || to === "PAID");
  const paymentConfirmation = asksForFile ? await scene.upload(actor) : undefined;
  return outcome(orders.setStatus({ id, version, status: to, note, paymentConfirmation }));
}

const readMails = (id: string) => scene.portal.db.read.select().from(outbox).where(eq(outbox.recordId, id));

/** A cancellation by the partner is told to the team as well. */
const CANCELLED_TO_TEAM = "orderCancelledByExhibitor";
const addressOf = (template: string) =>
  template === CANCELLED_TO_TEAM ? "expositores@example.org" : scene.partner.email;

/** The mail that tells the partner; what was never sent is nobody's news. */
function mailOf(from: OrderStatus, to: Target, actor: SignedInUser): string[] {
  if (from === "DRAFT") return to === "PENDING" ? ["orderCreated"] : [];
  const isOwn = actor.role === "PARTNER";
  if (to === "CANCELLED") return isOwn ? ["orderCancelled", CANCELLED_TO_TEAM] : ["orderCancelled"];
  return [to === "PAID" ? "paymentReceived" : "orderStatusChanged"];
}

describe("order moves", () => {
  for (const from of ORDER_STATUSES) {
    for (const name of EVERYBODY) {
      test(`from ${from}, ${name} is offered what the table says, and exactly that is accepted`, async () => {
        const actor = people[name];
        for (const to of [...SENT_STATUSES, "DELETED"] as const) {
          const row = TABLE.find((one) => one.from.includes(from) && one.to === to && one.by.includes(name));
          const id = await open(actor, from);
          const before = await readMails(id);
          const cell = `${name} from ${from} to ${to}`;
          expect([cell, await readOffer(actor, id, to)]).toEqual([cell, row?.needs]);
          if (row && row.needs.length > 0) {
            expect([cell, await attempt(actor, id, to, true)]).toEqual([cell, "moveNeeds"]);
            expect(await scene.readOrder(id)).toMatchObject({ status: from });
          }
          const answer = await attempt(actor, id, to);
          expect([cell, answer === "ok"]).toEqual([cell, row !== undefined]);
          if (!row) {
            expect(["moveNotAllowed", "forbidden"]).toContain(answer);
            expect(await scene.readOrder(id)).toMatchObject({ status: from });
            expect(await readMails(id)).toEqual(before);
            continue;
          }
          await expectMoved(actor, id, from, to, before.length);
        }
      });
    }
  }

  /** The status is stored, history tells who, from, to and the note, and the partner's mail is there where due. */
  async function expectMoved(actor: SignedInUser, id: string, from: OrderStatus, to: Target, mailed: number) {
    const isGone = to === "DELETED";
    if (isGone) expect(await outcome(scene.as(actor).orders.get({ id }))).toBe("notFound");
    else expect((await scene.readOrder(id)).status).toBe(to);
    const hasNote = from !== "DRAFT" || to === "CANCELLED";
    const rows = await scene.readHistory(id);
    expect(rows.filter((row) => row.fromStatus === from)).toMatchObject([
      { toStatus: isGone ? null : to, note: hasNote ? NOTE : "", actorId: actor.id, isForced: false },
    ]);
    const mails = (await readMails(id)).slice(mailed);
    expect(mails.map(({ template, toEmail, locale }) => [template, toEmail, locale])).toEqual(
      mailOf(from, to, actor).map((template) => [template, addressOf(template), "pt"]),
    );
  }

  test("write who, from, to and the note, and mail the partner in the partner's language (ORD-09)", async () => {
    const { id, version } = await scene.send();
    const moved = await scene.as(scene.manager).orders.setStatus({ id, version, status: "REVIEWING" });
    expect(moved).toEqual({ id, status: "REVIEWING", version: version + 1 });
    await scene
      .as(scene.manager)
      .orders.setStatus({ id, version: moved.version, status: "PENDING", note: "Falta o croqui" });
    const { history } = await scene.as(scene.partner).orders.get({ id });
    expect(
      history.map(({ action, from, to, note, actorName }) => [action, from, to, note, actorName]),
    ).toContainEqual(["returnToPartner", "REVIEWING", "PENDING", "Falta o croqui", scene.manager.name]);
    const mails = await scene.portal.db.read.select().from(outbox).where(eq(outbox.recordId, id));
    const last = mails.find(({ params }) => params["note"] === "Falta o croqui");
    expect([last?.template, last?.toEmail, last?.locale]).toEqual([
      "orderStatusChanged",
      scene.partner.email,
      "pt",
    ]);
  });

  test("approval waits for open changes and unpriced lines", async () => {
    const { id, version } = await scene.send();
    const approve = () =>
      outcome(scene.as(scene.manager).orders.setStatus({ id, version, status: "APPROVED" }));
    await scene.put(id, { unpricedLines: 1 });
    expect(await approve()).toBe("moveNeeds");
    await scene.put(id, { unpricedLines: 0 });
    await scene.put(id, { contentVersion: 2 });
    expect(await approve()).toBe("moveNeeds");
    await scene.put(id, { agreedVersion: 2 });
    const ask = { orderId: id, title: "Planta", message: "Falta a planta", blocksApproval: true };
    const request = await scene.as(scene.manager).requests.create(ask);
    expect(await approve()).toBe("moveNeeds");
    await scene.as(scene.partner).requests.approve({ ...request, comment: "Segue a planta" });
    expect(await approve()).toBe("ok");
  });

  test("a partner cancels after confirming, and only while the table allows it (ORD-21)", async () => {
    const { id, version } = await scene.send();
    const { orders } = scene.as(scene.partner);
    expect(await outcome(orders.cancel({ id, version }))).toBe("moveNeeds");
    expect(await outcome(orders.cancel({ id, version, confirmed: true }))).toBe("ok");
    expect(await outcome(orders.cancel({ id, version: version + 1, confirmed: true }))).toBe(
      "moveNotAllowed",
    );
    const paid = await scene.send();
    await scene.put(paid.id, { status: "PAID" });
    expect(await outcome(orders.cancel({ ...paid, confirmed: true }))).toBe("moveNotAllowed");
    expect(await outcome(scene.as(scene.manager).orders.cancel({ ...paid, note: "x" }))).toBe(
      "moveNotAllowed",
    );
  });

  test("cancel against approve, and two staff at once: exactly one wins, the other is told", async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id, version } = await scene.send();
      const note = "corrida";
      const calls = [
        () => scene.as(scene.partner).orders.cancel({ id, version, confirmed: true }),
        () => scene.as(scene.manager).orders.setStatus({ id, version, status: "APPROVED" }),
        () => scene.as(scene.admin).orders.setStatus({ id, version, status: "REJECTED", note }),
      ];
      const turned = round % 2 === 0 ? calls : calls.toReversed();
      const answers = await Promise.all(turned.map((call) => outcome(call())));
      expect(answers.toSorted()).toEqual(["ok", "stale", "stale"]);
      const rows = await scene.readHistory(id);
      expect(rows.map(({ action }) => action === "lost").filter(Boolean)).toHaveLength(2);
      const shown = await scene.as(scene.partner).orders.get({ id });
      expect(shown.history.some(({ action }) => action === "lost")).toBe(false);
    }
  });
});

describe("orders.confirmPayment", () => {
  test("moves APPROVED on, replaces the proof while it waits, and keeps the one before (ROL-04, ORD-18)", async () => {
    const { id } = await scene.send();
    const { version } = await scene.put(id, { status: "APPROVED" });
    const [first, second] = [await scene.upload(scene.partner), await scene.upload(scene.partner)];
    const { orders } = scene.as(scene.partner);
    const moved = await orders.confirmPayment({ id, version, fileId: first });
    expect(moved.status).toBe("CONFIRM_PAYMENT");
    expect(await outcome(orders.confirmPayment({ id, version, fileId: second }))).toBe("stale");
    await orders.confirmPayment({ id, version: moved.version, fileId: second });
    const order = await orders.get({ id });
    expect(order.paymentConfirmation?.id).toBe(second);
    expect(order.files.map((file) => [file.id, file.replacedAt !== null, file.canRemove])).toEqual(
      expect.arrayContaining([
        [first, true, false],
        [second, false, false],
      ]),
    );
    expect(await outcome(scene.as(scene.manager).orders.removeFile({ id, fileId: second }))).toBe(
      "forbidden",
    );
  });

  test("a refused proof stays in the files, and another one is asked for", async () => {
    const { id } = await scene.send();
    const { version } = await scene.put(id, { status: "APPROVED" });
    const fileId = await scene.upload(scene.partner);
    const moved = await scene.as(scene.partner).orders.confirmPayment({ id, version, fileId });
    const staff = scene.as(scene.manager).orders;
    const refused = await staff.setStatus({ ...moved, status: "APPROVED", note: "Ilegível" });
    const order = await staff.get({ id });
    expect(order.paymentConfirmation).toBeNull();
    expect(order.files[0]?.replacedAt).not.toBeNull();
    expect(await outcome(staff.setStatus({ ...refused, status: "PAID" }))).toBe("moveNeeds");
    const again = scene.as(scene.partner).orders.confirmPayment({ ...refused, fileId });
    expect(await outcome(again)).toBe("notFound");
  });

  test("is refused outside of APPROVED, and with a file of somebody else", async () => {
    const { id, version } = await scene.send();
    const fileId = await scene.upload(scene.partner);
    const { orders } = scene.as(scene.partner);
    expect(await outcome(orders.confirmPayment({ id, version, fileId }))).toBe("moveNotAllowed");
    await scene.put(id, { status: "APPROVED" });
    const foreign = await scene.upload(scene.other);
    expect(await outcome(orders.confirmPayment({ id, version, fileId: foreign }))).toBe("notFound");
    expect((await scene.readOrder(id)).status).toBe("APPROVED");
  });

  test("staff mark an order paid with a proof of their own, and the partner is thanked (ORD-17)", async () => {
    const { id } = await scene.send();
    const { version } = await scene.put(id, { status: "APPROVED" });
    const paymentConfirmation = await scene.upload(scene.manager);
    const staff = scene.as(scene.manager).orders;
    await staff.setStatus({ id, version, status: "PAID", paymentConfirmation });
    const [file] = await scene.portal.db.read.select().from(files).where(eq(files.id, paymentConfirmation));
    expect([file?.ownerKind, file?.ownerId, file?.purpose]).toEqual(["order", id, "paymentConfirmation"]);
    const mails = await scene.portal.db.read
      .select()
      .from(outbox)
      .where(eq(outbox.recordId, id))
      .orderBy(desc(outbox.createdAt));
    expect(mails.map(({ template }) => template)).toContain("paymentReceived");
  });
});

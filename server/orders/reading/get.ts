import * as v from "valibot";
import { isStaff } from "#domain/actor.ts";
import { id } from "#domain/fields.ts";
import { mayAddOrderFile, mayRemoveOrderFile } from "#domain/orders/moves/order-files.ts";
import { usdFromCents } from "#domain/money.ts";
import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import { proposedSettlement } from "#domain/orders/moves/balance.ts";
import { canCopyOrder, mayEditItems, mayEditOrder } from "#domain/orders/moves/rules.ts";
import { forceTargets } from "#domain/orders/moves/status.ts";
import { hasOpenChange } from "#domain/orders/reading/version.ts";
import { canPayBy } from "#domain/settings/paying.ts";
import { can } from "#domain/permissions.ts";
import { mayWish } from "#domain/requests/rules.ts";
import { isBlocking } from "#domain/requests/status.ts";
import { publicStatus } from "#domain/submissions/public.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { type ListedFile, showFile } from "../../files/list.ts";
import { findRecipient } from "../../members/recipient.ts";
import { referenceTo } from "../../files/attach-named.ts";
import { showRequest } from "../requests/read.ts";
import { readSettings } from "../../event/read.ts";
import { question } from "../../call/verb.ts";
import type { LineRow } from "../lines/goods.ts";
import { isSpaceTaken } from "../record/live-stand.ts";
import { draftOf } from "../draft/draft-of.ts";
import { balanceOfOrder, showBalance } from "../payments/balance.ts";
import { heldMoves, offerMoves } from "../record/facts.ts";
import { showPaying } from "../payments/paying.ts";
import { proofsInForce, showPayment } from "../payments/payments.ts";
import { readSeenProofs } from "../payments/seen-proofs.ts";
import { loadWholeOrder, readOrderHistory } from "./load-whole.ts";
import type { OrderRow } from "../record/load.ts";
import { readCreditTargets } from "../moves/settle-credit.ts";
import { showLine, showOrder, showPerM2 } from "./show.ts";
import { showStandDiscount } from "../lines/stand-discount.ts";
import { readSignature } from "../record/signature.ts";
import { standingOf } from "../moves/stops.ts";

/** One order whole (DATA-03, DATA-04), for its partners and for staff, with the moves this person may make now. */
export const getOrder = question("orders.get", {
  may: ["orders.view", "own.view"],
  input: v.object({ id: id() }),
  sample: ({ order }) => ({ id: order }),
  async run(ctx, { id }) {
    const whole = await loadWholeOrder(ctx, id);
    const { submission, lines, requests, files, payments, stand, additions, contracts, original, ...order } =
      whole;
    const happened = await readOrderHistory(ctx, id);
    const proofs = proofsInForce(payments);
    const carried = files.map((file) => showOrderFile(ctx, order, file, proofs));
    const canEdit = mayEditOrder(ctx.actor, order.status) && !hasOpenChange(order);
    const settings = await readSettings(ctx.db.read);
    const paid = balanceOfOrder(order, payments);
    const hanging = { openRequests: requests.some(isBlocking), paid };
    const isSent = order.sentAt !== null;
    const seen = isStaff(ctx.actor) && payments.length > 0 ? await readSeenProofs(ctx.db.read, [id]) : [];
    const paying = showPaying(order, payments, happened, settings);
    return {
      ...showOrder(order, submission),
      ...showPerM2(order),
      /** Space and structure as a paper has them: before the discount, which is a row of its own. */
      standDiscount: showStandDiscount(order, lines),
      submission: showSubmission(ctx, submission),
      /** For the team: no letter about it leaves, since every account of the exhibitor is closed. */
      reachesNobody: isStaff(ctx.actor) && (await findRecipient(ctx.db.read, submission)).to === null,
      description: order.description,
      notes: order.notes,
      acceptedClauses: order.acceptedClauses,
      extraServices: order.extraServices,
      briefing: order.briefing,
      /** The stand that these services are added to, and what was added to this one. */
      stand: stand && showLinked(stand),
      additions: additions.map(showLinked),
      /** The order that this one was copied from. */
      copiedFrom: original,
      lines: lines.map((line) => showLine(line, ctx.locale)),
      files: carried.filter(({ requestId }) => requestId === null),
      paymentConfirmation: carried.find((file) => file.id === order.paymentConfirmationId) ?? null,
      requests: requests.map((request) => showRequest(request, { ...order, files: carried }, ctx)),
      payments: payments.map(({ decider, ...payment }) => ({
        ...showPayment(payment),
        decidedBy: isStaff(ctx.actor) ? (decider?.name ?? null) : null,
        /** For the team: the other orders that have the same confirmation. */
        seenOn: seen.filter(({ paymentId }) => paymentId === payment.id),
      })),
      paid: showBalance(paid, order.settledAs),
      /** For the team: the orders that a credit may be used for. */
      creditTargets: isStaff(ctx.actor) && paid.credit > 0 ? await readCreditTargets(ctx.db.read, order) : [],
      /** The reason that the team is offered first for what is missing. */
      proposedSettlement: proposedSettlement(paid.outstanding, settings.paying.tolerance) ?? null,
      paying,
      /** Whether the settings say where to pay. */
      isPayeeKnown: canPayBy(settings.paying),
      /** Where it stands and is on its way, in what its exhibitor reads; no stops of a draft. */
      standing: standingOf({
        order,
        happened,
        requests,
        payments,
        edition: contracts[0],
        signature: await readSignature(ctx.db.read, submission),
        paying,
      }),
      history: happened,
      moves: offerMoves(ctx.actor, order, hanging),
      held: heldMoves(ctx.actor, order, hanging),
      /** Through the wizard, which opens with `draft` (ORD-20). */
      canEdit,
      draft: canEdit ? draftToEdit(order, lines, files) : null,
      /** A change of the team that the exhibitor has not agreed to. */
      openChange: hasOpenChange(order),
      contentVersion: order.contentVersion,
      agreedVersion: order.agreedVersion,
      /** Items, prices and discounts, by the team. */
      canEditItems: mayEditItems(ctx.actor, order),
      /** Whether the reader may ask the team for a change. */
      canWish: mayWish(ctx.actor, order.status),
      /** Whether the order can be copied into a new draft. */
      canCopy: canCopyOrder(order.status) && !(await isSpaceTaken(ctx.db.read, order)),
      canAddFile: mayAddOrderFile(ctx.actor, order.status),
      canForce: can(ctx.actor, "status.force") && forceTargets({ ...order, isSent }).length > 0,
    };
  },
});

type Whole = Awaited<ReturnType<typeof loadWholeOrder>>;

function showSubmission({ actor }: SignedInCtx, submission: Whole["submission"]) {
  return {
    id: submission.id,
    reference: submission.reference,
    institutionName: submission.institutionName,
    status: isStaff(actor) ? submission.status : publicStatus(submission),
    representativeName: submission.representativeName,
    representativeEmail: submission.representativeEmail,
    representativePhone: submission.representativePhone,
    spaceM2: submission.spaceM2,
    /** Whether the public site may name the exhibitor. */
    mayBeNamed: submission.mayBeNamedSince !== null,
  };
}

function draftToEdit(
  order: OrderRow,
  lines: readonly LineRow[],
  files: readonly ListedFile[],
): OrderDraft | null {
  if (order.status === "DRAFT") return order.draft;
  const attached = files.filter(({ purpose, requestId }) => purpose === "attachment" && requestId === null);
  return draftOf(order, lines, attached.map(referenceTo));
}

function showOrderFile(
  { actor }: SignedInCtx,
  order: OrderRow,
  file: ListedFile,
  proofs: ReadonlySet<string>,
) {
  return {
    ...showFile(file),
    canRemove: mayRemoveOrderFile(actor, order.status, {
      purpose: file.purpose,
      uploaderRole: file.uploader?.role ?? null,
      isPaymentInForce: proofs.has(file.id),
    }),
  };
}

type Linked = Pick<
  OrderRow,
  "id" | "reference" | "status" | "totalCents" | "isStructurePriced" | "unpricedLines"
>;

function showLinked({ totalCents, ...linked }: Linked) {
  return { ...linked, total: usdFromCents(totalCents) };
}

import type { Tx } from "#db/client.ts";
import { shownTitle } from "#domain/catalogue/words.ts";
import type { Locale } from "#domain/locales.ts";
import type { MailedCount, MailedLine, MailedPayment, OrderedPart } from "#domain/mail/facts.ts";
import type { Cents } from "#domain/money.ts";
import { isLive, isPayable } from "#domain/orders/moves/rules.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { RUN_LETTERS_WAIT_MS } from "#domain/orders/moves/letters.ts";
import {
  compareVersions,
  isSameContent,
  type OrderChange,
  type OrderContent,
  quotedTotal,
  type VersionLine,
} from "#domain/orders/reading/version.ts";
import { isStandOrder } from "#domain/orders/type.ts";
import type { Ctx, SignedInCtx } from "../../portal/context.ts";
import { readSettings } from "../../event/read.ts";
import { enqueueMail } from "../../mail/enqueue.ts";
import { findHearers, type Recipient } from "../../members/recipient.ts";
import { aboutOrder } from "../record/about-order.ts";
import type { LoadedOrder, OrderRow } from "../record/load.ts";
import { readPaid, readReckoning, readToPay } from "../payments/mail-payment.ts";

/** Mails the exhibitor that the order has arrived, and what its total is made of. */
export async function mailOrderCreated(
  tx: Tx,
  ctx: Ctx,
  loaded: LoadedOrder,
  { lines }: Pick<OrderContent, "lines">,
): Promise<void> {
  const { order } = loaded;
  const { totalCents: total, isStructurePriced, unpricedLines } = order;
  for (const recipient of await findHearers(tx, loaded)) {
    const parts = orderedParts(order, lines, recipient.locale);
    const params = { ...aboutOrder(ctx, loaded), total, parts, isStructurePriced, unpricedLines };
    await enqueueMail(tx, ctx, {
      template: "orderCreated",
      ...recipient,
      params,
      record: { kind: "order", id: order.id },
    });
  }
}

/** Together the total: of a stand with a package its line says space and structure, of another they are named. */
function orderedParts(order: OrderRow, lines: readonly VersionLine[], locale: Locale): OrderedPart[] {
  const { spaceCents, structureCents, isStructurePriced, extraCents, type } = order;
  const m2 = order.sizeM2 ?? undefined;
  const ofLines = lines.map((line): OrderedPart => {
    const title = shownTitle(line, locale) ?? "";
    const amount = mailedAmount(line, line.total - line.discount);
    if (line.kind === "package") return { of: "stand", title, m2, amount };
    return { of: "line", title, quantity: line.quantity, periodOfUse: line.periodOfUse, amount };
  });
  if (type !== "CUSTOM" && type !== "SIMPLE") return ofLines;
  const structure = mailedAmount({ isPriced: isStructurePriced }, structureCents);
  return [
    { of: "space", title: "", m2: type === "CUSTOM" ? m2 : undefined, amount: spaceCents },
    { of: "structure", title: "", amount: structure },
    ...(type === "SIMPLE" ? [{ of: "extra" as const, title: "", amount: extraCents }] : ofLines),
  ];
}

/** Mails the exhibitor, in the account's language, the order's new status. An order never sent has no mail. */
export async function mailOrderMove(tx: Tx, ctx: Ctx, loaded: LoadedOrder, move: Move): Promise<void> {
  if (loaded.order.sentAt === null) return;
  for (const recipient of await findHearers(tx, loaded)) await mailMove(tx, ctx, loaded, recipient, move);
}

type Move = { from: OrderStatus; note: string; payments: MailedPayment[] };

async function mailMove(
  tx: Tx,
  ctx: Ctx,
  loaded: LoadedOrder,
  recipient: Recipient,
  { from, note, payments }: Move,
): Promise<void> {
  const { order } = loaded;
  const mail = {
    ...recipient,
    record: { kind: "order", id: order.id },
    ofRun: ctx.bulk && { id: ctx.bulk.id, waitsMs: RUN_LETTERS_WAIT_MS },
  };
  const params = aboutOrder(ctx, loaded);
  switch (order.status) {
    case "CANCELLED":
      await enqueueMail(tx, ctx, {
        ...mail,
        template: "orderCancelled",
        params: { ...params, note, ...(await reckon()) },
      });
      break;
    case "PAID":
      await enqueueMail(tx, ctx, {
        ...mail,
        template: "paymentReceived",
        params: { ...params, total: order.totalCents, payments, ...(await readPaid(tx, order)) },
      });
      break;
    default:
      await enqueueMail(tx, ctx, {
        ...mail,
        template: "orderStatusChanged",
        params: {
          ...params,
          from,
          to: order.status,
          note,
          payments,
          toPay: await readToPay(tx, ctx, order),
          ...(await reckon()),
        },
      });
  }

  /** Where something was paid, of an order that is to be paid or has ended. */
  async function reckon() {
    const reckoning = await readReckoning(tx, ctx, order);
    const isPaidOf = reckoning.accepted + reckoning.handedIn > 0 || payments.length > 0;
    const isTold = isPaidOf && (isPayable(order.status) || !isLive(order.status));
    return isTold ? { reckoning } : {};
  }
}

/** Mails the team, at the contact address, that the exhibitor cancelled. */
export async function mailCancelledByExhibitor(
  tx: Tx,
  ctx: SignedInCtx,
  loaded: LoadedOrder,
  from: OrderStatus,
): Promise<void> {
  const { order } = loaded;
  const { support } = await readSettings(ctx.db.read);
  const { company, reference } = aboutOrder(ctx, loaded);
  await enqueueMail(tx, ctx, {
    template: "orderCancelledByExhibitor",
    to: { email: support.pt, name: "" },
    locale: "pt",
    params: {
      company,
      reference,
      url: `${ctx.portal.env.PUBLIC_URL}/admin/orders/edit/${order.id}`,
      who: ctx.actor.name,
      hadSpace: from === "APPROVED" && isStandOrder(order.type),
    },
    record: { kind: "order", id: order.id },
  });
}

/** Mails the exhibitor that the team moved the order by mistake, and that nothing is to be done. */
export async function mailMoveUndone(tx: Tx, ctx: Ctx, loaded: LoadedOrder): Promise<void> {
  const { order } = loaded;
  for (const recipient of await findHearers(tx, loaded)) {
    await enqueueMail(tx, ctx, {
      template: "orderMoveUndone",
      ...recipient,
      params: { ...aboutOrder(ctx, loaded), status: order.status },
      record: { kind: "order", id: order.id },
    });
  }
}

type Edit = { change: OrderChange; number: number; note: string };

/**
 * The mail about an edit of the items, in the exhibitor's language: what to agree to, or that nothing is left to
 * agree to. Also used for the preview.
 */
export function writeItemsEdited(ctx: Ctx, loaded: LoadedOrder, edit: Edit, recipient: Recipient) {
  const { before, after } = edit.change;
  if (isSameContent(before, after)) {
    return {
      ...recipient,
      template: "changeUndone" as const,
      params: { ...aboutOrder(ctx, loaded), ...quotedTotal(after) },
    };
  }
  const params = {
    ...aboutOrder(ctx, loaded),
    version: edit.number,
    before: before.total,
    after: after.total,
    waits: { before: waitsOf(before), after: waitsOf(after) },
    lines: mailedLines(edit.change, recipient.locale),
    note: edit.note,
  };
  return { ...recipient, template: "orderChanged" as const, params };
}

function waitsOf(content: OrderContent) {
  const { isStructurePriced, unpricedLines } = quotedTotal(content);
  return { isStructurePriced, unpricedLines };
}

function mailedLines(change: OrderChange, locale: Locale): MailedLine[] {
  const { before, after } = change;
  const lines = compareVersions(change)
    .filter((line) => line.change !== "same")
    .map((line) => ({
      title: shownTitle(line.after ?? line.before ?? NO_WORDS, locale) ?? "",
      before: line.before && mailedAmount(line.before, line.before.total - line.before.discount),
      after: line.after && mailedAmount(line.after, line.after.total - line.after.discount),
      ...(line.after && line.after.discount > 0 && { discount: line.after.discountPercent }),
      ...((line.after ?? line.before)?.kind !== "package" && {
        counts: { before: mailedCount(line.before), after: mailedCount(line.after) },
      }),
    }));
  const structure = {
    title: null,
    before: mailedAmount({ isPriced: before.isStructurePriced }, before.structure),
    after: mailedAmount({ isPriced: after.isStructurePriced }, after.structure),
  };
  // The structure of a stand with a package follows from the package's line.
  const hasOwn = structure.before !== structure.after && !after.lines.some(({ kind }) => kind === "package");
  return hasOwn ? [...lines, structure] : lines;
}

function mailedAmount({ isPriced }: { isPriced: boolean }, cents: Cents): Cents | "unpriced" {
  return isPriced ? cents : "unpriced";
}

function mailedCount(line: VersionLine | null): MailedCount | null {
  return line && { quantity: line.quantity, ...(line.unitPeriod === "perDay" && { days: line.periodOfUse }) };
}

const NO_WORDS = { title_pt: "", title_en: "" };

/** Mails the exhibitor an edit of the items. */
export async function mailItemsEdited(tx: Tx, ctx: Ctx, loaded: LoadedOrder, edit: Edit): Promise<void> {
  for (const recipient of await findHearers(tx, loaded)) {
    const mail = writeItemsEdited(ctx, loaded, edit, recipient);
    await enqueueMail(tx, ctx, { ...mail, record: { kind: "order", id: loaded.order.id } });
  }
}

/** Mails the exhibitor that there is nothing to agree to any more. */
export async function mailChangeUndone(tx: Tx, ctx: Ctx, loaded: LoadedOrder): Promise<void> {
  const { id, totalCents: total, isStructurePriced, unpricedLines } = loaded.order;
  for (const recipient of await findHearers(tx, loaded)) {
    await enqueueMail(tx, ctx, {
      template: "changeUndone",
      ...recipient,
      params: { ...aboutOrder(ctx, loaded), total, isStructurePriced, unpricedLines },
      record: { kind: "order", id },
    });
  }
}

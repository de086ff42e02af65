import { asc, eq, max } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { contracts, orderLines } from "#db/schema/index.ts";
import type { ContractData } from "#domain/contracts/schema.ts";
import type { Locale } from "#domain/locales.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { readOwnWords } from "../catalogue/own-words.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { readSettings } from "../event/read.ts";
import type { LoadedOrder, OrderRow } from "../orders/record/load.ts";
import { readOrderHistory } from "../orders/reading/load-whole.ts";
import { showPaying } from "../orders/payments/paying.ts";
import { balanceOfOrder } from "../orders/payments/balance.ts";
import { readPayments } from "../orders/payments/payments.ts";
import { composeContract } from "./compose.ts";
import { composeClauses } from "../documents/contract-texts.ts";

/** What the next edition of an order's contract prints, or its preview. */
export async function readContract(
  ctx: SignedInCtx,
  { order, submission }: LoadedOrder,
  { notes = "", isDraft = false }: { notes?: string; isDraft?: boolean },
): Promise<ContractData> {
  const lines = await ctx.db.read
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const settings = await readSettings(ctx.db.read);
  const version = await nextVersion(ctx.db.read, order.id);
  const composed = composeContract({
    order,
    lines,
    submission,
    settings,
    words: await readOwnWords(ctx.db.read),
    version,
    notes,
    now: ctx.now,
    isDraft,
  });
  const data = {
    ...composed,
    paying: await readWayToPay(ctx, order, settings, composed.locale),
    clauses: composeClauses(composed, settings),
  };
  return { ...data, code: codeOf(data) };
}

/** What an edition says but for its moment, which `date` and with it the code name: the same is one print. */
export function printedIn(data: ContractData): ContractData {
  return { ...data, code: "" };
}

/**
 * The first eight characters of the hash of an edition's data: printed on its pages, they identify the copy that
 * comes back.
 */
function codeOf(data: ContractData): string {
  return new Bun.CryptoHasher("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 8);
}

async function readWayToPay(
  ctx: SignedInCtx,
  order: OrderRow,
  settings: Settings,
  locale: Locale,
): Promise<ContractData["paying"]> {
  if (order.totalCents === 0) return null;
  const payments = await readPayments(ctx.db.read, order.id);
  const told = await readOrderHistory(ctx, order.id);
  const { accepted, settled } = balanceOfOrder(order, payments);
  const { payee, bank, account, swift, pixKey, text, daysToPay } = settings.paying;
  return {
    payee,
    bank,
    account,
    swift,
    pixKey,
    text: text[locale],
    days: daysToPay,
    dueOn: showPaying(order, payments, told, settings)?.dueOn ?? null,
    isPaid: order.status === "PAID",
    ...(order.status === "PAID" && settled > 0 && { settled: { accepted, settled, as: order.settledAs } }),
  };
}

export async function nextVersion(db: ReadDb | Tx, orderId: string): Promise<number> {
  return (await newestVersion(db, orderId)) + 1;
}

/** The version of the newest edition; 0 before the first. */
export async function newestVersion(db: ReadDb | Tx, orderId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(contracts.version) })
    .from(contracts)
    .where(eq(contracts.orderId, orderId));
  return row?.last ?? 0;
}

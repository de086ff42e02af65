import { count, eq } from "drizzle-orm";
import { orders, settings, submissions } from "#db/schema/index.ts";
import { emptyDraft } from "#domain/orders/draft/draft.ts";
import { hashPassword } from "../../accounts/password.ts";
import type { OpenPortal } from "../../start/open-portal.ts";
import { goodsFor, readOffered } from "../../orders/lines/goods.ts";
import { readSettings } from "../../event/read.ts";
import { setSamplePrices } from "../prices.ts";
import { DEMO_PASSWORD } from "../stage.ts";
import { openPartners, openTeam } from "./accounts.ts";
import { stockLarge } from "./catalogue.ts";
import { openChance } from "./chance.ts";
import { PROOF } from "./follow.ts";
import { orderLarge } from "./orders.ts";
import { planOrders } from "./plan.ts";
import type { Amounts, Exhibitor, Making } from "./season.ts";
import { applyLarge } from "./submissions.ts";

/** Any number; the season it stands for is the same on every machine. */
const SEED = 2025;
/** Most orders in one transaction. */
const AT_ONCE = 2_500;

/** A folder that holds something already is not to be filled over it. */
export class FolderNotEmpty extends Error {}

/**
 * Fills an empty portal with a large season, written straight into the tables: what the verbs would have left after
 * months of work, in a minute. Everything but the hash of the one password is the same each time.
 */
export async function fillLarge(
  portal: OpenPortal,
  amounts: Amounts,
): Promise<{ exhibitors: readonly Exhibitor[] }> {
  await requireEmpty(portal);
  await portal.files.put(PROOF);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const chance = openChance(SEED);
  const { making, exhibitors, goods } = await portal.db.write(async (tx) => {
    const facts = await readSettings(tx);
    setSamplePrices(facts);
    await tx.update(settings).set({ data: facts }).where(eq(settings.id, 1));
    const base = { tx, chance, settings: facts, passwordHash, publicUrl: portal.env.PUBLIC_URL };
    const staff = await openTeam(base);
    const all: Omit<Making, "tx"> = { ...base, staff };
    const items = await stockLarge({ ...all, tx });
    const approved = await applyLarge({ ...all, tx }, amounts.submissions);
    const opened = await openPartners({ ...all, tx }, approved);
    const everything = items.map(({ id = "" }) => ({
      lineId: id,
      itemId: id,
      quantity: 1,
      periodOfUse: 1,
      notes: "",
    }));
    const onOffer = goodsFor(
      { ...emptyDraft(""), lines: everything },
      { settings: facts, offered: await readOffered(tx), sizeM2: 0 },
    );
    return { making: all, exhibitors: opened, goods: onOffer };
  });
  const plan = planOrders(chance, amounts.orders);
  let sentBefore = 0;
  for (let from = 0; from < plan.length; from += AT_ONCE) {
    const share = { plan: plan.slice(from, from + AT_ONCE), goods, exhibitors, sentBefore };
    sentBefore += await portal.db.write((tx) => orderLarge({ ...making, tx }, share));
  }
  return { exhibitors };
}

async function requireEmpty({ db }: OpenPortal): Promise<void> {
  const [held] = await db.read.select({ rows: count() }).from(submissions);
  const [ordered] = await db.read.select({ rows: count() }).from(orders);
  if ((held?.rows ?? 0) + (ordered?.rows ?? 0) > 0) {
    throw new FolderNotEmpty("the folder holds submissions or orders already: name an empty one");
  }
}

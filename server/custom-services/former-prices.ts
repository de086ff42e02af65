import { and, type Column, desc, eq, isNotNull, ne, sql, type SQL } from "drizzle-orm";
import { orderLines, orders, orderVersions, submissions } from "#db/schema/index.ts";
import { nearest } from "#domain/custom-services/likeness.ts";
import { type ExtraServiceGroup, isExtraServiceGroup } from "#domain/orders/lines/extra-service-groups.ts";
import { usdFromCents } from "#domain/money.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { orderedLine } from "../orders/lines/goods.ts";
import { type LoadedOrder, loadOrder } from "../orders/record/load.ts";
import { readLines } from "../orders/lines/store-lines.ts";
import { question } from "../call/verb.ts";
import { serviceAt } from "./get.ts";
import { GROUP } from "./services.ts";

/** Enough to choose from; more are not read. */
const SHOWN = 8;
/** The newest of their kind, those of the same organisation before all others. */
const COMPARED = 400;
/** As much of a description as says what it is about, in characters: hundreds of them are compared at once. */
const BEGINNING = 1_000;

/**
 * What the like of a service was priced at before: of the same group, the same organisation's first, then those whose
 * description is nearest, then the newest; of a structure, those of the nearest size.
 */
export const formerPrices = question("customServices.formerPrices", {
  may: ["customServices.manage"],
  input: serviceAt,
  sample: ({ order }) => ({ orderId: order, lineId: "furniture" }),
  async run(ctx, { orderId, lineId }) {
    const loaded = await loadOrder(ctx.db.read, ctx, orderId);
    const { order, submission } = loaded;
    if (lineId === null) {
      const size = order.sizeM2 ?? submission.spaceM2;
      return nearest(await readStructures(ctx, loaded), { size }, SHOWN);
    }
    const lines = (await readLines(ctx.db.read, orderId)).map(orderedLine);
    const line = lines.find((one) => one.lineId === lineId && one.kind === "custom");
    if (!line) throw refuse("notFound", { record: "customService" });
    const group = isExtraServiceGroup(line.itemId) ? line.itemId : "other";
    const text = `${line.title_pt} ${(line.description_pt || line.description_en).slice(0, BEGINNING)}`;
    return nearest(await readLike(ctx, loaded, group), { text }, SHOWN);
  },
});

function shownOf({ submission }: LoadedOrder) {
  return {
    reference: orders.reference,
    status: orders.status,
    company: submissions.institutionName,
    isOwn: sql<number>`${submissions.institutionSort} = ${submission.institutionSort}`,
    version: orders.contentVersion,
    at: sql<number>`coalesce(${orderVersions.madeAt}, ${orders.sentAt})`,
    size: sql<number>`coalesce(${orders.sizeM2}, ${submissions.spaceM2})`,
  };
}

const IS_VERSION = and(eq(orderVersions.orderId, orders.id), eq(orderVersions.number, orders.contentVersion));

async function readLike(ctx: Ctx, loaded: LoadedOrder, group: ExtraServiceGroup | "other") {
  const shown = shownOf(loaded);
  const rows = await ctx.db.read
    .select({
      ...shown,
      id: orderLines.id,
      title: { pt: orderLines.titlePt, en: orderLines.titleEn },
      description: { pt: beginningOf(orderLines.descriptionPt), en: beginningOf(orderLines.descriptionEn) },
      quantity: orderLines.quantity,
      periodOfUse: orderLines.periodOfUse,
      price: orderLines.unitPriceCents,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .leftJoin(orderVersions, IS_VERSION)
    .where(
      and(
        sql`${orderLines.isCustomService} = 1`,
        eq(orderLines.isPriced, true),
        eq(GROUP, group),
        isElsewhere(loaded),
      ),
    )
    .orderBy(desc(shown.isOwn), desc(shown.at))
    .limit(COMPARED);
  return rows.map(({ title, description, price, at, isOwn, ...row }) => ({
    ...row,
    isOwn: Boolean(isOwn),
    text: `${title.pt} ${description.pt || description.en}`,
    title: title[ctx.locale] || title.pt || title.en,
    description: description[ctx.locale] || description.pt || description.en,
    unitPrice: usdFromCents(price),
    at: new Date(at).toISOString(),
  }));
}

function beginningOf(text: Column) {
  return sql<string>`substr(${text}, 1, ${BEGINNING})`;
}

async function readStructures(ctx: Ctx, loaded: LoadedOrder) {
  const shown = shownOf(loaded);
  const rows = await ctx.db.read
    .select({ ...shown, id: orders.id, price: orders.structureCents })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .leftJoin(orderVersions, IS_VERSION)
    .where(and(eq(orders.type, "CUSTOM"), eq(orders.isStructurePriced, true), isElsewhere(loaded)))
    .orderBy(desc(shown.isOwn), desc(shown.at))
    .limit(COMPARED);
  return rows.map(({ price, at, isOwn, ...row }) => ({
    ...row,
    isOwn: Boolean(isOwn),
    text: "",
    title: "",
    description: "",
    quantity: 1,
    periodOfUse: 1,
    unitPrice: usdFromCents(price),
    at: new Date(at).toISOString(),
  }));
}

/** Matches other orders that were sent. */
function isElsewhere({ order }: LoadedOrder): SQL | undefined {
  return and(ne(orders.id, order.id), isNotNull(orders.sentAt));
}

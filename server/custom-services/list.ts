import { and, count as rows, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/sqlite-core";
import type { ReadDb, Tx } from "#db/client.ts";
import type { Meant } from "#db/every.ts";
import { isFoundBy } from "#db/full-text.ts";
import { kept } from "#db/kept.ts";
import { readPageBy, sliceOf, type SortKey } from "#db/page.ts";
import { orderLines, orders, submissions } from "#db/schema/index.ts";
import { customServiceList } from "#domain/custom-services/list.ts";
import type { AskedOf } from "#domain/lists/contract.ts";
import { chosen, tally } from "#domain/lists/filter.ts";
import { usdFromCents } from "#domain/money.ts";
import type { Ctx } from "../context.ts";
import { question } from "../verb.ts";
import { pricedByHand, serviceState } from "./services.ts";

type Asked = AskedOf<typeof customServiceList>;

/** Behind everything that waits stands what does not, whenever it was sent. */
const BEHIND = 10 ** 14;

/**
 * A page of what is priced by hand in all sent orders (SVC-01). Each filter is counted under the search and the other
 * filters, so that a count is what choosing it shows.
 */
export const listCustomServices = question("customServices.list", {
  may: ["customServices.manage"],
  input: customServiceList.input,
  sample: {},
  async run(ctx, asked) {
    const { counts, total } = countOf(asked, await countFound(ctx, asked));
    const services = pricedByHand(ctx.db.read, ctx.locale);
    const page = await readPageBy(asked, sortKeyOf(asked, services), total, (slice) => {
      const { place, where, orderBy, limit } = slice;
      return selectServices(ctx, services, { place })
        .where(and(isFound(asked), isChosen(asked, services), where))
        .orderBy(...orderBy)
        .limit(limit);
    });
    return { ...page, items: page.items.map(showService), counts };
  },
});

type Services = ReturnType<typeof pricedByHand>;
type Question = Pick<Asked, "search" | "filters" | "sort">;

function sortKeyOf({ sort }: Question, services: Services): SortKey {
  const sorted = {
    waiting: sql`${orders.sentAt} + case when ${serviceState(services)} = 'toPrice' then 0 else ${BEHIND} end`,
    reference: sql`${orders.reference}`,
    company: submissions.institutionSort,
    price: sql`case when ${services.isPriced} then ${services.unitPrice} else -1 end`,
  };
  return { value: sorted[sort.column], tie: sql`${services.id}`, isFound: true };
}

function selectServices<More extends SelectedFields>(ctx: Ctx, services: Services, more: More) {
  return ctx.db.read
    .select({
      service: {
        id: services.id,
        orderId: services.orderId,
        lineId: services.lineId,
        group: services.group,
        title: services.title,
        summary: services.summary,
        quantity: services.quantity,
        periodOfUse: services.periodOfUse,
        state: serviceState(services),
        reference: orders.reference,
        status: orders.status,
        sizeM2: sql<number>`coalesce(${orders.sizeM2}, ${submissions.spaceM2})`,
        company: submissions.institutionName,
      },
      unitPrice: services.unitPrice,
      isPriced: services.isPriced,
      sentAt: orders.sentAt,
      ...more,
    })
    .from(services)
    .innerJoin(orders, eq(orders.id, services.orderId))
    .innerJoin(submissions, eq(submissions.id, orders.submissionId));
}

type Row = Pick<
  Awaited<ReturnType<typeof selectServices<Record<never, never>>>>[number],
  "service" | "isPriced" | "unitPrice" | "sentAt"
>;

function showService({ service, isPriced, unitPrice, sentAt }: Row) {
  return {
    ...service,
    /** Dollars; null while it waits for its price. */
    unitPrice: isPriced ? usdFromCents(unitPrice) : null,
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** The whole list, for files of it: few of many lines are priced by hand, so they are met in one go. */
export async function meetServices(
  ctx: Ctx,
  { question, ids, except = [] }: MeantServices,
): Promise<string[]> {
  const services = pricedByHand(ctx.db.read, ctx.locale);
  const key = sortKeyOf(question, services);
  const { orderBy } = sliceOf({ sort: question.sort, cursor: undefined, limit: 0, mark: "" }, key);
  const asked = ids ? { ...question, search: "", filters: NONE } : question;
  const found = await ctx.db.read
    .select({ id: services.id })
    .from(services)
    .innerJoin(orders, eq(orders.id, services.orderId))
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(and(isFound(asked), isChosen(asked, services)))
    .orderBy(...orderBy);
  const isMeant = new Set(ids);
  const isLeft = new Set(except);
  return found.map(({ id }) => id).filter((id) => (ids ? isMeant.has(id) : !isLeft.has(id)));
}

type MeantServices = Meant<keyof typeof customServiceList.columns, typeof customServiceList.filters>;
const NONE: Asked["filters"] = { states: [], groups: [], statuses: [] };

/** Services of these ids, for files of the list. */
export async function readServicesOf(ctx: Ctx, ids: readonly string[]) {
  const services = pricedByHand(ctx.db.read, ctx.locale);
  const named = sql`${services.id} in (select value from json_each(${JSON.stringify(ids)}))`;
  const found = await selectServices(ctx, services, {}).where(and(isNotNull(orders.sentAt), named));
  return found.map(showService);
}

/** By the plus the services are walked, which are few, and not the orders that a search finds, which may be most. */
function isFound({ search }: Pick<Asked, "search">): SQL | undefined {
  return and(isNotNull(orders.sentAt), isFoundBy(sql`+${orders.searchRow}`, "order_search", search));
}

function isChosen({ filters }: Pick<Asked, "filters">, services: Services): SQL | undefined {
  const { states, groups, statuses } = filters;
  return and(
    states.length > 0 ? inArray(serviceState(services), states) : undefined,
    groups.length > 0 ? inArray(services.group, groups) : undefined,
    statuses.length > 0 ? inArray(orders.status, statuses) : undefined,
  );
}

type Counted = Awaited<ReturnType<typeof count>>;

function countFound({ db }: Ctx, { search }: Asked): Promise<Counted> {
  return search === "" ? countAll(db.read) : count(db.read, search);
}

const countAll = kept([orders, orderLines], (db) => count(db, ""));

async function count(db: ReadDb | Tx, search: string) {
  // In whatever language: what is counted are no words.
  const services = pricedByHand(db, "pt");
  const state = serviceState(services);
  return db
    .select({ states: state, groups: services.group, statuses: orders.status, count: rows() })
    .from(services)
    .innerJoin(orders, eq(orders.id, services.orderId))
    .where(isFound({ search }))
    .groupBy(state, sql`${services.group}`, sql`+${orders.status}`);
}

function countOf({ filters }: Asked, found: Counted) {
  const contract = customServiceList.filters;
  type Name = keyof typeof contract;
  const has = (row: Counted[number], name: Name) =>
    (chosen<string>(contract[name], filters[name]) as readonly string[]).includes(row[name]);
  const under = (name: Name, others: readonly Name[]) =>
    found
      .filter((row) => others.every((other) => has(row, other)))
      .map((row) => ({ value: row[name], count: row.count }));
  const counts = {
    states: tally(contract.states, under("states", ["groups", "statuses"])),
    groups: tally(contract.groups, under("groups", ["states", "statuses"])),
    statuses: tally(contract.statuses, under("statuses", ["states", "groups"])),
  };
  const total = under("states", ["states", "groups", "statuses"]).reduce((sum, { count }) => sum + count, 0);
  return { counts, total };
}

import { eq, isNotNull, sql } from "drizzle-orm";
import { isFoundBy } from "#db/full-text.ts";
import { orderLines, orders, submissions } from "#db/schema/index.ts";
import { customServiceList } from "#domain/custom-services/list.ts";
import { pickText } from "#domain/locales.ts";
import { usdFromCents } from "#domain/money.ts";
import { deskList } from "../lists/desk-list.ts";
import { question } from "../call/verb.ts";
import { SERVICE_STATE, SERVICES } from "./services.ts";

/** Behind everything that waits stands what does not, whenever it was sent. */
const BEHIND = 10 ** 14;

const services = deskList(customServiceList, {
  id: sql`${SERVICES.id}`,
  fields: {
    service: {
      id: SERVICES.id,
      orderId: SERVICES.orderId,
      lineId: SERVICES.lineId,
      group: SERVICES.group,
      quantity: SERVICES.quantity,
      periodOfUse: SERVICES.periodOfUse,
      state: SERVICE_STATE,
      reference: orders.reference,
      status: orders.status,
      sizeM2: sql<number>`coalesce(${orders.sizeM2}, ${submissions.spaceM2})`,
      company: submissions.institutionName,
    },
    title: { pt: SERVICES.titlePt, en: SERVICES.titleEn },
    summary: { pt: SERVICES.summaryPt, en: SERVICES.summaryEn },
    unitPrice: SERVICES.unitPrice,
    isPriced: SERVICES.isPriced,
    sentAt: orders.sentAt,
  },
  from: (db, fields) =>
    db
      .select(fields)
      .from(SERVICES)
      .innerJoin(orders, eq(orders.id, SERVICES.orderId))
      .innerJoin(submissions, eq(submissions.id, orders.submissionId)),
  of: isNotNull(orders.sentAt),
  sorted: {
    waiting: sql`${orders.sentAt} + case when ${SERVICE_STATE} = 'toPrice' then 0 else ${BEHIND} end`,
    reference: sql`${orders.reference}`,
    company: submissions.institutionSort,
    price: sql`case when ${SERVICES.isPriced} then ${SERVICES.unitPrice} else -1 end`,
  },
  counted: { states: SERVICE_STATE, groups: sql`${SERVICES.group}`, statuses: orders.status },
  /** By the plus the services are walked, which are few, and not the orders that a search finds, which may be most. */
  where: ({ search }) => isFoundBy(sql`+${orders.searchRow}`, "order_search", search),
  isFound: true,
  keeps: { tables: [orders, orderLines] },
  show: ({ service, title, summary, unitPrice, isPriced, sentAt }, { locale }) => ({
    ...service,
    title: pickText(title, locale) ?? "",
    summary: pickText(summary, locale) ?? "",
    /** Dollars; null while it waits for its price. */
    unitPrice: isPriced ? usdFromCents(unitPrice) : null,
    sentAt: sentAt?.toISOString() ?? null,
  }),
});

/**
 * A page of what is priced by hand in all sent orders (SVC-01). Each filter is counted under the search and the other
 * filters, so that a count is what choosing it shows.
 */
export const listCustomServices = question("customServices.list", {
  may: ["customServices.manage"],
  input: customServiceList.input,
  sample: {},
  run: services.page,
});

/** The whole list, for files of it, and services of these ids. */
export const { every: everyCustomService, named: readCustomServices } = services;

import { eq } from "drizzle-orm";
import { isNamed } from "#db/every.ts";
import { orders, submissions } from "#db/schema/index.ts";
import { orderColumns } from "#domain/orders/reading/columns.ts";
import { shownLegalId } from "#domain/submissions/cnpj.ts";
import type { Ctx } from "../../portal/context.ts";
import { AGREED, showAgreed } from "./agreed.ts";
import { balanceOfRow, SETTLED, showBalance, TRANSFERRED } from "../payments/balance.ts";
import { everyOrder } from "./list.ts";
import { SHOWN, showOrder } from "./show.ts";
import { exportOf } from "../../exports/export-of.ts";

export const orderExport = exportOf({
  may: ["orders.view"],
  every: everyOrder,
  read,
  columns: orderColumns,
  words: (LL) => LL.desk.list,
});

async function read(ctx: Ctx, ids: readonly string[]) {
  const rows = await ctx.db.read
    .select({ order: { ...SHOWN, ...SETTLED }, submission: submissions, agreed: AGREED, ...TRANSFERRED })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(isNamed(orders.id, ids));
  return rows.map(({ order, submission, agreed, ...sums }) => ({
    ...showOrder(order, submission),
    ...showBalance(balanceOfRow(order, sums), order.settledAs),
    agreed: showAgreed(agreed),
    cnpj: shownLegalId(submission),
    representativeEmail: submission.representativeEmail,
  }));
}

import { eq } from "drizzle-orm";
import { isNamed } from "#db/every.ts";
import { orders, submissions } from "#db/schema/index.ts";
import { sayStand } from "#i18n/stand-name.ts";
import type { Ctx } from "../context.ts";
import { everyOrder } from "../orders/list.ts";
import { SHOWN } from "../orders/show.ts";
import { exportOf } from "./export-of.ts";

/** The sent orders as a file (ORD-05): what a total is made of in columns of its own. */
export const orderExport = exportOf({
  list: "orders",
  may: ["orders.view"],
  every: everyOrder,
  read,
  heads: () => ({}) as never,
  columns: {
    file: [
      { heading: "order", of: "reference", kind: "text", width: 16, value: (row) => row.reference },
      {
        heading: "submission",
        of: null,
        kind: "text",
        width: 16,
        value: (row) => row.submission.reference,
      },
      {
        heading: "institution",
        of: "company",
        kind: "text",
        width: 40,
        value: (row) => row.submission.institutionName,
      },
      { heading: "cnpj", of: null, kind: "text", width: 20, value: (row) => row.submission.cnpj },
      {
        heading: "representative",
        of: "company",
        kind: "text",
        width: 28,
        value: (row) => row.submission.representativeName,
      },
      {
        heading: "email",
        of: null,
        kind: "text",
        width: 32,
        value: (row) => row.submission.representativeEmail,
      },
      {
        heading: "stand",
        of: "stand",
        kind: "text",
        value: (row, { LL, locale }) => sayStand(LL.statuses.ordered, locale, row),
      },
      {
        heading: "status",
        of: "status",
        kind: "text",
        width: 20,
        value: (row, { LL }) => LL.statuses.order[row.status](),
      },
      { heading: "space", of: "total", kind: "money", value: (row) => row.spaceCents },
      { heading: "structure", of: "total", kind: "money", value: knownStructure },
      { heading: "extra", of: "total", kind: "money", value: (row) => row.extraCents },
      { heading: "total", of: "total", kind: "money", value: (row) => row.totalCents },
      { heading: "unpriced", of: "total", kind: "number", value: (row) => row.unpricedLines },
      { heading: "sent", of: "sent", kind: "instant", value: (row) => row.sentAt },
      { heading: "updated", of: "updated", kind: "instant", value: (row) => row.updatedAt },
    ],
  },
});

type Row = Awaited<ReturnType<typeof read>>[number];

/** Empty while the team has not priced it: 0 would be a price. */
function knownStructure({ isStructurePriced, structureCents }: Row): number | null {
  return isStructurePriced ? structureCents : null;
}

async function read(ctx: Ctx, ids: readonly string[]) {
  const rows = await ctx.db.read
    .select({
      order: SHOWN,
      submission: {
        reference: submissions.reference,
        institutionName: submissions.institutionName,
        cnpj: submissions.cnpj,
        representativeName: submissions.representativeName,
        representativeEmail: submissions.representativeEmail,
        spaceM2: submissions.spaceM2,
      },
    })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(isNamed(orders.id, ids));
  return rows.map(({ order, submission }) => ({
    ...order,
    sizeM2: order.sizeM2 ?? submission.spaceM2,
    submission,
  }));
}

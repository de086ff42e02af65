import { desc } from "drizzle-orm";
import * as v from "valibot";
import { hotRecord } from "#db/records.ts";
import { contracts } from "#db/schema/index.ts";
import { isStaff } from "#domain/actor.ts";
import { contractStateOf, isOutdated, isPublished } from "#domain/contracts/edition.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { PDF_KNOWN } from "../files/list.ts";
import { fileUrl } from "../files/url.ts";
import { IS_SEEN, seenBy } from "../orders/record/load.ts";
import { readSignature } from "../orders/record/signature.ts";
import { question } from "../call/verb.ts";

/** The contracts of an order, newest version first: for staff all, for the partners of its submission the published. */
export const listContracts = question("contracts.list", {
  may: ["orders.view", "own.view"],
  input: v.strictObject({ orderId: id() }),
  sample: ({ order }) => ({ orderId: order }),
  async run(ctx, { orderId }) {
    const order = await readContracts(ctx.db).execute(seenBy(ctx.actor, orderId));
    if (!order) throw refuse("notFound", { record: "order" });
    const seen = isStaff(ctx.actor) ? order.contracts : order.contracts.filter(isPublished);
    const signature = await readSignature(ctx.db.read, order.submission);
    return seen.map(
      ({ author, file, signed, createdAt, outdatedAt, publishedAt, signedAcceptedAt, ...row }) => ({
        ...row,
        /** The state of the edition while it is the newest. */
        state: contractStateOf({ ...row, outdatedAt, createdAt, signedAcceptedAt }, order, signature),
        publishedAt: publishedAt?.toISOString() ?? null,
        isOutdated: isOutdated({ ...row, outdatedAt }, order),
        isPublished: isPublished({ publishedAt }),
        createdAt: createdAt.toISOString(),
        createdBy: author?.name ?? null,
        file: { ...file, url: fileUrl(file.id) },
        signed: signed && { ...signed, createdAt: signed.createdAt.toISOString(), url: fileUrl(signed.id) },
      }),
    );
  },
});

const FILE = { columns: { id: true, name: true, size: true } } as const;

const readContracts = hotRecord(({ orders }) =>
  orders
    .findFirst({
      columns: { id: true, contentVersion: true },
      where: IS_SEEN,
      with: {
        submission: { columns: { id: true, status: true } },
        contracts: {
          columns: {
            id: true,
            version: true,
            orderVersion: true,
            outdatedAt: true,
            publishedAt: true,
            locale: true,
            createdAt: true,
            signedFileId: true,
            signedAcceptedAt: true,
            signedRefusal: true,
          },
          with: {
            file: FILE,
            signed: { columns: { ...FILE.columns, ...PDF_KNOWN, createdAt: true } },
            author: { columns: { name: true } },
          },
          orderBy: desc(contracts.version),
        },
      },
    })
    .prepare(),
);

import { desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import * as v from "valibot";
import { contracts, files, users } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { fileUrl } from "../files/url.ts";
import { loadOrder } from "../orders/load.ts";
import { question } from "../verb.ts";

const signedFiles = alias(files, "signed_files");

/** The contracts of an order, newest version first: for staff and the partners of its submission. */
export const listContracts = question("contracts.list", {
  may: ["orders.view", "own.view"],
  input: v.strictObject({ orderId: id() }),
  async run(ctx, { orderId }) {
    const { order } = await loadOrder(ctx.db.read, ctx, orderId);
    const rows = await ctx.db.read
      .select({
        id: contracts.id,
        version: contracts.version,
        locale: contracts.locale,
        createdAt: contracts.createdAt,
        createdBy: users.name,
        file: { id: files.id, name: files.name, size: files.size },
        signed: { id: signedFiles.id, name: signedFiles.name, size: signedFiles.size },
      })
      .from(contracts)
      .innerJoin(files, eq(files.id, contracts.fileId))
      .leftJoin(signedFiles, eq(signedFiles.id, contracts.signedFileId))
      .leftJoin(users, eq(users.id, contracts.createdBy))
      .where(eq(contracts.orderId, order.id))
      .orderBy(desc(contracts.version));
    return rows.map(({ file, signed, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      file: { ...file, url: fileUrl(file.id) },
      signed: signed && { ...signed, url: fileUrl(signed.id) },
    }));
  },
});

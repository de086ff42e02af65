import { eq } from "drizzle-orm";
import { type Tx, noteWritten } from "#db/client.ts";
import { nextVersion } from "#db/columns.ts";
import { imports } from "#db/schema/index.ts";
import { importAt } from "#domain/imports/import.ts";
import { change } from "../verb.ts";
import { type Import, loadSeen } from "./load.ts";

/** Weighs the rows of a plan anew, mended cells included: the catalogue may have moved since. */
export const renewImport = change("imports.renew", {
  may: ["catalogue.manage"],
  input: importAt,
  sample: (existing) => ({ id: existing.import, version: 1 }),
  async run(tx, ctx, input) {
    await loadSeen(tx, ctx, input, "planned");
    return move(tx, input, { status: "reading" });
  },
});

/** Brings an import into another status, and wakes what goes through it. */
export async function move(
  tx: Tx,
  { id, version }: { id: string; version: number },
  change: Partial<Import>,
): Promise<{ id: string; version: number }> {
  await tx
    .update(imports)
    .set({ ...change, version: nextVersion() })
    .where(eq(imports.id, id));
  noteWritten(tx, { kind: "import" });
  return { id, version: version + 1 };
}

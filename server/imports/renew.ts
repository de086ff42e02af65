import { type Tx, noteWritten } from "#db/client.ts";
import { rewrite } from "#db/records.ts";
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
    return move(tx, await loadSeen(tx, ctx, input, "planned"), { status: "reading" });
  },
});

/** Brings an import into another status, and wakes what goes through it. */
export async function move(
  tx: Tx,
  before: Import,
  change: Partial<Import>,
): Promise<{ id: string; version: number }> {
  const { id, version } = await rewrite(tx, imports, before, change);
  noteWritten(tx, { kind: "import" });
  return { id, version };
}

import type { RunKind } from "../runs/kind.ts";
import { importSome } from "./import-some.ts";
import { undoRow } from "./undo-row.ts";
import { readPlan } from "./read-plan.ts";

/** Reads and checks a catalogue file, then imports fifty rows per transaction. */
export const importRun: RunKind = {
  may: ["catalogue.manage"],
  records: ["catalogueItem"],
  // Keeps a transaction within a few hundredths of a second.
  atOnce: 50,
  canStop: true,
  read: readPlan,
  act: importSome,
  undo: undoRow,
};

import type { RunKind } from "../runs/kind.ts";
import { importSome } from "./import-some.ts";
import { readPlan } from "./read-plan.ts";

/** A file that becomes items of the catalogue: read and checked first, then done, fifty rows a transaction. */
export const importRun: RunKind = {
  may: ["catalogue.manage"],
  records: ["catalogueItem"],
  // Others are heard within a few hundredths of a second.
  atOnce: 50,
  canStop: true,
  read: readPlan,
  act: importSome,
};

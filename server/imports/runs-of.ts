import type { FileProblem } from "#domain/imports/problems.ts";
import type { Outcome } from "#domain/imports/plan.ts";
import type { FileShape } from "#domain/imports/read-file.ts";
import type { Run } from "../runs/kind.ts";
import type { RunsOf } from "../runs/load.ts";

export const IMPORT = "import";

/** How the calls of imports speak of their runs. */
export const IMPORT_RUNS: RunsOf = { kinds: [IMPORT], record: "import", closed: "importClosed" };

/** What an import keeps besides what every run has. */
export type ImportFacts = {
  fileId: string;
  fileName: string;
  shape: FileShape | null;
  /** Why it is `unreadable`. */
  problem: FileProblem | null;
  /** What was promised when the button was pressed. */
  predicted: Record<Outcome, number> | null;
};

export function newFacts(fileId: string, fileName: string): ImportFacts {
  return { fileId, fileName, shape: null, problem: null, predicted: null };
}

/** The runs of this kind are begun with them. */
export function factsOf({ facts }: Pick<Run, "facts">): ImportFacts {
  return facts as ImportFacts;
}

import type { FileProblem } from "#domain/imports/problems.ts";
import type { Outcome } from "#domain/imports/plan.ts";
import type { FileShape } from "#domain/imports/read-file.ts";
import type { Run } from "../runs/kind.ts";
import type { RunsOf } from "../runs/load.ts";

export const IMPORT = "import";

export const IMPORT_RUNS: RunsOf = { kinds: [IMPORT], record: "import", closed: "importClosed" };

/** Besides what every run has. */
export type ImportFacts = {
  fileId: string;
  fileName: string;
  shape: FileShape | null;
  /** Why it is `unreadable`. */
  problem: FileProblem | null;
  /** The outcome shown when the button was pressed. */
  predicted: Record<Outcome, number> | null;
};

export function newFacts(fileId: string, fileName: string): ImportFacts {
  return { fileId, fileName, shape: null, problem: null, predicted: null };
}

/** Runs of this kind begin with them. */
export function factsOf({ facts }: Pick<Run, "facts">): ImportFacts {
  return facts as ImportFacts;
}

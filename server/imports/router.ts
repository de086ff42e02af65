import { router } from "../trpc.ts";
import { beginImport } from "./begin.ts";
import { getImport, myImports } from "./get.ts";
import { mendRow } from "./mend.ts";
import { listImportRows } from "./rows.ts";
import { renewImport, resumeImport, runImport, stopImport, undoImport } from "./run.ts";

export const importsRouter = router({
  begin: beginImport,
  get: getImport,
  mine: myImports,
  rows: listImportRows,
  mend: mendRow,
  renew: renewImport,
  run: runImport,
  stop: stopImport,
  resume: resumeImport,
  undo: undoImport,
});

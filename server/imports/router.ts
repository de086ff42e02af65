import { router } from "../call/trpc.ts";
import { beginImport } from "./begin.ts";
import { getImport, myImports } from "./get.ts";
import { mendRow } from "./mend.ts";
import { listImportRows } from "./rows.ts";
import { runImport } from "./run.ts";

export const importsRouter = router({
  begin: beginImport,
  get: getImport,
  mine: myImports,
  rows: listImportRows,
  mend: mendRow,
  run: runImport,
});

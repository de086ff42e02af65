import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { change } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/call/trpc.ts";

export type Import = Outputs["imports"]["get"];
export type ImportRow = Outputs["imports"]["rows"]["items"][number];
export type Patch = Pick<Inputs["imports"]["mend"], "cells" | "isLeftOut">;

export function importQuery(id: string) {
  return trpc.imports.get.queryOptions({ id });
}

export const myImportsQuery = trpc.imports.mine.queryOptions();

export function importRowsQuery(asked: Inputs["imports"]["rows"]) {
  return trpc.imports.rows.queryOptions(asked, LIST_QUERY);
}

/** Read ahead what the pages of the imports show. */
export const readStart = () => readAhead(myImportsQuery);
export const readImport = (id: string) => readAhead(importQuery(id));

const { imports } = trpcClient;
const SHOWN_IN = [trpc.imports];
/** An uploaded file becomes an import, or says why it cannot be read. */
export const beginImport = (fileId: string) => imports.begin.mutate({ fileId });
export const mendRow = change(imports.mend.mutate, SHOWN_IN);
export const runImport = change(imports.run.mutate, [...SHOWN_IN, ...ROOMS.catalogueItem], SHOWN_IN);

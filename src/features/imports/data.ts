import { useEffect, useRef } from "react";
import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { change, readAgain } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/call/trpc.ts";

export type Import = Outputs["imports"]["get"];
export type ImportRow = Outputs["imports"]["rows"]["items"][number];
export type Patch = Pick<Inputs["imports"]["mend"], "cells" | "isLeftOut">;

/** One import; how far it is read, or gone through, comes live. */
export function importQuery(id: string) {
  return trpc.imports.get.queryOptions({ id });
}

export const myImportsQuery = trpc.imports.mine.queryOptions();

export function importRowsQuery(asked: Inputs["imports"]["rows"]) {
  return trpc.imports.rows.queryOptions(asked, LIST_QUERY);
}

/** For the routes. */
export const readStart = () => readAhead(myImportsQuery);
export const readImport = (id: string) => readAhead(importQuery(id));

const { imports } = trpcClient;
const SHOWN_IN = [trpc.imports];
/** An uploaded file becomes an import. */
export const beginImport = (fileId: string) => imports.begin.mutate({ fileId });
export const mendRow = change(imports.mend.mutate, SHOWN_IN);
export const renewImport = change(imports.renew.mutate, SHOWN_IN);
export const runImport = change(imports.run.mutate, SHOWN_IN);
export const stopImport = change(imports.stop.mutate, SHOWN_IN);
export const undoImport = change(imports.undo.mutate, SHOWN_IN);
export const resumeImport = change(imports.resume.mutate, SHOWN_IN);

/** Once an import stands somewhere else its rows are read again, and when it has ended the catalogue as well. */
export function useReadAgainOnMove(status: Import["status"] | undefined): void {
  const before = useRef<Import["status"]>(undefined);
  useEffect(() => {
    const hasMoved = before.current !== undefined && status !== before.current;
    before.current = status;
    if (!hasMoved) return;
    void readAgain([trpc.imports.rows]);
    if (status !== "running") void readAgain(ROOMS.catalogueItem);
  }, [status]);
}

import type { Query } from "@tanstack/react-query";
import type { LiveChange } from "#domain/live.ts";
import { hasLeftOnPurpose } from "#src/session/store.ts";
import { queryClient } from "../call/query-client.ts";
import { showsChange, showsRecords } from "./rooms.ts";

/** Changes are read together, and a list at most once a second. */
const TOGETHER_MS = 60;
const AT_MOST_EVERY_MS = 1_000;

type Told = { shows: (query: Query) => boolean; at: number; asking: ReadonlySet<Query> };

let told: Told[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let lastRead = -Infinity;

/** Now where they are on the screen, else when they are next shown. */
export function readChangedAgain(changes: readonly LiveChange[]): void {
  for (const change of changes) note((query) => showsChange(query, change));
}

export function readAllAgain(): void {
  note(showsRecords);
}

/** Drops the changes of a session that ended: nobody would read them again. */
export function readNothingMore(): void {
  clearTimeout(timer);
  timer = undefined;
  told = [];
}

function note(shows: Told["shows"]): void {
  const asking = new Set(queryClient.getQueryCache().findAll({ fetchStatus: "fetching" }));
  told.push({ shows, at: Date.now(), asking });
  const wait = Math.max(TOGETHER_MS, lastRead + AT_MOST_EVERY_MS - performance.now());
  timer ??= setTimeout(read, wait);
}

function read(): void {
  const now = told;
  readNothingMore();
  if (hasLeftOnPurpose()) return;
  lastRead = performance.now();
  // In the background reading waits until the page is visible.
  const refetchType = document.visibilityState === "visible" ? "active" : "none";
  const predicate = (query: Query) => now.some((one) => one.shows(query) && !isReadSince(query, one));
  void queryClient.invalidateQueries({ predicate, refetchType });
}

/** Whether the query was read after the change, for example by the screen that made it. */
function isReadSince(query: Query, { at, asking }: Told): boolean {
  if (asking.has(query)) return false;
  return query.state.fetchStatus === "fetching" || query.state.dataUpdatedAt >= at;
}

import type { Query } from "@tanstack/react-query";
import type { LiveChange } from "#domain/live.ts";
import { queryClient } from "../call/query-client.ts";
import { showsChange, showsRecords } from "./rooms.ts";

/** What comes together is read together, and however much comes, a list is read again once a second at most. */
const TOGETHER_MS = 60;
const AT_MOST_EVERY_MS = 1_000;

type Told = { shows: (query: Query) => boolean; at: number; asking: ReadonlySet<Query> };

let told: Told[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let lastRead = -Infinity;

/** Records were changed: what shows them is read again where it is on the screen, and elsewhere when it is next shown. */
export function readChangedAgain(changes: readonly LiveChange[]): void {
  for (const change of changes) note((query) => showsChange(query, change));
}

/** Nobody knows what was changed. */
export function readAllAgain(): void {
  note(showsRecords);
}

function note(shows: Told["shows"]): void {
  const asking = new Set(queryClient.getQueryCache().findAll({ fetchStatus: "fetching" }));
  told.push({ shows, at: Date.now(), asking });
  const wait = Math.max(TOGETHER_MS, lastRead + AT_MOST_EVERY_MS - performance.now());
  timer ??= setTimeout(read, wait);
}

function read(): void {
  const now = told;
  told = [];
  timer = undefined;
  lastRead = performance.now();
  // In the background nobody looks: what is on the screen is read when somebody does.
  const refetchType = document.visibilityState === "visible" ? "active" : "none";
  const predicate = (query: Query) => now.some((one) => one.shows(query) && !isReadSince(query, one));
  void queryClient.invalidateQueries({ predicate, refetchType });
}

/** Asked after it was told, such as by the screen that made the change itself. */
function isReadSince(query: Query, { at, asking }: Told): boolean {
  if (asking.has(query)) return false;
  return query.state.fetchStatus === "fetching" || query.state.dataUpdatedAt >= at;
}

import { change } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";

export type Assignments = Outputs["assignments"]["overview"];
export type Declined = Assignments["declined"][number];
export type ReaderProgress = Assignments["readers"][number];
export type Proposal = Outputs["assignments"]["propose"];

export function assignmentsQuery() {
  return trpc.assignments.overview.queryOptions();
}

const { assignments } = trpcClient;

/** What an assignment would do; nothing is changed. */
export const propose = assignments.propose.mutate;

export const acceptAssignment = change(assignments.accept.mutate, ROOMS.assignment);
export const setPair = change(assignments.setPair.mutate, ROOMS.assignment);
export const releasePair = change(assignments.releasePair.mutate, ROOMS.assignment);
export const takeBack = change(assignments.takeBack.mutate, [...ROOMS.assignment, ...ROOMS.evaluation]);

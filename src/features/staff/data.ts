import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { change } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/call/trpc.ts";

export type StaffList = Outputs["staff"]["list"];
export type StaffAccount = StaffList["items"][number];
export type NewStaff = Inputs["staff"]["create"];
export type StaffVerb = "resetPassword" | "disable" | "enable";

export function staffListQuery(asked: Inputs["staff"]["list"]) {
  return trpc.staff.list.queryOptions(asked, { ...LIST_QUERY, staleTime: 0 });
}

const { staff } = trpcClient;

/** Reads an account as it is stored now. */
export function readStaff(id: string): Promise<StaffAccount> {
  return staff.get.query({ id });
}

const SHOW_STAFF = ROOMS.account;
export const createStaff = change(staff.create.mutate, SHOW_STAFF);
export const updateStaff = change(staff.update.mutate, SHOW_STAFF);
export const moveStaff = change(makeMove, SHOW_STAFF);

type MoveInput = Inputs["staff"]["disable"] & { verb: StaffVerb };

function makeMove({ verb, ...input }: MoveInput) {
  return staff[verb].mutate(input);
}

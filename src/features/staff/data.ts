import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { recordAt } from "#src/kit/together/record-at.ts";
import { change } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/call/trpc.ts";

export type StaffList = Outputs["staff"]["list"];
export type StaffAccount = StaffList["items"][number];
export type NewStaff = Inputs["staff"]["create"];
export type StaffVerb = "resetPassword" | "disable" | "enable";

export function staffListQuery(asked: Inputs["staff"]["list"]) {
  return trpc.staff.list.queryOptions(asked, LIST_QUERY);
}

const { staff } = trpcClient;

/** An account of the team, where several people may write in it. */
export function accountAt(id: string) {
  return recordAt({ place: `account:${id}`, query: trpc.staff.get.queryOptions({ id }) });
}

const SHOW_STAFF = ROOMS.account;
export const createStaff = change(staff.create.mutate, SHOW_STAFF);
export const updateStaff = change(staff.update.mutate, SHOW_STAFF);
export const moveStaff = change(makeMove, SHOW_STAFF);

type MoveInput = Inputs["staff"]["disable"] & { verb: StaffVerb };

function makeMove({ verb, ...input }: MoveInput) {
  return staff[verb].mutate(input);
}

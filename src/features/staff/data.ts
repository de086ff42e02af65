import { useMutation } from "@tanstack/react-query";
import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/trpc.ts";

export type StaffList = Outputs["staff"]["list"];
export type StaffAccount = StaffList["items"][number];
export type NewStaff = Inputs["staff"]["create"];
export type StaffVerb = "resetPassword" | "disable" | "enable";

export function useStaffList(asked: Inputs["staff"]["list"]) {
  return trpc.staff.list.useQuery(asked, { ...LIST_QUERY, staleTime: 0 });
}

export function useCreateStaff() {
  const utils = trpc.useUtils();
  return trpc.staff.create.useMutation({ onSettled: () => utils.staff.invalidate() });
}

export function useUpdateStaff() {
  const utils = trpc.useUtils();
  return trpc.staff.update.useMutation({ onSettled: () => utils.staff.invalidate() });
}

/** Reads an account as it is stored now. */
export function useFetchStaff(): (id: string) => Promise<StaffAccount> {
  const { client } = trpc.useUtils();
  return (id) => client.staff.get.query({ id });
}

export function useStaffMove(verb: StaffVerb) {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: (input: Inputs["staff"]["disable"]) => utils.client.staff[verb].mutate(input),
    onSettled: () => utils.staff.invalidate(),
  });
}

import { readAddress } from "#domain/lists/address.ts";
import { submissionList } from "#domain/submissions/list.ts";
import { submissionListQuery } from "../data.ts";

/** What the list of submissions asks at an address. */
export function submissionListAt(address: Readonly<Record<string, unknown>>) {
  return submissionListQuery(readAddress(submissionList, address));
}

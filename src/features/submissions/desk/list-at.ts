import { type ListAddress, readAddress } from "#domain/lists/address.ts";
import { submissionList } from "#domain/submissions/list.ts";
import { myBulksQuery } from "#src/kit/bulk/data.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { submissionListQuery } from "../data.ts";

export type SubmissionListAddress = ListAddress<typeof submissionList>;

/** Reads ahead the list of submissions at an address, with the reader's runs above its rows. */
export const readListAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(
    submissionListQuery(readAddress(submissionList, address)),
    myBulksQuery("submissions"),
    myBulksQuery("registrations"),
  );

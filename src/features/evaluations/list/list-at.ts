import { evaluationList } from "#domain/evaluations/list.ts";
import { readAddress } from "#domain/lists/address.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { evaluationListQuery } from "../data.ts";

/** Reads ahead the list of evaluations at an address. */
export const readListAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(evaluationListQuery(readAddress(evaluationList, address)));

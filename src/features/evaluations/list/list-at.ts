import { evaluationList } from "#domain/evaluations/list.ts";
import { readAddress } from "#domain/lists/address.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { evaluationListQuery } from "../data.ts";

/** For the route of the list: what it asks at an address. */
export const readListAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(evaluationListQuery(readAddress(evaluationList, address)));

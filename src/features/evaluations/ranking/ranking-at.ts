import { rankingList } from "#domain/evaluations/ranking.ts";
import { readAddress } from "#domain/lists/address.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { rankingQuery } from "../data.ts";

/** Reads ahead the ranking at an address. */
export const readRankingAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(rankingQuery(readAddress(rankingList, address)));

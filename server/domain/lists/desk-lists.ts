import { RECORDS } from "../record-kinds.ts";

type ListsOf<Rules> = Rules extends { lists: readonly (infer Name)[] } ? Name : never;
type ListOfRecords = ListsOf<(typeof RECORDS)[keyof typeof RECORDS]>;

const OF_RECORDS: readonly ListOfRecords[] = Object.values(RECORDS).flatMap((rules) =>
  "lists" in rules ? rules.lists : [],
);

/** The desk's lists by the names of their contracts; each has saved views and an export. */
export const DESK_LISTS = [...OF_RECORDS, "mails", "customServices", "history"] as const;
export type DeskList = (typeof DESK_LISTS)[number];

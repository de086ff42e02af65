import { columnsOf, type WordsFor } from "../lists/columns.ts";
import type { RequestKind, RequestState } from "./status.ts";

type Side = "team" | "partner";
type Row = {
  title: string;
  kind: RequestKind;
  reference: string | null;
  company: string;
  waitsFor: Side | null;
  dueOn: string | null;
  state: RequestState;
  author: string | null;
  createdAt: string;
  answeredAt: string | null;
  comments: number;
};
type Said = {
  LL: {
    requestList: { kinds: WordsFor<RequestKind>; by: WordsFor<Side> };
    statuses: { requestState: WordsFor<RequestState> };
  };
};

/** Columns of the list of all orders' requests (ORD-12). */
export const requestColumns = columnsOf<Row, Said>()(
  ["request", "company", "waits", "due", "status", "author", "created"],
  [
    { of: "request", kind: "text", width: 40, value: (row) => row.title },
    {
      of: "request",
      heading: "kind",
      kind: "text",
      width: 28,
      value: (row, { LL }) => LL.requestList.kinds[row.kind](),
    },
    { of: "company", kind: "text", width: 16, value: (row) => row.reference },
    { of: "company", heading: "institution", kind: "text", width: 40, value: (row) => row.company },
    {
      of: "waits",
      kind: "text",
      width: 14,
      value: ({ waitsFor }, { LL }) => waitsFor && LL.requestList.by[waitsFor](),
    },
    { of: "due", kind: "day", value: (row) => row.dueOn },
    {
      of: "status",
      kind: "text",
      width: 14,
      value: (row, { LL }) => LL.statuses.requestState[row.state](),
    },
    { of: "author", kind: "text", width: 28, value: (row) => row.author },
    { of: "created", kind: "instant", value: (row) => row.createdAt },
    {
      of: null,
      heading: "answered",
      kind: "instant",
      value: (row) => row.answeredAt,
    },
    { of: null, heading: "comments", kind: "number", value: (row) => row.comments },
  ],
);

import { columnsOf, type WordsFor } from "../lists/columns.ts";
import type { ItemStatus } from "../catalogue/status.ts";
import type { Happening } from "../history.ts";
import type { OrderStatus } from "../orders/moves/status.ts";
import type { HistoryRecord } from "../records.ts";
import type { RequestStatus } from "../requests/status.ts";
import type { SubmissionStatus } from "../submissions/status.ts";

type Row = Happening & {
  at: string;
  from: string | null;
  to: string | null;
  note: string;
  isForced: boolean;
  about: {
    order: { reference: string | null } | null;
    submission: { reference: string } | null;
    institution: string | null;
    name: string | null;
  };
  actorName: string;
};
type Said = {
  LL: {
    history: { system: () => string };
    historyList: { yes: () => string; no: () => string };
    statuses: {
      submission: WordsFor<SubmissionStatus>;
      order: WordsFor<OrderStatus>;
      request: WordsFor<RequestStatus>;
      item: WordsFor<ItemStatus>;
    };
  };
  sayKind: (kind: HistoryRecord) => string;
  sayDeed: (happening: Happening) => string;
};

/** What was done, as far as its reader may see it: what hangs on others' marks is not in it. */
export const historyColumns = columnsOf<Row, Said>()(
  ["at", "what", "about", "who"],
  [
    { of: "at", kind: "instant", value: (row) => row.at },
    {
      of: "what",
      heading: "record",
      kind: "text",
      width: 20,
      value: (row, { sayKind }) => sayKind(row.record),
    },
    { of: "what", kind: "text", width: 40, value: (row, { sayDeed }) => sayDeed(row) },
    {
      of: "what",
      heading: "from",
      kind: "text",
      width: 18,
      value: (row, said) => sayStatus(said, row, row.from),
    },
    {
      of: "what",
      heading: "to",
      kind: "text",
      width: 18,
      value: (row, said) => sayStatus(said, row, row.to),
    },
    {
      of: "what",
      heading: "note",
      kind: "text",
      width: 50,
      // What the team notes down among itself stays here: files are passed on.
      value: ({ record, note }) => (record === "note" ? "" : note),
    },
    {
      of: "what",
      heading: "forced",
      kind: "text",
      width: 16,
      value: ({ isForced }, { LL }) => (isForced ? LL.historyList.yes() : LL.historyList.no()),
    },
    {
      of: "about",
      heading: "order",
      kind: "text",
      width: 16,
      value: ({ about }) => about.order?.reference ?? null,
    },
    {
      of: "about",
      heading: "submission",
      kind: "text",
      width: 16,
      value: ({ about }) => about.submission?.reference ?? null,
    },
    {
      of: "about",
      heading: "institution",
      kind: "text",
      width: 40,
      value: ({ about }) => about.institution,
    },
    {
      of: "about",
      heading: "person",
      kind: "text",
      width: 28,
      value: ({ about }) => about.name,
    },
    {
      of: "who",
      kind: "text",
      width: 28,
      value: (row, { LL }) => row.actorName || LL.history.system(),
    },
  ],
);

function sayStatus({ LL }: Said, { record }: Row, status: string | null): string | null {
  const { statuses } = LL;
  const known: Partial<Record<HistoryRecord, Readonly<Record<string, () => string>>>> = {
    submission: statuses.submission,
    order: statuses.order,
    request: statuses.request,
    catalogueItem: statuses.item,
  };
  return status === null ? null : (known[record]?.[status]?.() ?? status);
}

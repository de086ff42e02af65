import { sayDeed } from "#i18n/deed-word.ts";
import { sayKind } from "#i18n/kind-word.ts";
import { everyEntry, readEntries } from "../history/list.ts";
import { exportOf } from "./export-of.ts";
import type { Said } from "./words.ts";

type Entry = Awaited<ReturnType<typeof readEntries>>[number];

/** What was done as a file, as far as its reader may see it: what hangs on others' marks is not in it. */
export const historyExport = exportOf({
  list: "history",
  may: ["history.view"],
  every: everyEntry,
  read: readEntries,
  heads: () => ({}) as never,
  columns: {
    file: [
      { heading: "happened", of: "at", kind: "instant", value: (row) => new Date(row.at) },
      {
        heading: "record",
        of: "what",
        kind: "text",
        width: 20,
        value: (row, { LL }) => sayKind(LL, row.record),
      },
      { heading: "deed", of: "what", kind: "text", width: 40, value: (row, said) => sayDeed(said.LL, row) },
      {
        heading: "from",
        of: "what",
        kind: "text",
        width: 18,
        value: (row, said) => sayStatus(said, row, row.from),
      },
      {
        heading: "to",
        of: "what",
        kind: "text",
        width: 18,
        value: (row, said) => sayStatus(said, row, row.to),
      },
      {
        heading: "note",
        of: "what",
        kind: "text",
        width: 50,
        // What the team notes down among itself stays here: files are passed on.
        value: ({ record, note }) => (record === "note" ? "" : note),
      },
      {
        heading: "forced",
        of: "what",
        kind: "text",
        width: 16,
        value: ({ isForced }, { LL }) => (isForced ? LL.historyList.yes() : LL.historyList.no()),
      },
      {
        heading: "order",
        of: "about",
        kind: "text",
        width: 16,
        value: ({ about }) => about.order?.reference ?? null,
      },
      {
        heading: "submission",
        of: "about",
        kind: "text",
        width: 16,
        value: ({ about }) => about.submission?.reference ?? null,
      },
      {
        heading: "institution",
        of: "about",
        kind: "text",
        width: 40,
        value: ({ about }) => about.institution,
      },
      {
        heading: "person",
        of: "about",
        kind: "text",
        width: 28,
        value: ({ about }) => about.name,
      },
      {
        heading: "who",
        of: "who",
        kind: "text",
        width: 28,
        value: (row, { LL }) => row.actorName || LL.history.system(),
      },
    ],
  },
});

function sayStatus({ LL }: Said, { record }: Entry, status: string | null): string | null {
  const { statuses } = LL;
  const known: Partial<Record<Entry["record"], Readonly<Record<string, () => string>>>> = {
    submission: statuses.submission,
    order: statuses.order,
    request: statuses.request,
    catalogueItem: statuses.item,
  };
  return status === null ? null : (known[record]?.[status]?.() ?? status);
}

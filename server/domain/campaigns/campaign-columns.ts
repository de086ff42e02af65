import { columnsOf, type WordsFor } from "../lists/columns.ts";
import type { LetterKind } from "./kinds.ts";
import type { CampaignCounts } from "./moves.ts";
import type { CampaignStatus } from "./status.ts";

type Row = {
  subject_pt: string;
  subject_en: string;
  kind: LetterKind;
  status: CampaignStatus;
  counts: CampaignCounts;
  recipients: number;
  author: string;
  createdAt: string;
  plannedFor: string | null;
  startedAt: string | null;
};
type Said = {
  LL: { campaigns: { kinds: WordsFor<LetterKind>; status: WordsFor<CampaignStatus> } };
};

export const campaignColumns = columnsOf<Row, Said>()(
  ["subject", "status", "recipients", "sent", "failed", "author", "started"],
  [
    { of: "subject", heading: "subjectPt", kind: "text", width: 50, value: (row) => row.subject_pt },
    { of: "subject", heading: "subjectEn", kind: "text", width: 50, value: (row) => row.subject_en },
    {
      of: "subject",
      heading: "letterKind",
      kind: "text",
      width: 24,
      value: (row, { LL }) => LL.campaigns.kinds[row.kind](),
    },
    { of: "status", kind: "text", width: 14, value: (row, { LL }) => LL.campaigns.status[row.status]() },
    { of: "recipients", kind: "number", value: (row) => row.recipients },
    { of: "sent", kind: "number", value: ({ counts }) => counts.sent },
    { of: "failed", kind: "number", value: ({ counts }) => counts.failed },
    { of: "failed", heading: "skipped", kind: "number", value: ({ counts }) => counts.skipped },
    { of: "author", kind: "text", width: 28, value: (row) => row.author },
    { of: "started", heading: "plannedFor", kind: "instant", value: (row) => row.plannedFor },
    { of: "started", heading: "begun", kind: "instant", value: (row) => row.startedAt },
  ],
);

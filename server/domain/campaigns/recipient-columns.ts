import { columnsOf, type WordsFor } from "../lists/columns.ts";
import type { Locale } from "../locales.ts";
import type { SubmissionStatus } from "../submissions/status.ts";
import type { RecipientMark } from "./recipient-list.ts";

type Row = {
  reference: string;
  company: string;
  representative: string;
  email: string;
  locale: Locale;
  status: SubmissionStatus;
  lastMail: { at: string; subject: string; isKept: boolean } | null;
  marks: readonly RecipientMark[];
};
type Said = {
  LL: {
    campaigns: { recipients: { marks: WordsFor<RecipientMark> } };
    statuses: { submission: WordsFor<SubmissionStatus> };
    eoi: { options: { language: WordsFor<Locale> } };
  };
};

/** EML-01: company, representative, e-mail, status, last e-mail sent. */
export const recipientColumns = columnsOf<Row, Said>()(
  ["company", "representative", "email", "status", "lastMail"],
  [
    { of: "company", kind: "text", width: 40, value: (row) => row.company },
    { of: "company", heading: "reference", kind: "text", width: 16, value: (row) => row.reference },
    { of: "representative", kind: "text", width: 28, value: (row) => row.representative },
    {
      of: "representative",
      heading: "language",
      kind: "text",
      width: 12,
      value: (row, { LL }) => LL.eoi.options.language[row.locale](),
    },
    { of: "email", kind: "text", width: 32, value: (row) => row.email },
    {
      of: "email",
      heading: "marks",
      kind: "text",
      width: 28,
      value: ({ marks }, { LL }) => marks.map((mark) => LL.campaigns.recipients.marks[mark]()).join(", "),
    },
    { of: "status", kind: "text", width: 18, value: (row, { LL }) => LL.statuses.submission[row.status]() },
    {
      of: "lastMail",
      kind: "instant",
      value: ({ lastMail }) => (lastMail?.isKept ? null : (lastMail?.at ?? null)),
    },
    {
      of: "lastMail",
      heading: "lastSubject",
      kind: "text",
      width: 50,
      value: ({ lastMail }) => lastMail?.subject ?? "",
    },
  ],
);

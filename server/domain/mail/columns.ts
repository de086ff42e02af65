import { columnsOf, type WordsFor } from "../lists/columns.ts";
import type { Locale } from "../locales.ts";
import type { OutboxStatus } from "./statuses.ts";
import type { MailTopic } from "./topics.ts";

type Row = {
  subject: string;
  topic: MailTopic;
  toName: string;
  toEmail: string;
  locale: Locale;
  status: OutboxStatus;
  attempts: number;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
};
type Said = {
  LL: {
    mails: { topics: WordsFor<MailTopic>; left: WordsFor<OutboxStatus> };
    eoi: { options: { language: WordsFor<Locale> } };
  };
};

export const mailColumns = columnsOf<Row, Said>()(
  ["subject", "recipient", "status", "created", "language"],
  [
    { of: "subject", kind: "text", width: 50, value: (row) => row.subject },
    {
      of: "subject",
      heading: "topic",
      kind: "text",
      width: 22,
      value: (row, { LL }) => LL.mails.topics[row.topic](),
    },
    { of: "recipient", heading: "person", kind: "text", width: 28, value: (row) => row.toName },
    { of: "recipient", heading: "email", kind: "text", width: 32, value: (row) => row.toEmail },
    {
      of: "language",
      kind: "text",
      width: 12,
      value: (row, { LL }) => LL.eoi.options.language[row.locale](),
    },
    { of: "status", kind: "text", width: 16, value: (row, { LL }) => LL.mails.left[row.status]() },
    { of: null, heading: "attempts", kind: "number", value: (row) => row.attempts },
    { of: null, heading: "failure", kind: "text", width: 40, value: (row) => row.lastError },
    { of: "created", kind: "instant", value: (row) => row.createdAt },
    { of: null, heading: "left", kind: "instant", value: (row) => row.sentAt },
  ],
);

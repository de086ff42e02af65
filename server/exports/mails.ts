import { everyMail, readMails } from "../mail/list.ts";
import { exportOf } from "./export-of.ts";

/** The outbox as a file: who was told what, and who was not. */
export const mailExport = exportOf({
  list: "mails",
  may: ["mails.manage"],
  every: everyMail,
  read: readMails,
  columns: [
    { heading: "subject", with: "subject", kind: "text", width: 50, value: (row) => row.subject },
    {
      heading: "topic",
      with: "subject",
      kind: "text",
      width: 22,
      value: (row, { LL }) => LL.mails.topics[row.topic](),
    },
    { heading: "person", with: "recipient", kind: "text", width: 28, value: (row) => row.toName },
    { heading: "email", with: "recipient", kind: "text", width: 32, value: (row) => row.toEmail },
    {
      heading: "contactLanguage",
      with: "language",
      kind: "text",
      width: 12,
      value: (row, { LL }) => LL.eoi.options.language[row.locale](),
    },
    {
      heading: "status",
      with: "status",
      kind: "text",
      width: 16,
      value: (row, { LL }) => LL.mails.left[row.status](),
    },
    { heading: "attempts", with: null, kind: "number", value: (row) => row.attempts },
    { heading: "failure", with: null, kind: "text", width: 40, value: (row) => row.lastError },
    { heading: "written", with: "created", kind: "instant", value: (row) => new Date(row.createdAt) },
    {
      heading: "left",
      with: null,
      kind: "instant",
      value: ({ sentAt }) => (sentAt === null ? null : new Date(sentAt)),
    },
  ],
});

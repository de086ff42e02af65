import { mailColumns } from "#domain/mail/columns.ts";
import { everyMail, readMails } from "../mail/list.ts";
import { exportOf } from "./export-of.ts";

export const mailExport = exportOf({
  list: "mails",
  may: ["mails.manage"],
  every: everyMail,
  read: readMails,
  columns: mailColumns,
  heads: (LL) => LL.mails.columns,
});

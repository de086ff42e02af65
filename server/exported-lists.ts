import { campaignColumns } from "#domain/campaigns/campaign-columns.ts";
import { letterColumns } from "#domain/campaigns/letter-columns.ts";
import { recipientColumns } from "#domain/campaigns/recipient-columns.ts";
import { itemColumns } from "#domain/catalogue/columns.ts";
import { serviceColumns } from "#domain/custom-services/columns.ts";
import { rankingColumns } from "#domain/evaluations/ranking-columns.ts";
import type { ExportedFile } from "#domain/exports/lists.ts";
import { historyColumns } from "#domain/history/columns.ts";
import { mailColumns } from "#domain/mail/columns.ts";
import { paymentColumns } from "#domain/orders/reading/payment-columns.ts";
import { partnerColumns } from "#domain/partners/columns.ts";
import { requestColumns } from "#domain/requests/columns.ts";
import { staffColumns } from "#domain/staff/columns.ts";
import { everyCampaign, readCampaigns } from "./campaigns/list.ts";
import { everyLetter, readLetters } from "./campaigns/letters.ts";
import { everyRecipient, readRecipients } from "./campaigns/recipients.ts";
import { everyItem } from "./catalogue/items.ts";
import { everyCustomService, readCustomServices } from "./custom-services/list.ts";
import { evaluationExport } from "./evaluations/export.ts";
import { everyRanked } from "./evaluations/ranking.ts";
import { type Export, exportOf } from "./exports/export-of.ts";
import { everyEntry, readEntries } from "./history/list.ts";
import { everyMail, readMails } from "./mails/list.ts";
import { orderExport } from "./orders/reading/export.ts";
import { everyPayment, readPaymentsOf } from "./orders/payments/list-payments.ts";
import { everyPartner, readPartners } from "./partners/list.ts";
import { reportExport } from "./reports/export.ts";
import { everyRequest, readRequestsOf } from "./orders/requests/list-all.ts";
import { everyStaff } from "./staff/list.ts";
import { submissionExport } from "./submissions/export.ts";

/** Every file there is of a list. What a file reads beyond its list stands in `export.ts` beside the list. */
export const EXPORTS = {
  submissions: submissionExport,
  orders: orderExport,
  payments: exportOf({
    may: ["orders.view"],
    every: everyPayment,
    read: readPaymentsOf,
    columns: paymentColumns,
    words: (LL) => LL.payments,
  }),
  staff: exportOf({
    may: ["staff.manage"],
    every: everyStaff,
    columns: staffColumns,
    words: (LL) => LL.staff.list,
  }),
  partners: exportOf({
    may: ["partners.register"],
    every: everyPartner,
    read: readPartners,
    columns: partnerColumns,
    words: (LL) => LL.partners.list,
  }),
  requests: exportOf({
    may: ["requests.manage"],
    every: everyRequest,
    read: readRequestsOf,
    columns: requestColumns,
    words: (LL) => LL.requestList,
  }),
  mails: exportOf({
    may: ["mails.manage"],
    every: everyMail,
    read: readMails,
    columns: mailColumns,
    words: (LL) => LL.mails,
  }),
  customServices: exportOf({
    may: ["customServices.manage"],
    every: everyCustomService,
    read: readCustomServices,
    columns: serviceColumns,
    words: (LL) => LL.customServices,
  }),
  history: exportOf({
    may: ["history.view"],
    every: everyEntry,
    read: readEntries,
    columns: historyColumns,
    words: (LL) => LL.historyList,
  }),
  evaluations: evaluationExport,
  ranking: exportOf({
    may: ["evaluations.view"],
    every: everyRanked,
    columns: rankingColumns,
    words: (LL) => LL.ranking,
  }),
  catalogue: exportOf({
    may: ["catalogue.manage"],
    every: everyItem,
    columns: itemColumns,
    words: (LL) => LL.catalogue.list,
  }),
  recipients: exportOf({
    may: ["mails.manage"],
    every: everyRecipient,
    read: readRecipients,
    columns: recipientColumns,
    words: (LL) => LL.campaigns.recipients,
  }),
  campaigns: exportOf({
    may: ["mails.manage"],
    every: everyCampaign,
    read: readCampaigns,
    columns: campaignColumns,
    words: (LL) => LL.campaigns.list,
  }),
  letters: exportOf({
    may: ["mails.manage"],
    every: everyLetter,
    read: readLetters,
    columns: letterColumns,
    words: (LL) => ({ title: LL.campaigns.page.letters, columns: LL.campaigns.letters.columns }),
  }),
  reports: reportExport,
} satisfies Record<ExportedFile, Export>;

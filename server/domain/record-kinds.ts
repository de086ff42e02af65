/**
 * Each kind of record that has a history, declared once: who reads of it there (`historyFor`), who may have its page open
 * and sees who else has (`openFor`, null: it has no page), who hears at once of a change (`heardBy`, or as what it hangs
 * on: `heardAs`), and its lists at the desk, of which the team keeps views and files. What can be done with it is
 * `OwnDeeds` in records.ts, unless it is what is usual. The history's filter offers the kinds in this order.
 */
export const RECORDS = {
  submission: {
    historyFor: "everybody",
    openFor: ["submissions.view"],
    heardBy: "byRecord",
    lists: ["submissions"],
  },
  order: {
    historyFor: "everybody",
    openFor: ["orders.view"],
    heardBy: "byRecord",
    lists: ["orders", "payments"],
  },
  request: { historyFor: "everybody", openFor: null, heardAs: "order", lists: ["requests"] },
  contract: { historyFor: "everybody", openFor: null, heardAs: "order" },
  catalogueItem: {
    historyFor: "everybody",
    openFor: ["catalogue.manage"],
    heardBy: "everybody",
    lists: ["catalogue"],
  },
  account: {
    historyFor: "everybody",
    openFor: ["staff.manage"],
    heardBy: "byRecord",
    lists: ["staff", "partners"],
  },
  invitation: { historyFor: "everybody", openFor: null, heardAs: "submission" },
  settings: { historyFor: "everybody", openFor: ["settings.update"], heardBy: "everybody" },
  // In blind marking nobody learns who has an evaluation open, or who marks what.
  evaluation: {
    historyFor: "byRecord",
    openFor: null,
    heardBy: "byRecord",
    lists: ["evaluations", "ranking"],
  },
  note: { historyFor: "everybody", openFor: null, heardBy: "byRecord" },
  assignment: { historyFor: ["evaluations.assign"], openFor: null, heardBy: ["evaluations.view"] },
  // Even the existence of a plan is confidential.
  plannedDecision: { historyFor: ["decisions.plan"], openFor: null, heardBy: ["decisions.plan"] },
  likeness: { historyFor: "everybody", openFor: null, heardAs: "note" },
  campaign: {
    historyFor: "everybody",
    openFor: ["mails.manage"],
    heardBy: ["mails.manage"],
    lists: ["recipients", "campaigns"],
  },
  letterType: { historyFor: "everybody", openFor: ["mails.manage"], heardBy: ["mails.manage"] },
} as const;

/** Every kind of record that a refusal can be about: without a word of its own it is "this record". */
export type RecordKind =
  | keyof typeof RECORDS
  | "file"
  | "mail"
  | "customService"
  | "session"
  | "bulk"
  | "import"
  | "plan"
  | "view"
  | "interestDraft";

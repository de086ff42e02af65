import type { NamespaceDecisionsTranslation } from "../../i18n-types";

/** What the team means to decide, and deciding all of it at once. */
const en_decisions = {
  plan: "Planned",
  change: "Plan a decision",
  planOf: "Planned decision for {reference}: {plan}",
  plans: { APPROVED: "Approve", REJECTED: "Reject", none: "No plan" },
  all: "With and without a plan",
  moves: {
    planApproval: "Plan an approval",
    planRejection: "Plan a rejection",
    clearPlan: "Clear the plan",
    release: "Decide what is planned",
  },
  noteHint: "Goes to the end of each applicant's letter once the plan is decided.",
  title: "Planned decisions",
  explain: "Nobody beyond the coordination sees a plan, and nothing changes until it is decided.",
  planned: { APPROVED: "Approvals planned", REJECTED: "Rejections planned" },
  approved: "Approved already",
  offered: "Area on offer",
  notOffered: "Not set",
  left: "{now} left; with the plan, {after}",
  over: "{now} left; the plan takes {over} more than there is",
  release: "Decide what is planned ({count})",
  untold: "{count} {{decision|decisions}} never told",
  send: "Send the letters that are ready ({count})",
  remake: "Make {count} {{letter|letters}} anew with the current text",
  letters: {
    moves: { sendDecision: "Send decision letters", remakeDecision: "Make decision letters anew" },
    states: { none: "no letter", draft: "draft", sent: "on its way", remade: "draft with the current text" },
  },
  texts: {
    open: "Texts of the letters",
    title: "Texts of the decision letters",
    text: "Part of every letter written from now on, in its recipient's language. Drafts that exist already say that the text has changed.",
    APPROVED: { pt: "Approval, in Portuguese", en: "Approval, in English" },
    REJECTED: { pt: "Rejection, in Portuguese", en: "Rejection, in English" },
    save: "Save the texts",
    saved: "The texts have been saved",
  },
  allTold: "Every decision has been told",
} satisfies NamespaceDecisionsTranslation;

export default en_decisions;

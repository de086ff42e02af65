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
    release: "Apply planned decisions",
  },
  noteHint: "Goes into each applicant's email once the planned decisions are applied.",
  beforeRelease:
    "The decision emails stay drafts: nobody receives them until somebody on the team sends them.",
  title: "Planned decisions",
  explain:
    "Only administrators and submission managers see planned decisions. Nothing changes until they are applied.",
  planned: { APPROVED: "Approvals planned", REJECTED: "Rejections planned" },
  approved: "Approved already",
  offered: "Stand space",
  notOffered: "Not set",
  left: "{now} left; with the plan, {after}",
  overAlready: "Already over by {now}; with the plan, by {over}",
  over: "{now} left; the plan takes {over} more than there is",
  release: "Apply planned decisions ({count|number})",
  untold: "{count|number} {{decision|decisions}} not yet communicated",
  send: "Send the emails that are ready ({count|number})",
  remake: "Update {count|number} {{email|emails}} to the current text",
  letters: {
    moves: { sendDecision: "Send decision emails", remakeDecision: "Update decision emails" },
    beforeRemake:
      "Nothing is sent. The current text replaces that of the draft, and this cannot be undone later.",
    goes: {
      approval: "{count|number} {{approval|approvals}} will be sent",
      rejection: "{count|number} {{rejection|rejections}} will be sent",
      draft: "{count|number} {{decision|decisions}} will be sent",
      remade: "{count|number} {{draft goes|drafts go}} over to the current text",
    },
    went: {
      approval: "{count|number} {{approval|approvals}} released",
      rejection: "{count|number} {{rejection|rejections}} released",
      draft: "{count|number} {{decision|decisions}} released",
      remade: "{count|number} {{draft has|drafts have}} the current text",
    },
    states: {
      none: "no email",
      draft: "draft",
      approval: "approval, draft",
      rejection: "rejection, draft",
      sent: "released",
      remade: "draft with the current text",
    },
  },
  texts: {
    open: "Email texts",
    title: "Texts of the decision emails",
    text: "Part of every decision email written from now on, in the recipient's language. Existing drafts say that the text has changed.",
    APPROVED: { pt: "Approval, in Portuguese", en: "Approval, in English" },
    REJECTED: { pt: "Rejection, in Portuguese", en: "Rejection, in English" },
    whole: "Read the whole email",
    save: "Save the texts",
    saved: "The texts have been saved",
  },
  kept: "{count} {{emails|email|emails}} kept, not sent",
  onTheWay: "{count} {{emails|email|emails}} on the way",
  allTold: "The emails of all decisions have been accepted by the mail server",
} satisfies NamespaceDecisionsTranslation;

export default en_decisions;

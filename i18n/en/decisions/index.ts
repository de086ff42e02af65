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
  allTold: "Every decision has been told",
} satisfies NamespaceDecisionsTranslation;

export default en_decisions;

import type { NamespacePartnerTranslation } from "../../i18n-types";

const en_partner = {
  dashboard: {
    title: "Hello, {name}",
    submission: "Expression of interest",
    status: "Status",
    stand: "Stand",
    newOrder: "New order",
    orderingClosed: "Ordering opens once the expression of interest is approved.",
    empty: "No expression of interest is linked to your account",
    emptyText: "Contact the team if you expected to see your organisation here.",
  },
  meaning: {
    PENDING: "Under review by the team",
    REVIEWING: "Under review by the team",
    APPROVED: "Approved, awaiting contract signature",
    REJECTED: "Rejected",
    SIGNED_CONTRACT: "Contract signed, partnership confirmed",
  },
  askUs: "Questions? Write to",
  stand: { standard: "Standard stand", custom: "Custom stand", other: "Another format" },
  package: { BRONZE: "Bronze", SILVER: "Silver", GOLD: "Gold" },
} satisfies NamespacePartnerTranslation;

export default en_partner;

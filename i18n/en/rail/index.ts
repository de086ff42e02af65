import type { NamespaceRailTranslation } from "../../i18n-types";

const en_rail = {
  to: {
    dashboard: "Dashboard",
    submissions: "Submissions",
    reviews: "Reviews",
    evaluations: "Evaluations",
    orders: "Orders",
    catalogue: "Catalogue",
    payments: "Payments",
    customServices: "Custom services",
    staff: "Team",
    partners: "Exhibitors",
    reports: "Reports",
    requests: "Requests",
    mails: "Messages",
    emails: "Emails",
    campaigns: "Email manager",
    history: "History",
    status: "Portal status",
    settings: "Settings",
  },
  find: "Go to",
  findKeys: "Ctrl K",
  findKeysApple: "⌘K",
  waiting: "{count} {{is|are}} waiting for you",
} satisfies NamespaceRailTranslation;

export default en_rail;

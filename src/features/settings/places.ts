/** The public pages, by the names that the menus have for them. */
export const PAGES = {
  home: "/",
  overview: "/overview",
  participation: "/partnership-and-exhibit",
  exhibiting: "/exhibiting",
  support: "/services-and-support",
  expressionOfInterest: "/expression-of-interest",
  privacy: "/privacy-policy",
} as const;

type PageName = keyof typeof PAGES;
type Places = { pages: readonly PageName[]; elsewhere: readonly string[] };

/** Where the facts of each section show: on which pages, and in what else. */
export const SETTING_PLACES = {
  event: { pages: ["home", "overview"], elsewhere: ["everyFoot", "emails", "contracts", "brochures"] },
  dates: { pages: ["home", "overview"], elsewhere: ["references", "brochures"] },
  exhibitorDays: {
    pages: ["exhibiting"],
    elsewhere: ["ordering", "dashboard", "emails", "briefings", "calendars"],
  },
  window: { pages: ["home", "expressionOfInterest"], elsewhere: ["everyHead", "brochures"] },
  contacts: { pages: ["support", "privacy"], elsewhere: ["everyFoot", "emails", "contracts", "brochures"] },
  office: { pages: ["home"], elsewhere: ["everyFoot", "emails", "contracts", "brochures"] },
  identity: { pages: ["privacy"], elsewhere: ["contracts", "proFormas"] },
  logo: {
    pages: ["home", "overview"],
    elsewhere: ["everyHead", "emails", "contracts", "proFormas", "brochures"],
  },
  map: { pages: ["home", "overview"], elsewhere: ["brochures"] },
  stands: { pages: ["exhibiting"], elsewhere: ["ordering", "contracts", "proFormas", "brochures"] },
  plans: { pages: ["exhibiting"], elsewhere: [] },
  retention: { pages: ["privacy"], elsewhere: [] },
  packages: { pages: ["exhibiting"], elsewhere: ["ordering", "brochures"] },
  contents: { pages: ["exhibiting"], elsewhere: ["ordering", "contracts", "brochures"] },
  site: {
    pages: ["exhibiting"],
    elsewhere: ["ordering", "brochures", "briefings", "submissions", "dashboard"],
  },
  comers: { pages: ["home", "participation", "expressionOfInterest"], elsewhere: [] },
  paying: { pages: [], elsewhere: ["approvedOrders", "emails", "proFormas"] },
  reminders: { pages: [], elsewhere: ["emails"] },
  evaluating: { pages: [], elsewhere: ["reviews", "averages"] },
} as const satisfies Record<string, Places>;

export type SettingsSection = keyof typeof SETTING_PLACES;

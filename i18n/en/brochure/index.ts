import type { NamespaceBrochureTranslation } from "../../i18n-types";

const en_brochure = {
  file: {
    title: "{zone}, {event}: brochure for exhibitors",
    subject: "Exhibition and partnership opportunities in the {zone}, in {city}, {region}",
  },
  kind: "Brochure for exhibitors",
  waiting: {
    title: "The brochure is being made",
    hint: "It opens here by itself as soon as it is ready. You can go on with the site meanwhile.",
    on: "Go on with the site",
  },
  running: "{zone}, {event}",
  example: "{area}: {price}",
  inCatalogue: "In the portal's catalogue",
  contact: {
    title: "What does your organisation want to show?",
    window: "Expressions of interest are made on the portal, from {from} to {to}, {city} time.",
    current: "What stands here can change. The brochure in force is always on the portal.",
    portal: "Exhibitor portal",
    site: "Official event site",
    organiser: "Organiser: {organiser}",
  },
} satisfies NamespaceBrochureTranslation;

export default en_brochure;

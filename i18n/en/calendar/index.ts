import type { NamespaceCalendarTranslation } from "../../i18n-types";

const en_calendar = {
  name: "{event}, {zone}",
  summit: "{event}: leaders' summit",
  conference: "{event}: {zone} open",
  build: "Build-up: {text}",
  strike: "Dismantling: {text}",
  request: "Answer: {title} (order {reference})",
} satisfies NamespaceCalendarTranslation;

export default en_calendar;

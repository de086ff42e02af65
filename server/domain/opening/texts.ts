import { PACKAGE_IDS } from "../package-id.ts";
import type { SettingsPart } from "../settings/parts.ts";
import { DEFAULT_SETTINGS, type Settings } from "../settings/schema.ts";
import { SITE_FACTS } from "../submissions/site-facts.ts";
import type { WrittenText } from "./placeholders.ts";

/** What is made up in the settings a portal begins with; a real event has another name, organiser and addresses. */
const MADE_UP = ["organiser.name", "organiser.site", "officialSite", "support.pt", "support.other"] as const;

/** Every text of the settings and clauses that people outside read. */
export function settingsTexts(settings: Settings): WrittenText[] {
  const { name, officialSite, organiser, support, office, sender, identity, paying, packages, siteFacts } =
    settings;
  const { clauses } = settings;
  const both = (part: SettingsPart, field: string, of: { pt: string; en: string }): WrittenText[] => [
    inPart(part, `${field}.pt`, of.pt),
    inPart(part, `${field}.en`, of.en),
  ];
  return [
    ...both("event", "name", name),
    inPart("event", "officialSite", officialSite),
    inPart("contacts", "organiser.name", organiser.name),
    inPart("contacts", "organiser.site", organiser.site),
    inPart("contacts", "organiser.social", organiser.social),
    inPart("contacts", "support.pt", support.pt),
    inPart("contacts", "support.other", support.other),
    ...both("contacts", "office", office),
    ...both("contacts", "sender", sender),
    ...(["legalName", "taxNumber", "address", "dataProtection"] as const).map((field) =>
      inPart("identity", field, identity[field]),
    ),
    ...(["payee", "bank", "account", "swift", "pixKey"] as const).map((field) =>
      inPart("paying", field, paying[field]),
    ),
    ...both("paying", "text", paying.text),
    ...PACKAGE_IDS.flatMap((id) => both("prices", `packages.${id}`, packages[id].description)),
    ...SITE_FACTS.flatMap((fact) => (siteFacts[fact] ? both("site", fact, siteFacts[fact]) : [])),
    ...clauses.items.map(({ title, text }, at) => ({
      place: { kind: "clauses" as const, number: at + 1 },
      field: "clauses",
      text: [title.pt, title.en, text.pt, text.en].join("\n"),
    })),
  ];
}

function inPart(part: SettingsPart, field: string, text: string | null | undefined): WrittenText {
  const initial = MADE_UP.find((one) => one === field);
  return {
    place: { kind: "settings", part },
    field,
    text: text ?? "",
    ...(initial && { initial: initialOf(initial) }),
  };
}

function initialOf(field: (typeof MADE_UP)[number]): string {
  const { organiser, officialSite, support } = DEFAULT_SETTINGS;
  const of = {
    "organiser.name": organiser.name,
    "organiser.site": organiser.site,
    officialSite,
    "support.pt": support.pt,
    "support.other": support.other,
  };
  return of[field];
}

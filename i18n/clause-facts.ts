import type { ClauseFacts } from "#domain/contracts/clauses.ts";
import type { Locale } from "#domain/locales.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { formatWholeSpan } from "./date-range.ts";

type OfOrder = Pick<ClauseFacts, "exhibitor" | "representative" | "order" | "total">;

/** What the fields of a clause are filled in with by the settings as they are stored, where there is no contract yet. */
export function clauseFacts(locale: Locale, settings: Settings, ofOrder: OfOrder): ClauseFacts {
  return {
    organiser: settings.identity.legalName || settings.organiser.name,
    event: `${settings.zone}, ${settings.name[locale]}`,
    venue: [settings.zone, settings.city, settings.region].join(", "),
    dates: formatWholeSpan(locale, settings.conference),
    days_to_pay: String(settings.paying.daysToPay),
    ...ofOrder,
  };
}

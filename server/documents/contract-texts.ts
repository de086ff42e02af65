import { clausesOf, fillClauses } from "#domain/contracts/clauses.ts";
import type { ContractData } from "#domain/contracts/schema.ts";
import { subjectOf } from "#domain/contracts/subject.ts";
import type { Locale } from "#domain/locales.ts";
import { readBriefing } from "#domain/orders/draft/briefing.ts";
import { type BriefPart, showBrief } from "#domain/orders/reading/tell-brief.ts";
import type { OrderType } from "#domain/orders/type.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { formatWholeSpan } from "#i18n/date-range.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { SERVER_WORDS } from "#i18n/server-words.ts";

/** The briefing of a custom stand as a contract prints it: in words, files by their names. */
export function composeBrief(
  { type, briefing: given }: { type: OrderType; briefing: unknown },
  locale: Locale,
): ContractData["brief"] {
  const briefing = type === "CUSTOM" ? readBriefing(given) : null;
  if (!briefing) return [];
  const words = SERVER_WORDS[locale].briefing;
  return showBrief(briefing).map(({ section, parts }) => ({
    title: words.section[section].title(),
    answers: parts.map((part) => ({ label: words.label[part.label](), text: sayPart(part, locale) })),
  }));
}

function sayPart(part: BriefPart, locale: Locale): string {
  const { label, summary } = SERVER_WORDS[locale].briefing;
  if (part.kind === "text") return part.text;
  if (part.kind === "files") return part.files.map(({ name }) => name).join("\n");
  return part.rooms
    .map(({ room, count }) => {
      const say = room === "auditorium" ? summary.people : summary.pieces;
      return count === null ? label[room]() : say({ room: label[room](), count });
    })
    .join("\n");
}

/** The clauses of the settings that hold for what is ordered, with the facts of this contract. */
export function composeClauses(
  data: ContractData,
  { clauses, paying }: Pick<Settings, "clauses" | "paying">,
): ContractData["clauses"] {
  const { locale, partner, event } = data;
  const held = clausesOf(subjectOf(data.orderType), clauses.items);
  return {
    version: clauses.version,
    items: fillClauses(held, locale, {
      organiser: data.organiser.name,
      exhibitor: partner.institutionName,
      representative: partner.representative,
      event: data.eventName,
      venue: event.venue,
      dates: formatWholeSpan(locale, event),
      order: data.orderReference,
      total: formatUsd(locale, data.amounts.total),
      days_to_pay: String(paying.daysToPay),
    }),
  };
}

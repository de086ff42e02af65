import { pickText } from "#domain/locales.ts";
import { eventDay } from "#domain/site/event-day.ts";
import { formatDay } from "#i18n/day.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useToday } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";

/**
 * The last days to order a stand and services, where they are known; once one is over, whom to ask; then the days of the
 * stand from build-up to strike. `isShort`: on a phone without these.
 */
export function LastOrders({ className, isShort = false }: { className?: string; isShort?: boolean }) {
  const { LL, locale } = useWords();
  const words = LL.partner.lastOrders;
  const { exhibitorDays, summit, conference, openingHours, eoi, support } = useEvent();
  const today = eventDay(useToday(), eoi);
  const email = locale === "pt" ? support.pt : support.other;
  const known = (["lastStands", "lastServices"] as const).filter((kind) => exhibitorDays[kind] !== "");
  const days = { build: exhibitorDays.build, summit, conference, strike: exhibitorDays.strike };
  const site = (["build", "summit", "conference", "strike"] as const).filter(
    (kind) => today <= days[kind].to,
  );
  const hours = pickText(openingHours, locale);
  return (
    <p className={className}>
      {known.map((kind) => {
        const day = exhibitorDays[kind];
        const said = words[today > day ? (`${kind}Over` as const) : kind];
        return (
          <span key={kind} className="block">
            {said({ day: formatDay(locale, day), email })}
          </span>
        );
      })}
      {site.map((kind) => {
        const { from, to } = days[kind];
        return (
          <span key={kind} className={isShort ? "block max-sm:hidden" : "block"}>
            {words[kind]({ from: formatDay(locale, from), to: formatDay(locale, to) })}
            {kind === "conference" && hours && <span> {words.openingHours({ hours })}</span>}
          </span>
        );
      })}
    </p>
  );
}

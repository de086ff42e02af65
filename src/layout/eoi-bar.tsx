import { Link } from "@tanstack/react-router";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { daysUntilClosing } from "#domain/submissions/window.ts";
import { formatDay } from "#i18n/day.ts";
import { useToday } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** While interest may be expressed: the deadline, what is left of it, and the way there. */
export function EoiBar({ event }: { event: PublicEvent }) {
  const { LL, locale } = useWords();
  const days = daysUntilClosing(useToday(), event.eoi);
  return (
    <aside
      aria-label={LL.nav.expressionOfInterest()}
      data-no-print
      className="on-deep border-b border-river-line bg-river text-sm text-paper-2"
    >
      <div className="page flex min-h-11 flex-wrap items-center gap-x-3 py-1.5">
        <span>{LL.header.eoiOpen({ date: formatDay(locale, event.eoi.days.to) })}</span>
        <span className="figures text-mist">
          {days === 0 ? LL.header.eoiLastDay() : LL.header.eoiLeft({ days })}
        </span>
        <Link
          to="/expression-of-interest"
          className="rounded-sm py-1.5 font-semibold text-annatto-light underline underline-offset-4 hover:text-paper-2 sm:ml-auto"
        >
          {LL.header.eoiLink()}
        </Link>
      </div>
    </aside>
  );
}

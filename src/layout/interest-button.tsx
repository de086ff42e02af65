import { Link } from "@tanstack/react-router";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { daysUntilClosing } from "#domain/submissions/window.ts";
import { formatDay } from "#i18n/day.ts";
import { buttonLink } from "#src/components/button-link.ts";
import { useToday } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useSignedInUser } from "./signed-in.tsx";

type InterestButtonProps = { event: PublicEvent; className: string };

/**
 * The way to the form with the days that are left, while it may be filled in; its day stands in the title. Whoever has
 * an account was chosen already and has no use for it.
 */
export function InterestButton({ event, className }: InterestButtonProps) {
  const { LL, locale } = useWords();
  const days = daysUntilClosing(useToday(), event.eoi);
  const user = useSignedInUser();
  if (!event.eoi.isOpen || user) return null;
  return (
    <Link
      to="/expression-of-interest"
      title={LL.header.eoiOpen({ date: formatDay(locale, event.eoi.days.to) })}
      className={`${buttonLink("primary", "md")} whitespace-nowrap ${className}`}
    >
      {LL.header.eoiLink()}
      <span aria-hidden="true">·</span>
      <span className="figures">{days === 0 ? LL.header.eoiLastDay() : LL.header.eoiDays({ days })}</span>
    </Link>
  );
}

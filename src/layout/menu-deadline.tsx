import { Link } from "@tanstack/react-router";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { daysUntilClosing } from "#domain/submissions/window.ts";
import { formatDay } from "#i18n/day.ts";
import { buttonLink } from "#src/components/button-link.ts";
import { useToday } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useSignedInUser } from "./signed-in.tsx";

type MenuDeadlineProps = { event: PublicEvent; onNavigate: () => void };

/**
 * The foot of the menu while the form may be filled in, for who has no account yet: until when, and the way there, under
 * the thumb.
 */
export function MenuDeadline({ event, onNavigate }: MenuDeadlineProps) {
  const { LL, locale } = useWords();
  const days = daysUntilClosing(useToday(), event.eoi);
  const user = useSignedInUser();
  if (!event.eoi.isOpen || user) return <div className="pb-6" />;
  return (
    <>
      <p className="page pt-3 md:pt-6">
        <span className="display-3 figures block md:text-[4rem]">
          {days === 0 ? LL.header.eoiLastDay() : LL.header.eoiLeft({ days })}
        </span>
        <span className="figures mt-1 block text-mist md:text-lg">
          {LL.header.eoiOpen({ date: formatDay(locale, event.eoi.days.to) })}
        </span>
      </p>
      <div className="page sticky bottom-0 bg-forest pt-4 pb-5 md:pb-10">
        <Link to="/expression-of-interest" onClick={onNavigate} className={`${buttonLink()} w-full`}>
          {LL.header.eoiLink()}
        </Link>
      </div>
    </>
  );
}

import { Link } from "@tanstack/react-router";
import { buttonLink } from "#src/components/button-link.ts";
import { ClosingBand } from "#src/components/closing-band.tsx";
import { formatLongDay } from "#i18n/date-range.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useSiteWords } from "#src/lib/event/site-words.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** The way to the expression of interest, said as the window stands. */
export function Closing() {
  const { locale } = useWords();
  const { city, zone, eoi } = useEvent();
  const words = useSiteWords("participation").interest;
  const opens = formatLongDay(locale, eoi.days.from);
  const closes = formatLongDay(locale, eoi.days.to);
  return (
    <ClosingBand title={words[eoi.state]()} text={words[`${eoi.state}Text`]({ opens, closes, city, zone })}>
      <Link to="/expression-of-interest" className={buttonLink("dark")}>
        {eoi.isOpen ? words.toForm() : words.toNotice()}
      </Link>
    </ClosingBand>
  );
}

import { Link } from "@tanstack/react-router";
import { useEvent } from "#src/lib/event/event.tsx";
import { useSiteWords } from "#src/lib/event/site-words.ts";

/** Five reasons on five long rules; each in detail at /partnership-and-exhibit. */
export function Reasons() {
  const { parties, zone } = useEvent();
  const words = useSiteWords("home").reasons;
  const reasons = [
    { title: words.blueZone(), text: words.blueZoneText() },
    { title: words.visibility(), text: words.visibilityText({ parties }) },
    { title: words.business(), text: words.businessText() },
    { title: words.innovation(), text: words.innovationText() },
    { title: words.reputation(), text: words.reputationText() },
  ];
  return (
    <section aria-labelledby="reasons" className="section on-deep bg-river text-paper-2">
      <div className="page">
        <h2 id="reasons" className="display-2 max-w-[10em]">
          {words.title({ zone })}
        </h2>
        <ol className="mt-14 border-b border-river-line">
          {reasons.map((reason, index) => (
            <li
              key={reason.title}
              className="grid gap-x-8 gap-y-2 border-t border-river-line py-7 lg:grid-cols-[3rem_minmax(0,24rem)_minmax(min(40%,24rem),1fr)] lg:items-baseline"
            >
              <span aria-hidden="true" className="display-5 figures text-annatto-light">
                {index + 1}
              </span>
              <h3 className="display-4">{reason.title}</h3>
              <p className="max-w-[48ch] text-[1.0625rem] leading-7 text-paper-2/85">{reason.text}</p>
            </li>
          ))}
        </ol>
        <Link
          to="/partnership-and-exhibit"
          className="mt-10 inline-block text-[1.0625rem] font-semibold text-annatto-light underline decoration-[1.5px] underline-offset-4 hover:text-paper-2"
        >
          {words.link()}
        </Link>
      </div>
    </section>
  );
}

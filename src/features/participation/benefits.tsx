import type { DrawingName } from "#domain/site/drawings.ts";
import { Drawing } from "#src/components/drawing.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useSiteWords } from "#src/lib/event/site-words.ts";

type Benefit = { drawing: DrawingName; title: string; text: string };

/** Exactly five benefits, each with its drawing; the heading takes the sixth place (PUB-14). */
export function Benefits() {
  const { parties, city, zone } = useEvent();
  const words = useSiteWords("participation").benefits;
  const benefits: Benefit[] = [
    { drawing: "benefit-blue-zone", title: words.blueZone(), text: words.blueZoneText() },
    {
      drawing: "benefit-visibility",
      title: words.visibility(),
      text: words.visibilityText({ parties, city, zone }),
    },
    { drawing: "benefit-business", title: words.business(), text: words.businessText() },
    { drawing: "benefit-innovation", title: words.innovation(), text: words.innovationText() },
    { drawing: "benefit-reputation", title: words.reputation(), text: words.reputationText() },
  ];
  return (
    <section id="benefits" aria-labelledby="benefits-title" className="section bg-paper">
      <div className="page grid gap-x-10 gap-y-14 md:grid-cols-2 lg:gap-y-20 xl:grid-cols-3">
        <div>
          <h2 id="benefits-title" className="display-2 max-w-[7em]">
            {words.title()}
          </h2>
          <p className="mt-6 max-w-[30ch] text-lg leading-8">{words.lead({ zone })}</p>
        </div>
        <ul className="contents">
          {benefits.map(({ drawing, title, text }) => (
            <li key={drawing}>
              <Drawing name={drawing} alt="" className="h-auto w-full rounded-lg bg-paper-3" />
              <h3 className="display-5 mt-6">{title}</h3>
              <p className="mt-2.5 max-w-[46ch] leading-7 text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

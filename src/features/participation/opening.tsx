import { Drawing } from "#src/components/drawing.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** What taking part means, and the way to each part of the page. */
export function Opening() {
  const { LL } = useWords();
  const { zone } = useEvent();
  const words = LL.participation.hero;
  const parts = [
    { id: "benefits", name: words.toBenefits() },
    { id: "offer", name: words.toOffer() },
    { id: "who", name: words.toWho() },
    { id: "criteria", name: words.toCriteria() },
    { id: "steps", name: words.toSteps() },
    { id: "ways", name: words.toWays() },
  ];
  return (
    <div className="under-header on-deep overflow-hidden bg-forest text-paper-2">
      <Drawing
        name="hero-contours"
        alt=""
        loading="eager"
        className="pointer-events-none absolute inset-0 size-full object-cover object-right-top mask-l-from-30% mask-l-to-60% mask-b-from-15% mask-b-to-48% max-md:hidden"
      />
      <div className="page relative grid items-end gap-x-20 gap-y-14 pt-14 pb-16 lg:grid-cols-[8fr_3fr] lg:pt-28 lg:pb-24">
        <div>
          <h1 tabIndex={-1} data-page-heading className="display-1 max-w-[7em]">
            {words.title()}
          </h1>
          <p className="mt-8 max-w-[36rem] text-lg leading-8 text-paper-2/90 md:text-xl">
            {words.lead({ zone })}
          </p>
        </div>
        <nav aria-label={words.onThisPage()} className="lg:w-full">
          <ul className="gap-x-10 border-b border-forest-line max-lg:grid max-lg:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] max-sm:gap-x-6">
            {parts.map(({ id, name }) => (
              <li key={id} className="border-t border-forest-line">
                <a href={`#${id}`} className="flex justify-between py-3 hover:text-annatto-light">
                  {name}
                  <span aria-hidden="true" className="text-annatto-light">
                    ↓
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

import { OpeningFace } from "#src/components/opening-face.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useSiteWords } from "#src/lib/event/site-words.ts";

/** What taking part means, and the way to each part of the page. */
export function Opening() {
  const { zone } = useEvent();
  const words = useSiteWords("participation").hero;
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
      <div className="relative">
        <div className="page relative z-1 pt-14 lg:pt-24 lg:pb-32">
          <h1 tabIndex={-1} data-page-heading className="display-1 max-w-[7em]">
            {words.title()}
          </h1>
          <p className="mt-8 max-w-[36rem] text-lg leading-8 text-paper-2/90 md:text-xl lg:max-w-[27rem] xl:max-w-[31rem]">
            {words.lead({ zone })}
          </p>
        </div>
        <OpeningFace name="face-footpath" className="lg:h-[min(100%,40rem)] lg:w-[50vw]" />
      </div>
      <div className="relative bg-forest-2">
        <nav aria-label={words.onThisPage()} className="page">
          <ul className="grid grid-cols-2 gap-x-6 py-3 sm:flex sm:flex-wrap sm:gap-x-8">
            {parts.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-2.5 font-semibold hover:text-annatto-light">
                  {name}{" "}
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

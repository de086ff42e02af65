import { leastCost } from "#domain/orders/estimate.ts";
import { OpeningFace } from "#src/components/opening-face.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";

const PARTS = ["standard", "cost", "custom", "plans", "services", "ordering"] as const;

/** The two ways to exhibit in one line, and the way to each part of the page there is. */
export function Opening() {
  const { LL } = useWords();
  const { zone, packages } = useEvent();
  const hasPrices = leastCost(packages) !== undefined;
  const words = LL.exhibiting;
  return (
    <section className="under-header on-deep overflow-hidden bg-forest text-paper-2">
      <div className="relative">
        <div className="page relative z-1 pt-12 lg:pt-20 lg:pb-24">
          <h1 tabIndex={-1} data-page-heading className="display-1 max-w-[6.6em]">
            {words.title()}
          </h1>
          <p className="mt-8 max-w-[50ch] text-lg leading-8 text-paper-2/90 md:text-xl lg:max-w-[26rem] xl:max-w-[34rem]">
            {words.lead({ zone })}
          </p>
        </div>
        <OpeningFace name="face-stands" className="lg:h-[min(100%,36rem)] lg:w-[46vw] xl:right-[2vw]" />
      </div>
      <div className="relative bg-river">
        <nav aria-label={words.contents()} className="page">
          <ul className="grid grid-cols-2 gap-x-6 py-3 sm:flex sm:flex-wrap sm:gap-x-10">
            {PARTS.filter((part) => part !== "cost" || hasPrices).map((part) => (
              <li key={part}>
                <a
                  href={`#${part}`}
                  className="inline-block py-2.5 font-semibold underline-offset-4 hover:underline"
                >
                  {words.parts[part]()} <span aria-hidden="true">↓</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

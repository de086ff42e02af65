import { Drawing } from "#src/components/drawing.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";

const PARTS = ["standard", "custom", "plans", "services", "ordering"] as const;

/** The two ways to exhibit in one line, and the way to each part of the page. */
export function Opening() {
  const { LL } = useWords();
  const { zone } = useEvent();
  const words = LL.exhibiting;
  return (
    <section className="under-header on-deep overflow-hidden bg-forest text-paper-2">
      <Drawing
        name="hero-contours"
        alt=""
        className="pointer-events-none absolute inset-0 size-full object-cover object-right mask-[linear-gradient(to_right,transparent_48%,black_80%)] max-lg:hidden"
      />
      <div className="page relative pt-12 pb-6 lg:pt-20">
        <h1 tabIndex={-1} data-page-heading className="display-1 max-w-[6.6em]">
          {words.title()}
        </h1>
        <p className="mt-8 max-w-[50ch] text-lg leading-8 text-paper-2/90 md:text-xl">
          {words.lead({ zone })}
        </p>
        <nav aria-label={words.contents()} className="mt-12 border-t border-moss/30 lg:mt-20">
          <ul className="grid grid-cols-2 gap-x-6 pt-3 sm:flex sm:flex-wrap sm:gap-x-10">
            {PARTS.map((part) => (
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

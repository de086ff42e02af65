import { Drawing } from "#src/components/drawing.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** What the page is about, and the short way to the addresses. */
export function Opening() {
  const { LL } = useWords();
  return (
    <section className="under-header on-deep overflow-hidden bg-forest text-paper-2">
      <Drawing
        name="hero-contours"
        alt=""
        className="pointer-events-none absolute inset-0 size-full object-cover object-right mask-[linear-gradient(to_right,transparent_45%,black_85%)] max-lg:hidden"
      />
      <div className="page relative pt-12 pb-16 lg:pt-20 lg:pb-24">
        <h1 tabIndex={-1} data-page-heading className="display-1 max-w-[8em]">
          {LL.support.title()}
        </h1>
        <p className="mt-8 max-w-[52ch] text-lg leading-8 text-paper-2/90 md:text-xl">{LL.support.lead()}</p>
        <a
          href="#contact"
          className="mt-8 inline-block py-2.5 font-semibold underline decoration-annatto-light decoration-2 underline-offset-6 hover:decoration-paper-2"
        >
          {LL.support.toContact()} <span aria-hidden="true">↓</span>
        </a>
      </div>
    </section>
  );
}

import { OpeningFace } from "#src/components/opening-face.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** What the page is about, and the short way to the addresses. */
export function Opening() {
  const { LL } = useWords();
  return (
    <section className="under-header on-deep overflow-hidden bg-forest text-paper-2">
      <div className="page relative z-1 flex flex-col justify-center pt-12 lg:min-h-[44rem] lg:pb-24">
        <h1 tabIndex={-1} data-page-heading className="display-1 max-w-[8em] lg:max-w-[5.6em]">
          {LL.support.title()}
        </h1>
        <p className="mt-8 max-w-[52ch] text-lg leading-8 text-paper-2/90 md:text-xl lg:max-w-[27rem] xl:max-w-[34rem]">
          {LL.support.lead()}
        </p>
        <a
          href="#contact"
          className="mt-8 inline-block self-start py-2.5 font-semibold underline decoration-annatto-light decoration-2 underline-offset-6 hover:decoration-paper-2"
        >
          {LL.support.toContact()} <span aria-hidden="true">↓</span>
        </a>
      </div>
      <OpeningFace
        name="face-layers"
        className="max-lg:max-h-[26rem] lg:h-[calc(100%-var(--header)-1.5rem)] lg:w-[42vw] xl:right-[4vw]"
      />
    </section>
  );
}

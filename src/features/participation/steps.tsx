import { useWords } from "#src/lib/words/words.tsx";

const STAGES = ["submission", "screening", "review", "selection", "confirmation"] as const;

/** The five stages of the selection, numbered, in their order (PUB-17, GEN-10). */
export function Steps() {
  const { LL } = useWords();
  const words = LL.participation.steps;
  return (
    <section id="steps" aria-labelledby="steps-title" className="section on-deep bg-river text-paper-2">
      <div className="page">
        <h2 id="steps-title" className="display-2 max-w-[10em]">
          {words.title()}
        </h2>
        <ol className="mt-14 grid gap-y-10 border-river-line max-xl:border-l xl:mt-20 xl:grid-cols-5 xl:gap-x-8 xl:gap-y-3 xl:border-t">
          {STAGES.map((stage, at) => (
            <li
              key={stage}
              className="relative max-xl:pl-8 md:max-xl:grid md:max-xl:grid-cols-[3.5rem_5fr_7fr] md:max-xl:items-baseline md:max-xl:gap-x-4 xl:row-span-3 xl:grid xl:grid-rows-subgrid xl:pt-9"
            >
              <span
                data-dot
                aria-hidden="true"
                className="absolute size-3 bg-annatto max-xl:top-4 max-xl:-left-1.5 xl:-top-1.5 xl:left-0"
              />
              <p className="display-2 figures text-annatto-light">{at + 1}</p>
              <h3 className="display-5 max-md:mt-3">{words[stage]()}</h3>
              <p className="max-w-[46ch] text-mist max-md:mt-3">{words[`${stage}Text`]()}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

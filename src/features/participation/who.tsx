import { INSTITUTION_TYPES } from "#domain/submissions/options.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** The six kinds of organisation and what each may bring (GEN-02, PUB-16). */
export function Who() {
  const { LL } = useWords();
  const words = LL.participation.who;
  return (
    <section id="who" aria-labelledby="who-title" className="section bg-paper-2">
      <div className="page grid gap-x-20 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div className="lg:sticky lg:top-16 lg:self-start">
          <h2 id="who-title" className="display-2 max-w-[8em]">
            {words.title()}
          </h2>
          <p className="mt-6 max-w-[34ch] text-lg leading-8">{words.lead()}</p>
        </div>
        <ul className="grid gap-8 lg:pt-3">
          {INSTITUTION_TYPES.map((type) => (
            <li key={type} className="max-w-[46ch]">
              <h3 className="display-4">{words[type]()}</h3>
              <p className="mt-1.5 text-[1.0625rem] leading-7 text-quiet">{words[`${type}Text`]()}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

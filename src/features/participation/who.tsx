import { INSTITUTION_TYPES } from "#domain/submissions/options.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** The six kinds of organisation and what each may bring (GEN-02, PUB-16). */
export function Who() {
  const { LL } = useWords();
  const words = LL.participation.who;
  return (
    <section id="who" aria-labelledby="who-title" className="section bg-paper-2">
      <div className="page">
        <div className="grid items-end gap-x-10 gap-y-6 lg:grid-cols-2">
          <h2 id="who-title" className="display-2 max-w-[8em]">
            {words.title()}
          </h2>
          <p className="max-w-[40ch] text-lg leading-8 lg:pb-2">{words.lead()}</p>
        </div>
        <ul className="mt-12 grid gap-x-10 md:grid-cols-2 lg:mt-16">
          {INSTITUTION_TYPES.map((type) => (
            <li key={type} className="border-t border-line-2 py-7">
              <h3 className="display-4">{words[type]()}</h3>
              <p className="mt-1.5 max-w-[46ch] text-[1.0625rem] leading-7 text-quiet">
                {words[`${type}Text`]()}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

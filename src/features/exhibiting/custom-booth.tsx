import { Drawing } from "#src/components/drawing.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** The briefing's four sections, as the portal asks for them (WIZ-31). */
const BRIEFING = ["reference", "structure", "identity", "meaning"] as const;

/** The custom stand: an exclusive design from a briefing (PUB-20, LIM-05). */
export function CustomBooth() {
  const { LL } = useWords();
  const words = LL.exhibiting.custom;
  return (
    <section id="custom" aria-labelledby="custom-title" className="section on-deep bg-river text-paper-2">
      <div className="page">
        <div className="grid items-center gap-x-20 gap-y-10 lg:grid-cols-[5fr_6fr]">
          <div>
            <h2 id="custom-title" className="display-2 max-w-[9em]">
              {words.title()}
            </h2>
            <p className="mt-7 max-w-[50ch] text-[1.0625rem] leading-7 text-paper-2/90">{words.text()}</p>
          </div>
          <Drawing name="booth-custom" alt={words.drawing()} className="h-auto w-full rounded-lg" />
        </div>
        <h3 className="display-4 mt-20">{words.briefing()}</h3>
        <ol className="mt-6 grid grid-cols-1 border-b border-river-line md:grid-cols-2 md:gap-x-16">
          {BRIEFING.map((part, at) => (
            <li
              key={part}
              className="grid grid-cols-[2.25rem_minmax(0,1fr)] content-start gap-y-1.5 border-t border-river-line py-6"
            >
              <span aria-hidden="true" className="display-5 figures text-annatto-light">
                {at + 1}
              </span>
              <h4 className="display-5">{words[part]()}</h4>
              <p className="col-start-2 max-w-[48ch] text-mist">{words[`${part}Text`]()}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { RiverBand } from "./river-band.tsx";

/** Where the conference takes place: city, forest, river, rain. */
export function HostRegion() {
  const { LL } = useWords();
  const { city, region } = useEvent();
  const words = LL.overview.region;
  const passages = [
    { title: words.cityTitle(), text: words.cityText({ region }) },
    { title: words.forestTitle(), text: words.forestText() },
    { title: words.riverTitle(), text: words.riverText({ region }) },
    { title: words.rainTitle(), text: words.rainText({ city }) },
  ];
  return (
    <section aria-labelledby="host-region" className="bg-paper">
      <RiverBand />
      <div className="page pt-14 pb-[clamp(72px,48px+6.4vw,140px)] lg:pt-16">
        <div className="grid items-end gap-x-20 gap-y-7 lg:grid-cols-[6fr_5fr]">
          <h2 id="host-region" className="display-2 max-w-[9em]">
            {words.title()}
          </h2>
          <div className="max-w-[54ch]">
            <p className="text-lg leading-8 md:text-xl">{words.lead({ city })}</p>
            <p className="figures mt-4 text-sm text-quiet">{words.latitude({ city })}</p>
          </div>
        </div>
        <div className="mt-16 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:mt-20 xl:grid-cols-4">
          {passages.map(({ title, text }) => (
            <div key={title} className="border-t border-line-2 pt-5">
              <h3 className="display-5">{title}</h3>
              <p className="mt-3 max-w-[46ch] leading-7 text-quiet">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

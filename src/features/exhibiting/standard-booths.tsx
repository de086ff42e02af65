import type { PublicPackage } from "#domain/settings/schema.ts";
import { MIN_SPACE_M2 } from "#domain/submissions/options.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { Drawing } from "#src/components/drawing.tsx";
import { StandTable } from "#src/components/stand-table.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { PACKAGE_DRAWINGS } from "#src/components/package-drawings.ts";

/** The show-ready packages side by side, and what holds for each of them (PUB-19, LIM-04). */
export function StandardBooths() {
  const { LL } = useWords();
  const { packages } = useEvent();
  const words = LL.exhibiting.standard;
  return (
    <section id="standard" aria-labelledby="standard-title" className="section bg-paper-2">
      <div className="page">
        <div className="grid items-end gap-x-20 gap-y-6 lg:grid-cols-[6fr_5fr]">
          <h2 id="standard-title" className="display-2 max-w-[11em]">
            {words.title()}
          </h2>
          <p className="max-w-[50ch] text-[1.0625rem] leading-7">{words.concept()}</p>
        </div>
        <ul className="mt-14 grid gap-x-8 gap-y-12 lg:grid-cols-3">
          {packages.map((one) => (
            <Booth key={one.id} one={one} />
          ))}
        </ul>
        <p className="mt-8 text-sm text-quiet">{words.illustrative()}</p>
        <div className="mt-14">
          <StandTable caption={words.contents()} />
        </div>
        <Alike />
      </div>
    </section>
  );
}

/** One package; its price only where the event shows it. */
function Booth({ one }: { one: PublicPackage }) {
  const { LL, locale } = useWords();
  const words = LL.exhibiting.standard;
  const name = one.name[locale];
  return (
    <li className="grid content-start gap-x-8 gap-y-5 md:max-lg:grid-cols-[2fr_3fr] lg:row-span-4 lg:grid-rows-subgrid lg:gap-y-0">
      <Drawing
        name={PACKAGE_DRAWINGS[one.id].booth}
        alt={words.drawing[one.id]({ name })}
        className="h-auto w-full rounded-lg md:max-lg:row-span-3"
      />
      <h3 className="display-3 border-t border-ink pt-4 lg:mt-6">{name}</h3>
      <p className="max-w-[44ch] text-[1.0625rem] leading-7 lg:mt-3">{one.description[locale]}</p>
      {one.prices && (
        <dl className="figures grid gap-1 lg:mt-6 lg:self-end">
          <Price name={LL.amounts.space()} cents={one.prices.spacePerM2} />
          <Price name={LL.amounts.structure()} cents={one.prices.structurePerM2} />
        </dl>
      )}
    </li>
  );
}

function Price({ name, cents }: { name: string; cents: number }) {
  const { LL, locale } = useWords();
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-t border-line-2 pt-2 pb-1">
      <dt className="text-quiet">{name}</dt>
      <dd className="font-semibold">{LL.exhibiting.standard.perM2({ price: formatUsd(locale, cents) })}</dd>
    </div>
  );
}

/** What no package changes: area, how the price comes about, additions, changes. */
function Alike() {
  const { LL } = useWords();
  const words = LL.exhibiting.standard;
  const facts = [
    { term: words.area(), text: words.areaText({ from: MIN_SPACE_M2 }) },
    { term: words.price(), text: words.priceText() },
    { term: words.extras(), text: words.extrasText() },
    { term: words.change(), text: words.changeText() },
  ];
  return (
    <>
      <h3 className="display-4 mt-20">{words.alike()}</h3>
      <dl className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ term, text }) => (
          <div key={term} className="border-t border-line-2 pt-4 pb-7">
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1.5 max-w-[40ch] text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

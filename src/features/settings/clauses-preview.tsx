import { useState } from "react";
import { type Clause, fillClauses } from "#domain/contracts/clauses.ts";
import { LOCALES, type Locale } from "#domain/locales.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { sampleFacts } from "./clause-sample.ts";

type ClausesPreviewProps = { items: readonly Clause[]; settings: Settings };

/** The clauses as a contract prints them, with the facts of the settings and of a sample order. */
export function ClausesPreview({ items, settings }: ClausesPreviewProps) {
  const { LL, locale } = useWords();
  const words = LL.settings.clauses;
  const [shown, setShown] = useState<Locale>(locale);
  const said = fillClauses(items, shown, sampleFacts(words, settings, shown));
  return (
    <section
      aria-label={words.preview()}
      className="min-w-0 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:self-start xl:overflow-y-auto"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="display-5">{words.preview()}</h2>
        <div className="flex gap-3 text-sm">
          {LOCALES.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === shown}
              className={one === shown ? "font-semibold" : "link"}
              onClick={() => setShown(one)}
            >
              {LL.orderPapers.contracts.language[one]()}
            </button>
          ))}
        </div>
      </div>
      <p className="mt-1 text-sm leading-5 text-quiet">{words.previewHint()}</p>
      {said.length === 0 && <p className="mt-4 text-quiet">{words.none()}</p>}
      <ol lang={shown} className="mt-4 bg-card px-5 py-2">
        {said.map(({ title, text }, at) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- as the fields beside
            key={at}
            className="grid gap-x-5 gap-y-1 border-t border-line py-3 text-sm leading-5.5 first:border-t-0 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <h3 className="font-semibold wrap-anywhere">{`${at + 1}. ${title}`}</h3>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

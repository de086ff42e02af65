import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { THE_SETTINGS } from "#domain/looking.ts";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { SearchInput } from "#src/components/ui/search-input.tsx";
import { HistoryList } from "#src/kit/record/history-list.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { OthersHere } from "#src/kit/together/others-here.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { settingsQuery, type SettingsRecord } from "./data.ts";
import { findSettings } from "./find-settings.ts";
import { EntryLink } from "./settings-index.tsx";
import { useParts } from "./use-parts.ts";

/** The facts of the event and its prices: an index of their parts, and what was changed last. */
export function SettingsScreen() {
  const { LL } = useWords();
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <>
      <PageTitle size="desk" note={<OthersHere at={THE_SETTINGS} />} className="mb-2">
        {LL.settings.title()}
      </PageTitle>
      <p className="mb-6 max-w-[70ch] text-quiet">{LL.settings.lead()}</p>
      <Parts />
      {data && <Changes changes={data.changes} />}
      {!data && error && (
        <ErrorPanel title={LL.settings.failed()} message={say(LL, error)} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Parts() {
  const { LL } = useWords();
  const words = LL.settings.index;
  const [typed, setTyped] = useState("");
  const found = findSettings(LL, typed);
  return (
    <nav aria-label={words.label()}>
      <SearchInput label={words.search()} value={typed} onValueChange={setTyped} className="mb-5 max-w-100" />
      <ul className="mb-11 grid border-t border-line-2 lg:grid-cols-2 lg:gap-x-10">
        {found.map(({ entry, labels }) => (
          <li key={entry} className="border-b border-line">
            <EntryLink
              entry={entry}
              className="-mx-2.5 block h-full rounded-md px-2.5 py-3.5 no-underline transition-colors duration-120 hover:bg-card"
            >
              <span className="block font-semibold">{words[entry].title()}</span>
              <span className="block text-quiet">
                {labels.length > 0 ? labels.join(" · ") : words[entry].hint()}
              </span>
            </EntryLink>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p role="status" className="mb-11">
          {words.none()}
        </p>
      )}
    </nav>
  );
}

function Changes({ changes }: { changes: SettingsRecord["changes"] }) {
  const { LL } = useWords();
  const words = LL.settings.saves;
  const nameParts = useParts();
  return (
    <Section title={words.title()} isRuled>
      <HistoryList
        entries={changes.map(({ id, at, who, parts }) => ({
          id,
          at: new Date(at).toISOString(),
          who: who || null,
          what: parts.length > 0 ? words.what({ parts: nameParts(parts) }) : words.other(),
        }))}
      />
    </Section>
  );
}

import { useQuery } from "@tanstack/react-query";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { HistoryList } from "#src/kit/record/history-list.tsx";
import { OthersHere } from "#src/kit/together/others-here.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { THE_SETTINGS } from "#domain/looking.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { settingsQuery, type SettingsRecord } from "./data.ts";
import { SettingsEditor } from "./settings-editor.tsx";
import { useParts } from "./use-parts.ts";

/** The facts of the event and its prices: one record, saved as a whole, on the site at once. */
export function SettingsScreen() {
  const { LL } = useWords();
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <>
      <PageTitle size="desk" note={<OthersHere at={THE_SETTINGS} />}>
        {LL.settings.title()}
      </PageTitle>
      <p className="mb-8 max-w-[70ch] text-quiet">{LL.settings.lead()}</p>
      {data && (
        <>
          <SettingsEditor stored={data} />
          <Changes changes={data.changes} />
        </>
      )}
      {!data && error && (
        <ErrorPanel title={LL.settings.failed()} message={say(LL, error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Waiting />}
    </>
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

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-6">
      {["event", "dates", "window"].map((part) => (
        <Skeleton key={part} className="h-40" />
      ))}
    </div>
  );
}

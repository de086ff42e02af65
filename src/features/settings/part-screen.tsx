import { useQuery } from "@tanstack/react-query";
import { THE_SETTINGS } from "#domain/looking.ts";
import type { SettingsPart } from "#domain/settings/parts.ts";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { OthersHere } from "#src/kit/together/others-here.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { settingsQuery } from "./data.ts";
import { PartEditor } from "./part-editor.tsx";
import { SideIndex } from "./settings-index.tsx";

/** One part of the settings, with the others beside it. */
export function PartScreen({ part }: { part: SettingsPart }) {
  const { LL } = useWords();
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <>
      <PageTitle
        size="desk"
        note={<OthersHere at={THE_SETTINGS} />}
        above={<BackLink to="/admin/settings">{LL.settings.title()}</BackLink>}
      >
        {LL.settings.index[part].title()}
      </PageTitle>
      <div className="grid gap-x-10 xl:grid-cols-[12.5rem_minmax(0,1fr)]">
        <SideIndex />
        <div>
          {data && <PartEditor part={part} stored={data} />}
          {!data && error && (
            <ErrorPanel
              title={LL.settings.failed()}
              message={say(LL, error)}
              onRetry={() => void refetch()}
            />
          )}
          {!data && !error && (
            <div aria-busy="true" className="grid gap-6">
              <Skeleton className="h-40" />
              <Skeleton className="h-40" />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { THE_SETTINGS } from "#domain/looking.ts";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { OthersHere } from "#src/kit/together/others-here.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ClausesEditor } from "./clauses-editor.tsx";
import { settingsQuery } from "./data.ts";

/** The clauses of the contract, on a screen of their own: they are read as a whole. */
export function ClausesScreen() {
  const { LL } = useWords();
  const words = LL.settings.clauses;
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <>
      <p className="mb-2 text-sm">
        <Link to="/admin/settings" className="link">
          {words.back()}
        </Link>
      </p>
      <PageTitle size="desk" note={<OthersHere at={THE_SETTINGS} />}>
        {words.title()}
      </PageTitle>
      <p className="max-w-[70ch] text-quiet">{words.lead()}</p>
      <p className="mt-3 mb-8 max-w-[70ch] border-l-3 border-ochre bg-wait/60 px-4 py-3">{words.lawyer()}</p>
      {data && (
        <>
          <p className="mb-4 text-sm text-quiet">{words.version({ version: data.data.clauses.version })}</p>
          <ClausesEditor stored={data} />
        </>
      )}
      {!data && error && (
        <ErrorPanel title={LL.settings.failed()} message={say(LL, error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-80" />}
    </>
  );
}

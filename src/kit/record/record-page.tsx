import type { ReactNode } from "react";
import { reasonOf } from "#domain/refusal.ts";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageSkeleton } from "#src/components/page-skeleton.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";

type RecordPageProps<Stored> = {
  read: { data: Stored | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** For a record that could not be read: the name of its list, and the link. */
  list: string;
  back: ReactNode;
  /** Title and link for a missing record; by default the same as for a failed read. */
  missing?: { title: string; way: ReactNode };
  /** The message for unexpected errors; default say(). */
  failed?: string;
  loading?: string;
  children: (record: Stored) => ReactNode;
};

/** The page of one record once it is read; a missing one is not retried. */
export function RecordPage<Stored>({
  read,
  list,
  back,
  missing,
  failed,
  loading,
  children,
}: RecordPageProps<Stored>) {
  const { LL } = useWords();
  const { data, error, refetch } = read;
  if (data !== undefined) return children(data);
  if (!error) return <PageSkeleton label={loading} hasHeading />;
  const isUnknown = reasonOf(error)?.code === "notFound";
  return (
    <>
      <PageTitle size="desk" above={isUnknown && missing ? undefined : back}>
        {list}
      </PageTitle>
      <ErrorPanel
        title={isUnknown ? missing?.title : undefined}
        message={failed ?? say(LL, error)}
        onRetry={isUnknown ? undefined : () => void refetch()}
      />
      {isUnknown && missing && <div className="mt-6">{missing.way}</div>}
    </>
  );
}

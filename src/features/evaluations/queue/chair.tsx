import { Reference } from "#src/components/reference.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { rankingList } from "#domain/evaluations/ranking.ts";
import { readAddress } from "#domain/lists/address.ts";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";
import { assignmentsQuery } from "../assignment/data.ts";
import { ProgressTable } from "../assignment/progress-table.tsx";
import { rankingQuery, type RankingRow } from "../data.ts";

/** As the ranking has them in its address, so that each list leads to the whole of it. */
const DISAGREED = { sort: "-spread", statuses: "PENDING.REVIEWING", states: "ranked" };
const LACKING = { sort: "marks", statuses: "PENDING.REVIEWING", states: "incomplete" };
const SHOWN = 8;

/**
 * What somebody looks after who decides and does not mark: how far the readers are, which submissions lack marks, and
 * on which the readers disagree. All of it is open to that person, and opening it bars from nothing.
 */
export function ChairOverview() {
  const { LL } = useWords();
  const words = LL.evaluations.chair;
  const { user } = useSession();
  return (
    <div className="grid gap-10">
      <p className="-mt-1 max-w-[68ch]">
        <span className="font-semibold">{LL.evaluations.reviews.decidesTitle()}.</span>{" "}
        {LL.evaluations.reviews.decidesText()}
      </p>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 xl:grid-cols-2">
        <Some title={words.lacking()} none={words.noneLacking()} at={LACKING}>
          {({ n }, needed) => words.marksOf({ count: n ?? 0, needed })}
        </Some>
        <Some title={words.disagreed()} none={words.noneDisagreed()} at={DISAGREED}>
          {({ mean, deviation }) => words.spread({ average: mean ?? 0, deviation: deviation ?? 0 })}
        </Some>
      </div>
      {may(user, "evaluations.assign") && <Readers />}
    </div>
  );
}

type SomeProps = {
  title: string;
  none: string;
  at: Readonly<Record<string, string>>;
  /** The figure at the end of a row; `needed`: how many marks a rank takes. */
  children: (row: RankingRow, needed: number) => ReactNode;
};

/** The first of the ranking at an address, with the way to all of them. */
function Some({ title, none, at, children }: SomeProps) {
  const { LL } = useWords();
  const { data, error, refetch } = useQuery(rankingQuery(readAddress(rankingList, at)));
  return (
    <Section
      title={title}
      count={data?.total ?? 0}
      actions={
        <Link to="/admin/evaluations/ranking" search={at as never} className="link text-sm">
          {LL.evaluations.reviews.toRanking()}
        </Link>
      }
    >
      {!data && !error && <SpinnerArea />}
      {!data && error && <RetryLine text={say(LL, error)} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="text-quiet">{none}</p>}
      <ul>
        {data?.items.slice(0, SHOWN).map((row) => (
          <li
            key={row.id}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line py-1.5"
          >
            <span className="min-w-0">
              <Link
                to="/admin/submissions/$submissionId"
                params={{ submissionId: row.id }}
                className="link wrap-anywhere"
              >
                {row.submission.institutionName}
              </Link>{" "}
              <Reference value={row.submission.reference} className="text-sm text-quiet" />
            </span>
            <span className="figures text-sm">{children(row, data.needed)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Readers() {
  const { LL } = useWords();
  const { data, error, refetch } = useQuery(assignmentsQuery());
  if (data) return <ProgressTable readers={data.readers} />;
  if (error) return <RetryLine text={say(LL, error)} onRetry={() => void refetch()} />;
  return <SpinnerArea />;
}

import { Reference } from "#src/components/reference.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatDate } from "#i18n/formatters.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { cn } from "#src/components/cn.ts";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { RecordPage } from "#src/kit/record/record-page.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { submissionQuery, type Submission } from "../data.ts";
import { comparedRows, type ComparedRow } from "./compared-rows.ts";
import { duplicatesQuery } from "./data.ts";
import { sayAlike } from "./say-alike.ts";
import { Verdict } from "./verdict.tsx";

type SideBySideProps = { id: string; otherId: string };

/** Two submissions beside each other, field by field, and what may be said of them. */
export function SideBySide({ id, otherId }: SideBySideProps) {
  const { LL } = useWords();
  const one = useQuery(submissionQuery(id));
  const other = useQuery(submissionQuery(otherId));
  const both = one.data && other.data && ([one.data, other.data] as const);
  const read = {
    data: both,
    error: one.error ?? other.error,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
  return (
    <RecordPage
      read={read}
      list={LL.submissions.list.title()}
      back={<BackLink to="/admin/submissions">{LL.submissions.detail.back()}</BackLink>}
    >
      {(pair) => <Compared pair={pair} />}
    </RecordPage>
  );
}

type Pair = readonly [Submission, Submission];

function Compared({ pair }: { pair: Pair }) {
  const language = useWords();
  const { LL, locale } = language;
  const words = LL.duplicates.side;
  const [one, other] = pair;
  const [isNarrow, setIsNarrow] = useState(false);
  const { data, error, refetch } = useQuery(duplicatesQuery(one.id));
  const likely = data?.likely.find(({ id }) => id === other.id);
  const alike = likely?.alike ?? [];
  const rows = comparedRows(language, pair, alike).filter(({ isSame }) => !isNarrow || !isSame);
  const { toldApart } = likely ?? {};
  return (
    <>
      <PageTitle
        size="desk"
        above={
          <BackLink to="/admin/submissions/$submissionId" params={{ submissionId: one.id }}>
            {words.back({ reference: one.reference })}
          </BackLink>
        }
      >
        {words.title()}
      </PageTitle>
      {data ? (
        <p className="max-w-[68ch]">
          {alike.length > 0 ? words.text({ alike: sayAlike(LL, locale, alike) }) : words.nothing()}
        </p>
      ) : (
        error && <RetryLine text={LL.duplicates.failed()} onRetry={() => void refetch()} />
      )}
      {toldApart && (
        <p className="mt-2 max-w-[68ch] text-quiet">
          {words.apart({ name: toldApart.by, date: formatDate(locale, toldApart.at) })}
        </p>
      )}
      <Verdict pair={pair} likely={likely} />
      <div className="mt-6">
        <CheckboxLine
          label={words.only()}
          checked={isNarrow}
          onCheckedChange={(checked) => setIsNarrow(checked === true)}
        />
      </div>
      <table className="mt-4 w-full table-fixed border-collapse">
        <caption className="sr-only">{words.title()}</caption>
        <thead className="sticky top-0 z-10 bg-paper max-lg:top-15 max-md:static">
          <tr className="border-b border-line-2 align-bottom max-md:grid max-md:grid-cols-2 max-md:gap-4">
            <th
              scope="col"
              className="w-48 px-3 py-3 text-left text-sm font-normal text-quiet max-md:sr-only"
            >
              {words.field()}
            </th>
            {pair.map((submission) => (
              <Head key={submission.id} submission={submission} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="mt-4 text-quiet">{words.same()}</p>}
    </>
  );
}

function Head({ submission: { id, reference, status, answers } }: { submission: Submission }) {
  const { LL } = useWords();
  return (
    <th scope="col" className="py-3 pr-6 text-left align-top font-normal max-md:pl-3">
      <Link
        to="/admin/submissions/$submissionId"
        params={{ submissionId: id }}
        aria-label={LL.duplicates.side.open({ reference })}
        className="link text-sm"
      >
        <Reference value={reference} />
      </Link>
      <span className="block font-semibold wrap-anywhere">{answers.institutionName}</span>
      <StatusBadge of="submission" status={status} className="mt-1" />
    </th>
  );
}

function Row({ row: { label, values, isSame, isAlike } }: { row: ComparedRow }) {
  const { LL } = useWords();
  return (
    <tr
      className={cn(
        "border-b border-line align-top max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-2",
        isAlike && "bg-wait",
      )}
    >
      <th
        scope="row"
        className="px-3 py-2.5 text-left text-sm font-normal text-quiet max-md:col-span-2 max-md:py-1"
      >
        {label}
        {isAlike && <span className="block font-semibold text-wait-ink">{LL.duplicates.side.common()}</span>}
      </th>
      {values.map((value, at) => (
        <td
          key={at === 0 ? "one" : "other"}
          className={cn(
            "py-2.5 pr-6 wrap-anywhere max-md:pl-3 whitespace-pre-line max-md:py-1",
            isSame && "text-quiet",
          )}
        >
          {value || "–"}
        </td>
      ))}
    </tr>
  );
}

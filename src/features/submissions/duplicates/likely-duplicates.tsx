import { Reference } from "#src/components/reference.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatDate } from "#i18n/formatters.ts";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { duplicatesQuery, type Likely } from "./data.ts";
import { sayAlike } from "./say-alike.ts";

/**
 * Which submissions may be of the same organisation, and why, before anything else of a submission: what was marked as different
 * already is folded away. Nothing where nothing is alike.
 */
export function LikelyDuplicates({ of }: { of: string }) {
  const { LL } = useWords();
  const words = LL.duplicates;
  const { data, error, refetch } = useQuery(duplicatesQuery(of));
  if (!data) {
    return error ? (
      <div className="mb-8">
        <RetryLine text={words.failed()} onRetry={() => void refetch()} />
      </div>
    ) : null;
  }
  const open = data.likely.filter(({ toldApart }) => !toldApart);
  const settled = data.likely.filter(({ toldApart }) => toldApart);
  return (
    <>
      {data.likely.length > 0 && (
        <Section title={words.title()} count={open.length} className="mb-8 border-l-3 border-ochre pl-5">
          <List of={of} likely={open} />
          {settled.length > 0 && (
            <details className="mt-2">
              <summary className="cursor-pointer text-sm text-quiet">
                {words.settled({ count: settled.length })}
              </summary>
              <List of={of} likely={settled} />
            </details>
          )}
        </Section>
      )}
      {data.copies.length > 0 && (
        <Section title={words.copies()} count={data.copies.length} className="mb-8">
          <ul className="grid gap-1.5">
            {data.copies.map(({ id, reference, institutionName }) => (
              <li key={id}>
                <Link to="/admin/submissions/$submissionId" params={{ submissionId: id }} className="link">
                  <Reference value={reference} />, {institutionName}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function List({ of, likely }: { of: string; likely: readonly Likely[] }) {
  return (
    <ul className="grid">
      {likely.map((other) => (
        <Row key={other.id} of={of} other={other} />
      ))}
    </ul>
  );
}

function Row({ of, other }: { of: string; other: Likely }) {
  const { LL, locale } = useWords();
  const words = LL.duplicates;
  const { id, reference, institutionName, alike, toldApart } = other;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{institutionName}</span>
          <StatusBadge of="submission" status={other.status} />
        </p>
        <p className="text-sm text-quiet">
          <Reference value={reference} />, {words.received({ date: formatDate(locale, other.createdAt) })}
        </p>
        <p className="text-sm first-letter:uppercase">
          {toldApart
            ? words.toldApart({ name: toldApart.by, date: formatDate(locale, toldApart.at) })
            : sayAlike(LL, locale, alike)}
        </p>
      </div>
      <Button asChild variant="secondary" size="sm">
        <Link
          to="/admin/submissions/$submissionId/compare/$otherId"
          params={{ submissionId: of, otherId: id }}
          aria-label={words.compareWith({ reference, institution: institutionName })}
        >
          {words.compare()}
        </Link>
      </Button>
    </li>
  );
}

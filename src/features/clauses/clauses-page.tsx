import { CONTRACT_SUBJECTS } from "#domain/contracts/subject.ts";
import type { ClausesPage } from "#domain/plain-page.ts";
import { ClauseList } from "#src/components/clause-list.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** What an order comes under, to be read before it is sent; by kind of order, since a contract prints only its own. */
export function Clauses({ clauses }: { clauses: ClausesPage }) {
  const { LL, locale } = useWords();
  const words = LL.contract.clauses;
  const { subject: shown, version, isConfirmed, items } = clauses;
  return (
    <div className="max-w-170">
      <PageTitle size="question" note={words.lead()}>
        {words.pageTitle()}
      </PageTitle>
      <nav aria-label={words.subjects()} className="flex flex-wrap gap-x-5 gap-y-2">
        {CONTRACT_SUBJECTS.map((subject) => (
          <a
            key={subject}
            href={`/clauses/${subject}?lang=${locale}`}
            aria-current={subject === shown ? "page" : undefined}
            className={subject === shown ? "font-semibold" : "link"}
          >
            {words.subject[subject]()}
          </a>
        ))}
      </nav>
      {!isConfirmed && items.length > 0 && (
        <p className="mt-6 border-l-3 border-ochre bg-wait/60 px-4 py-3">{words.unconfirmed()}</p>
      )}
      <p className="mt-6 text-sm text-quiet">
        {items.length > 0 ? words.version({ version }) : words.none()}
      </p>
      {items.length > 0 && <ClauseList items={items} />}
    </div>
  );
}

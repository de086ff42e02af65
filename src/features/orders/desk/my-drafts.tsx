import { Reference } from "#src/components/reference.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { myDraftsQuery, type MyDraft } from "../data.ts";
import { MY_DRAFTS } from "../my-drafts-place.ts";
import { DiscardButton } from "../moves/end-order.tsx";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { RetryLine } from "#src/kit/record/retry-line.tsx";

/** More than these would push the list of orders out of sight. */
const SHOWN = 3;

/** The reader's own drafts on behalf of exhibitors, which no list of sent orders knows; nothing when there are none. */
export function MyDrafts() {
  const { LL } = useWords();
  const { hash } = useLocation();
  const { data: drafts = [], error, refetch } = useQuery(myDraftsQuery);
  if (error && drafts.length === 0) {
    return <RetryLine text={LL.desk.myDrafts.failed()} onRetry={() => void refetch()} />;
  }
  if (drafts.length === 0) return null;
  return (
    <details
      id={MY_DRAFTS}
      open={drafts.length <= SHOWN || hash === MY_DRAFTS}
      className="mb-6 scroll-mt-20 border-y border-line"
    >
      <summary className="cursor-pointer py-3 font-semibold">
        {LL.desk.myDrafts.title({ count: drafts.length })}
      </summary>
      <ul>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </ul>
    </details>
  );
}

function DraftRow({ draft }: { draft: MyDraft }) {
  const { LL } = useWords();
  const { company, submissionReference: reference } = draft;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-2.5">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium break-words">{company}</p>
        <p className="text-sm text-quiet">
          <Reference value={reference} />, {LL.orders.type[draft.type].name()}
        </p>
      </div>
      <p className="text-sm text-quiet">
        {LL.desk.myDrafts.saved()} <RelativeTime value={draft.updatedAt} />
      </p>
      <div className="flex gap-2">
        <Button asChild size="sm" variant="secondary">
          <Link
            to="/admin/orders/create/$submissionId"
            params={{ submissionId: draft.submissionId }}
            search={{ draft: draft.id }}
            aria-label={LL.desk.myDrafts.resume({ name: company })}
          >
            {LL.orders.page.continueDraft()}
          </Link>
        </Button>
        <DiscardButton order={{ ...draft, reference: null, moves: [] }} />
      </div>
    </li>
  );
}

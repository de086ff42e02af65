import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { isStandOrder } from "#domain/orders/type.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { colleaguesDraftsQuery, takeOverDraft, type ColleaguesDraft } from "../data.ts";
import { RetryLine } from "#src/kit/record/retry-line.tsx";

type DraftsProps = {
  drafts: readonly ColleaguesDraft[];
  submissionId: string;
  /** Called when the reader has taken a draft over. */
  onTaken?: (draftId: string) => void;
};

/** Drafts of the organisation that colleagues have: each with who has it and since when, to be taken over. */
export function ColleaguesDrafts({ drafts, submissionId, onTaken }: DraftsProps) {
  const navigate = useNavigate();

  /** The draft opens where its author left it, not on the step in the address. */
  async function openTaken(draft: string): Promise<void> {
    // First: the wizard still open would put its own step into the new address.
    onTaken?.(draft);
    const to = "/partner/customize/$submissionId";
    await navigate({ to, params: { submissionId }, search: { draft }, replace: onTaken !== undefined });
  }

  return (
    <ul>
      {drafts.map((draft) => (
        <TheirDraft key={draft.id} draft={draft} onTaken={(id) => void openTaken(id)} />
      ))}
    </ul>
  );
}

type BeforeStandProps = Pick<Required<DraftsProps>, "submissionId" | "onTaken">;

/** Before somebody begins a stand: a colleague already has a draft for the same area. */
export function StandOfColleague({ submissionId, onTaken }: BeforeStandProps) {
  const { LL } = useWords();
  const { data = [], error, refetch } = useQuery(colleaguesDraftsQuery(submissionId));
  const drafts = data.filter(({ type }) => isStandOrder(type));
  if (error && drafts.length === 0) {
    return <RetryLine text={LL.orders.theirs.unknown()} onRetry={() => void refetch()} />;
  }
  if (drafts.length === 0) return null;
  return (
    <section className="mb-8 border-l-3 border-ochre bg-card px-5 py-4.5">
      <h2 className="display-5">{LL.orders.theirs.title()}</h2>
      <p className="mt-1 max-w-[60ch]">{LL.orders.theirs.text()}</p>
      <ColleaguesDrafts {...{ drafts, submissionId, onTaken }} />
    </section>
  );
}

type TheirDraftProps = { draft: ColleaguesDraft; onTaken: (draftId: string) => void };

function TheirDraft({ draft, onTaken }: TheirDraftProps) {
  const { LL } = useWords();
  const words = LL.orders.theirs;
  const takeOver = useMutation(takeOverDraft);
  const { id, version, author, type } = draft;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4 last:border-b-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="text-[1.0625rem] font-semibold">{LL.orders.type[type].name()}</span>
          <Badge tone="wait">{words.badge({ author })}</Badge>
        </p>
        <p className="mt-0.5 text-sm text-quiet">
          {words.since()} <DateTime value={draft.since} />, {words.saved()}{" "}
          <DateTime value={draft.updatedAt} show="dateTime" />
        </p>
        {takeOver.error && (
          <p role="alert" className="text-sm error-text">
            {say(LL, takeOver.error)}
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        size="sm"
        pending={takeOver.isPending}
        aria-label={words.actionOf({ author })}
        onClick={() => takeOver.mutate({ id, version }, { onSuccess: () => onTaken(id) })}
      >
        {words.action()}
      </Button>
    </li>
  );
}

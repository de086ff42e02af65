import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { DateTime } from "#src/components/date-time.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { colleaguesDraftsQuery, takeOverDraft, type ColleaguesDraft } from "../../data.ts";
import { RetryLine } from "#src/kit/record/retry-line.tsx";

type ColleaguesDraftsProps = {
  submissionId: string;
  /** The draft is one's own now. */
  onTaken: (draftId: string) => void;
};

/** Before somebody begins a stand: a colleague is writing one for the same area already, and it may be taken over. */
export function ColleaguesDrafts({ submissionId, onTaken }: ColleaguesDraftsProps) {
  const { LL } = useWords();
  const { data: drafts = [], error, refetch } = useQuery(colleaguesDraftsQuery(submissionId));
  const navigate = useNavigate();

  /** It opens where its author left it, not on the step that stands in the address now. */
  async function openTaken(draft: string): Promise<void> {
    // First: the wizard still open would put its own step into the new address.
    onTaken(draft);
    const to = "/partner/customize/$submissionId";
    await navigate({ to, params: { submissionId }, search: { draft }, replace: true });
  }

  if (error && drafts.length === 0) {
    return <RetryLine text={LL.wizard.takeOver.unknown()} onRetry={() => void refetch()} />;
  }
  if (drafts.length === 0) return null;
  return (
    <section className="mb-8 border-l-3 border-ochre bg-card px-5 py-4.5">
      <h2 className="display-5">{LL.wizard.takeOver.title()}</h2>
      <p className="mt-1 max-w-[60ch]">{LL.wizard.takeOver.text()}</p>
      <ul className="mt-3 grid gap-3">
        {drafts.map((draft) => (
          <TheirDraft key={draft.id} draft={draft} onTaken={(id) => void openTaken(id)} />
        ))}
      </ul>
    </section>
  );
}

type TheirDraftProps = { draft: ColleaguesDraft; onTaken: (draftId: string) => void };

function TheirDraft({ draft, onTaken }: TheirDraftProps) {
  const { LL } = useWords();
  const words = LL.wizard.takeOver;
  const takeOver = useMutation(takeOverDraft);
  const { id, version, author, type } = draft;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="grow">
        {words.draft({ author, type: LL.orders.type[type].name() })}{" "}
        <DateTime value={draft.updatedAt} show="dateTime" />
        {takeOver.error && (
          <span role="alert" className="block text-sm error-text">
            {say(LL, takeOver.error)}
          </span>
        )}
      </p>
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

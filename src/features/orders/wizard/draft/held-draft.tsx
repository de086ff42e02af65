import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { colleaguesDraftsQuery } from "../../data.ts";
import { ColleaguesDrafts } from "../../draft/colleagues-drafts.tsx";
import { WizardPlaces } from "../wizard-places.tsx";

type HeldDraftProps = { submissionId: string; draftId: string; onTaken: () => void };

/** At the address of a draft that is not the reader's: who has it, or that it is no more. */
export function HeldDraft({ submissionId, draftId, onTaken }: HeldDraftProps) {
  const { LL } = useWords();
  const words = LL.orders.theirs;
  const { data, error, refetch } = useQuery(colleaguesDraftsQuery(submissionId));
  if (error && !data) return <ErrorPanel message={say(LL, error)} onRetry={() => void refetch()} />;
  if (!data) return <WizardPlaces />;
  const drafts = data.filter(({ id }) => id === draftId);
  const [held] = drafts;
  return (
    <section className="max-w-160">
      <h1 tabIndex={-1} data-page-heading className="display-4">
        {held ? words.heldTitle({ author: held.author }) : words.goneTitle()}
      </h1>
      <p className="mt-3 max-w-[60ch]">{held ? words.heldText() : words.goneText()}</p>
      {held && <ColleaguesDrafts {...{ drafts, submissionId, onTaken }} />}
      <Button asChild variant="secondary" className="mt-6">
        <Link to="/partner">{LL.actions.toDashboard()}</Link>
      </Button>
    </section>
  );
}

import { SiteFactList } from "#src/components/site-fact-list.tsx";
import { DialogButton, lateDialog } from "#src/kit/form/dialog-button.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Submission } from "../data.ts";

/** The dialog's many fields load when somebody opens it. */
const SiteDialog = lateDialog(() => import("./site-dialog.tsx").then((part) => part.SiteDialog));

/** What is special about the area this submission got, and the way to say it. */
export function SubmissionSite({ submission }: { submission: Submission }) {
  const { LL } = useWords();
  const words = LL.submissions.site;
  const isSaid = Object.keys(submission.siteFacts).length > 0;
  return (
    <Section
      title={words.title()}
      isRuled
      className="mb-8"
      actions={
        <DialogButton
          variant="quiet"
          size="sm"
          renderDialog={(close) => <SiteDialog submission={submission} onClose={close} />}
        >
          {words.edit()}
        </DialogButton>
      }
    >
      {isSaid ? <SiteFactList facts={submission.siteFacts} /> : <p className="text-quiet">{words.none()}</p>}
    </Section>
  );
}

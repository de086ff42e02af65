import { lazy, Suspense, useState } from "react";
import { SiteFactList } from "#src/components/site-fact-list.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Submission } from "../data.ts";

/** Its many fields come when somebody fills them in. */
const SiteDialog = lazy(() => import("./site-dialog.tsx").then((module) => ({ default: module.SiteDialog })));

/** What is special about the area this submission got, and the way to say it. */
export function SubmissionSite({ submission }: { submission: Submission }) {
  const { LL } = useWords();
  const words = LL.submissions.site;
  const [isOpen, setIsOpen] = useState(false);
  const isSaid = Object.keys(submission.siteFacts).length > 0;
  return (
    <Section
      title={words.title()}
      isRuled
      className="mb-8"
      actions={
        <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
          {words.edit()}
        </Button>
      }
    >
      {isSaid ? <SiteFactList facts={submission.siteFacts} /> : <p className="text-quiet">{words.none()}</p>}
      <Suspense fallback={null}>
        {isOpen && <SiteDialog submission={submission} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </Section>
  );
}

import { Link } from "@tanstack/react-router";
import { Button } from "#src/components/ui/button.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Submission } from "../data.ts";
import { SubmissionNaming } from "./submission-naming.tsx";

/** Who signs in for this organisation, and the way to register the partner once it is approved. */
export function SubmissionAccounts({ submission }: { submission: Submission }) {
  const { LL } = useWords();
  const words = LL.submissions.detail;
  return (
    <Section title={words.accounts()} isRuled className="mb-8">
      {submission.accounts.length === 0 && <p className="text-quiet">{words.noAccounts()}</p>}
      <ul className="grid gap-3">
        {submission.accounts.map((account) => (
          <li key={account.id} className="leading-5">
            <span className="font-semibold">{account.name}</span>
            <span className="block break-all text-quiet">{account.email}</span>
            <span className="block text-[0.8125rem] text-quiet">
              {words[account.part]()}
              {account.firstLogin && `, ${words.firstLogin()}`}
            </span>
          </li>
        ))}
      </ul>
      {submission.canOrder && <SubmissionNaming submission={submission} />}
      {submission.canRegisterPartner && (
        <Button asChild variant="secondary" size="sm" className="mt-4">
          <Link to="/admin/partners/register/$submissionId" params={{ submissionId: submission.id }}>
            {words.register()}
          </Link>
        </Button>
      )}
    </Section>
  );
}

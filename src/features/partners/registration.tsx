import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { reasonOf } from "#domain/refusal.ts";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Spinner } from "#src/components/ui/spinner.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { CredentialsForm } from "./credentials-form.tsx";
import { partnerCheckQuery } from "./data.ts";
import { EmailStep } from "./email-step.tsx";
import { ExistingPartner } from "./existing-partner.tsx";

type RegistrationProps = { submissionId: string; above?: ReactNode };

/** Registers the partner of a submission: checking, an account exists, or ready to create one (REG-02 to REG-04). */
export function Registration({ submissionId, above }: RegistrationProps) {
  const { LL } = useWords();
  const [email, setEmail] = useState<string>();
  const [isCorrected, setCorrected] = useState(false);
  const check = useQuery(partnerCheckQuery(submissionId, email));
  const known = check.data;
  // What is sent goes to the address that was checked: while another stands in the field, nothing can be sent.
  const isShown = !check.error && !isCorrected;
  const isRefused = reasonOf(check.error) !== undefined;
  const note = known && `${known.submission.institutionName} · ${known.submission.reference}`;

  return (
    <>
      <PageTitle size="desk" above={above} note={note}>
        {LL.partners.title()}
      </PageTitle>
      <div className="grid max-w-160 gap-8">
        {(known || email) && (
          <EmailStep
            key={`address ${known?.email}`}
            submissionId={submissionId}
            email={known?.email ?? email ?? ""}
            isChecking={check.isFetching}
            onCorrected={setCorrected}
            onCheck={(next) => (next === email ? void check.refetch() : setEmail(next))}
          />
        )}
        {check.isPending && <Spinner label={LL.partners.checking()} showLabel />}
        {check.error && (
          <ErrorPanel
            title={isRefused ? LL.partners.refused() : undefined}
            message={say(LL, check.error)}
            onRetry={isRefused ? undefined : () => void check.refetch()}
          />
        )}
        {isCorrected && (
          <p role="status" className="border-t border-line pt-6">
            {LL.partners.emailStep.checkFirst()}
          </p>
        )}
        {isShown && known?.state === "ready" && (
          <CredentialsForm key={`credentials ${known.email}`} check={known} />
        )}
        {isShown && known?.state === "exists" && <ExistingPartner check={known} />}
      </div>
    </>
  );
}

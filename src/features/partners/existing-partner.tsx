import { useMutation } from "@tanstack/react-query";
import { useConfirm } from "#src/components/confirm.tsx";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { say } from "#src/lib/words/say.ts";
import { dropDraft } from "#src/lib/kept/tab-drafts.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { linkPartner, resetCredentials, type ExistingAccount } from "./data.ts";
import { correctedEmailOf } from "./email-step.tsx";
import { sayFailure } from "./say-failure.ts";

/** An account exists: staff may reset its credentials, and let it see this submission, too (REG-03). */
export function ExistingPartner({ check: { account, email, submission } }: { check: ExistingAccount }) {
  const { LL } = useWords();
  const words = LL.partners.exists;
  const reset = useMutation(resetCredentials);
  const link = useMutation(linkPartner);
  const [ask, dialog] = useConfirm();
  const { name } = account;
  const isOpen = !account.isTeam && !account.isDisabled;
  const hint = account.isTeam ? words.team() : account.isDisabled ? words.disabledHint() : undefined;

  async function resetNow(): Promise<void> {
    const isSure = await ask({
      title: words.confirm.title({ name }),
      description: words.confirm.text(),
      children: <MailsKeptLine withPassword />,
      confirmLabel: words.reset(),
    });
    if (!isSure) return;
    reset.mutate(
      { email },
      {
        onSuccess: () => showSuccess(words.wasReset({ email })),
        onError: (error) => showError(sayFailure(LL, "reset", error)),
      },
    );
  }

  function linkNow(): void {
    link.mutate(
      { submissionId: submission.id, email },
      {
        onSuccess() {
          dropDraft(correctedEmailOf(submission.id));
          showSuccess(words.linked({ name }));
        },
        onError: (error) => showError(say(LL, error)),
      },
    );
  }

  return (
    <section aria-labelledby="registration-exists" className="border-t border-line pt-6">
      <h2 id="registration-exists" className="display-5 mb-5 wrap-anywhere">
        {words.title({ email })}
      </h2>
      <DefinitionList
        items={[
          { key: "name", term: words.name(), description: name },
          { key: "status", term: words.status(), description: words[statusOf(account)]() },
          {
            key: "access",
            term: words.access(),
            description: account.isMember ? words.isMember() : words.notMember(),
          },
        ]}
      />
      {hint && <p className="mt-5 max-w-[60ch] text-quiet">{hint}</p>}
      {isOpen && (
        <div className="mt-6 flex flex-wrap gap-2.5">
          {!account.isMember && (
            <Button pending={link.isPending} pendingLabel={words.linking()} onClick={linkNow}>
              {words.link()}
            </Button>
          )}
          <Button
            variant="secondary"
            pending={reset.isPending}
            pendingLabel={words.resetting()}
            onClick={() => void resetNow()}
          >
            {words.reset()}
          </Button>
        </div>
      )}
      {dialog}
    </section>
  );
}

function statusOf(account: ExistingAccount["account"]): "disabled" | "firstLogin" | "active" {
  if (account.isDisabled) return "disabled";
  return account.firstLogin ? "firstLogin" : "active";
}

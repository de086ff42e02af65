import { useMutation } from "@tanstack/react-query";
import { formatDate } from "#i18n/formatters.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { invite, revokeInvitation, type OpenInvitation } from "./data.ts";
import { PersonRow } from "./person-row.tsx";

type InvitationRowProps = { invitation: OpenInvitation; submissionId: string; canInvite: boolean };

/** Somebody who was invited and has not answered: send the invitation again, or withdraw it. */
export function InvitationRow({ invitation, submissionId, canInvite }: InvitationRowProps) {
  const { LL, locale } = useWords();
  const { email, inviter, language, state } = invitation;
  const sending = useMutation(invite);
  const revoking = useMutation(revokeInvitation);
  const [ask, dialog] = useConfirm();
  const isOpen = state === "open";
  const when = {
    name: inviter,
    date: formatDate(locale, invitation.sentAt),
    until: formatDate(locale, invitation.validUntil),
  };

  function sendAgain(): void {
    const words = LL.colleagues.invite;
    sending.mutate(
      { submissionId, email, language },
      {
        onSuccess: () => showSuccess(words.sent({ email })),
        onError: (error) => showError(sayOr(LL, error, words.failed())),
      },
    );
  }

  async function withdraw(): Promise<void> {
    const words = LL.colleagues.revoke;
    const isSure = await ask({
      title: words.title({ email }),
      description: words.text(),
      confirmLabel: words.confirm(),
      tone: "danger",
    });
    if (!isSure) return;
    revoking.mutate(
      { id: invitation.id },
      {
        onSuccess: () => showSuccess(words.done()),
        onError: (error) => showError(sayOr(LL, error, words.failed())),
      },
    );
  }

  return (
    <PersonRow
      who={email}
      under={
        <Badge dot tone={isOpen ? "wait" : "still"}>
          {LL.colleagues[state]()}
        </Badge>
      }
      aside={isOpen ? LL.colleagues.invited(when) : LL.colleagues.lapsed(when)}
      actions={
        <>
          {canInvite && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={LL.colleagues.resend.label({ email })}
              pending={sending.isPending}
              onClick={sendAgain}
            >
              {LL.colleagues.resend.action()}
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            aria-label={LL.colleagues.revoke.label({ email })}
            pending={revoking.isPending}
            onClick={() => void withdraw()}
          >
            {LL.colleagues.revoke.action()}
          </Button>
          {dialog}
        </>
      }
    />
  );
}

import { useMutation } from "@tanstack/react-query";
import { formatDate } from "#i18n/formatters.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { removeColleague, type Member } from "./data.ts";
import { PersonRow } from "./person-row.tsx";

/** Somebody who shares the submission; the owner may remove a colleague, after asking. */
export function MemberRow({ member, submissionId }: { member: Member; submissionId: string }) {
  const { LL, locale } = useWords();
  const words = LL.colleagues.remove;
  const remove = useMutation(removeColleague);
  const [ask, dialog] = useConfirm();
  const { name, email, isYou, part } = member;

  async function confirm(): Promise<void> {
    const isSure = await ask({
      title: words.title({ name }),
      description: words.text(),
      confirmLabel: words.confirm(),
      tone: "danger",
    });
    if (!isSure) return;
    remove.mutate(
      { submissionId, userId: member.id },
      {
        onSuccess: () => showSuccess(words.done({ name })),
        onError: (error) => showError(sayOr(LL, error, words.failed())),
      },
    );
  }

  return (
    <PersonRow
      who={
        <>
          {name}
          {isYou && <span translate="yes"> ({LL.colleagues.you()})</span>}
        </>
      }
      under={<span translate="no">{email}</span>}
      aside={LL.colleagues[part]({ date: formatDate(locale, member.since) })}
      actions={
        member.canRemove && (
          <>
            <Button
              variant="quiet"
              size="sm"
              aria-label={words.label({ name })}
              pending={remove.isPending}
              onClick={() => void confirm()}
            >
              {words.action()}
            </Button>
            {dialog}
          </>
        )
      }
    />
  );
}

import { useMutation } from "@tanstack/react-query";
import { AlertDialog } from "#src/components/ui/alert-dialog.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FormAlert } from "#src/components/form-alert.tsx";
import { moveStaff, type StaffAccount, type StaffVerb } from "./data.ts";

type MoveQuestionProps = { account: StaffAccount; verb: StaffVerb; onClose: () => void };

/** Asks before an account is closed, opened or given a new password, and says what that means for the person. */
export function MoveQuestion({ account, verb, onClose }: MoveQuestionProps) {
  const { LL } = useWords();
  const kind = verb === "resetPassword" ? "reset" : verb;
  const words = LL.staff.ask[kind];
  const move = useMutation(moveStaff);
  const { id, version, name, email } = account;

  function onConfirm(): void {
    move.mutate(
      { verb, id, version },
      {
        onSuccess() {
          const done = words.done({ name, email });
          showSuccess(done);
          onClose();
        },
      },
    );
  }

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title()}
      description={words.text({ name, email })}
      confirmLabel={LL.staff.access[kind]()}
      tone={verb === "disable" ? "danger" : "normal"}
      pending={move.isPending}
      onConfirm={onConfirm}
    >
      {kind === "reset" && <MailsKeptLine withPassword />}
      {move.isError && <FormAlert>{sayOr(LL, move.error, LL.staff.ask.failed())}</FormAlert>}
    </AlertDialog>
  );
}

import { AlertDialog } from "#src/components/ui/alert-dialog.tsx";
import { useWords } from "#src/lib/words/words.tsx";

export type LogoutQuestionProps = { onStay: () => void; onLeave: () => void };

/** Nobody loses what was typed by leaving without a thought. */
export function LogoutQuestion({ onStay, onLeave }: LogoutQuestionProps) {
  const { LL } = useWords();
  const words = LL.statuses.unsaved;
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={words.logoutTitle()}
      description={words.logoutText()}
      confirmLabel={words.logout()}
      cancelLabel={words.stay()}
      tone="danger"
      onConfirm={onLeave}
    />
  );
}

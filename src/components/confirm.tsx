import { useState, type ReactNode } from "react";
import { AlertDialog } from "./ui/alert-dialog.tsx";

type Question = {
  title: string;
  description: string;
  /** The verb: "Cancel order". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "danger" | "normal";
};

/**
 * Asks and waits: `const [ask, dialog] = useConfirm()`, render `{dialog}`, then
 * `if (await ask({ title, description, confirmLabel, tone: "danger" })) …`. Escape and Cancel answer false.
 */
export function useConfirm(): [(question: Question) => Promise<boolean>, ReactNode] {
  const [asked, setAsked] = useState<Question & { answer: (yes: boolean) => void }>();
  const [isOpen, setIsOpen] = useState(false);

  function ask(question: Question): Promise<boolean> {
    return new Promise((answer) => {
      setAsked({ ...question, answer });
      setIsOpen(true);
    });
  }

  function settle(yes: boolean): void {
    setIsOpen(false);
    asked?.answer(yes);
  }

  const dialog = asked && (
    <AlertDialog
      {...asked}
      open={isOpen}
      onOpenChange={(open) => !open && settle(false)}
      onConfirm={() => settle(true)}
    />
  );
  return [ask, dialog];
}

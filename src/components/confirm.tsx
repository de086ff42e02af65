import { useEffect, useState, type ReactNode } from "react";
import { onFirstTouch } from "#src/lib/page/first-touch.ts";
import type { AlertDialog } from "./ui/alert-dialog.tsx";

type Question = {
  title: string;
  description: string;
  /** Content to read before answering. */
  children?: ReactNode;
  /** The confirming button's label, a verb: "Cancel order". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "danger" | "normal";
};

type Asked = { question: Question; Dialog: typeof AlertDialog; answer: (yes: boolean) => void };

/** The dialog's code loads at the first touch: nothing is confirmed before. */
async function loadDialog(): Promise<typeof AlertDialog> {
  const part = await import("./ui/alert-dialog.tsx");
  return part.AlertDialog;
}

/**
 * Asks and waits: `const [ask, dialog] = useConfirm()`, render `{dialog}`, then `if (await ask({ title, description,
 * confirmLabel, tone: "danger" })) …`. Escape and Cancel answer false. When the dialog cannot be fetched the browser's
 * own asks in its place.
 */
export function useConfirm(): [(question: Question) => Promise<boolean>, ReactNode] {
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onFirstTouch(() => void loadDialog().catch(() => undefined)), []);

  async function ask(question: Question): Promise<boolean> {
    const Dialog = await loadDialog().catch(() => undefined);
    if (!Dialog) return window.confirm(`${question.title}\n\n${question.description}`);
    return new Promise((answer) => {
      setAsked({ question, Dialog, answer });
      setIsOpen(true);
    });
  }

  function settle(yes: boolean): void {
    setIsOpen(false);
    asked?.answer(yes);
  }

  const dialog = asked && (
    <asked.Dialog
      {...asked.question}
      open={isOpen}
      onOpenChange={(open) => !open && settle(false)}
      onConfirm={() => settle(true)}
    />
  );
  return [ask, dialog];
}

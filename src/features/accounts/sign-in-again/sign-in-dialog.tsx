import { Dialog as Radix } from "radix-ui";
import { useLayoutEffect, useRef, useState } from "react";
import { overlayClasses } from "#src/components/ui/overlay.ts";
import { cn } from "#src/components/cn.ts";
import type { Loss } from "#src/session/store.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { PASSWORD, SignInForm } from "./sign-in-form.tsx";

type SignInDialogProps = {
  loss: Loss;
  onLeave: () => void;
  /** The user is back, but with other rights than before: the guards have to look again. */
  onChanged: () => void;
};

/**
 * Lies over everything, an open dialog too, and closes by an answer only. Escape asks before anything typed is lost,
 * and once more goes back. The focus returns to where it was.
 */
export function SignInDialog({ loss, onLeave, onChanged }: SignInDialogProps) {
  const { LL } = useWords();
  const words = LL.auth.expired;
  const [isLeaving, setIsLeaving] = useState(false);
  const focusedBefore = useRef<Element>(null);
  const content = useRef<HTMLDivElement>(null);

  // The browser lays its own modal dialog, the menu, over everything else: open, it would hide this dialog and not respond.
  useLayoutEffect(() => {
    for (const menu of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) menu.close();
    focusedBefore.current = document.activeElement;
  }, []);

  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Overlay className={cn(overlayClasses, "z-60")} />
        <Radix.Content
          ref={content}
          className="fixed inset-x-0 bottom-0 z-60 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-lg bg-card shadow-lift outline-none data-[state=open]:animate-rise sm:inset-y-0 sm:my-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:max-w-120 sm:rounded-lg"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.querySelector<HTMLElement>(PASSWORD)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            setIsLeaving(!isLeaving);
          }}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className="px-6 pt-6 pb-5">
            <Radix.Title className="display-5">{isLeaving ? words.leaveTitle() : words.title()}</Radix.Title>
            <Radix.Description className="mt-2 text-quiet">
              {isLeaving ? words.leaveNote() : words[loss.why]()}
            </Radix.Description>
          </div>
          {isLeaving ? (
            <LeaveQuestion onStay={() => setIsLeaving(false)} onLeave={onLeave} />
          ) : (
            <SignInForm
              loss={loss}
              onLeave={() => setIsLeaving(true)}
              onOther={onLeave}
              onChanged={onChanged}
            />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

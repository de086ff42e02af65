import { lazy, Suspense, useState } from "react";
import { cn } from "#src/components/cn.ts";
import { Fold } from "#src/components/fold.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { loadWords, useWords } from "#src/lib/words/words.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";
import type { MailsOf } from "./record-mail-list.tsx";

/** Loads when somebody opens the list. */
const RecordMailList = lazy(async () => {
  const [part] = await Promise.all([import("./record-mail-list.tsx"), loadWords("mails")]);
  return { default: part.RecordMailList };
});

/** Every message about a record, or to a person, folded; each leads to what it said. */
export function RecordMails({ of, className }: { of: MailsOf; className?: string }) {
  const { LL } = useWords();
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (!may(user, "mails.manage")) return null;
  return (
    <details
      className={cn("group", className)}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="display-5 flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <Fold />
        {LL.rail.to.emails()}
      </summary>
      {isOpen && (
        <Suspense fallback={<SpinnerArea />}>
          <RecordMailList of={of} />
        </Suspense>
      )}
    </details>
  );
}

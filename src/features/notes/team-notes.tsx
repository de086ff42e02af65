import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { useRecordKeys } from "#src/kit/record/record-keys.ts";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { draftNames } from "#src/lib/kept/tab-drafts.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type Noted, notesQuery, orderNotesQuery } from "./data.ts";
import { NoteEntry } from "./note-entry.tsx";

/** The form loads when somebody writes. */
const NewNote = lazy(() => import("./new-note.tsx").then((part) => ({ default: part.NewNote })));

type TeamNotesProps = { of: Noted; isRuled?: boolean; className?: string };

/**
 * What the team notes down about a submission or an order, newest first, and a field for more; no exhibitor reads any
 * of it.
 */
export function TeamNotes({ of, isRuled, className }: TeamNotesProps) {
  const { LL } = useWords();
  const words = LL.teamNotes;
  const ofSubmission = useQuery({ ...notesQuery(of.id), enabled: of.kind === "submission" });
  const ofOrder = useQuery({ ...orderNotesQuery(of.id), enabled: of.kind === "order" });
  const { data: notes, error, refetch } = of.kind === "order" ? ofOrder : ofSubmission;
  return (
    <Section title={words.title()} count={notes?.length ?? 0} isRuled={isRuled} className={className}>
      <Writing key={of.id} of={of} />
      {!notes && error && <RetryLine text={words.failed()} onRetry={() => void refetch()} />}
      {notes && notes.length > 0 && (
        <ul className="mt-5 grid gap-4">
          {notes.map((note) => (
            <NoteEntry key={note.id} note={note} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** A note begun and not saved stands open again. */
function Writing({ of }: { of: Noted }) {
  const { LL } = useWords();
  const [begun] = useState(() => draftNames(`note:${of.id}`).length > 0);
  const [isOpen, setIsOpen] = useState(begun);
  const place = useRef<HTMLDivElement>(null);
  useRecordKeys({
    n: {
      does: LL.teamNotes.label(),
      run() {
        setIsOpen(true);
        place.current?.querySelector("textarea")?.focus();
      },
    },
  });
  if (!isOpen) {
    return (
      <div ref={place} className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
          {LL.teamNotes.label()}
        </Button>
        <span className="text-sm text-quiet">{LL.teamNotes.hint()}</span>
      </div>
    );
  }
  return (
    <div ref={place}>
      <Suspense fallback={<SpinnerArea />}>
        <NewNote of={of} takesFocus={!begun} />
      </Suspense>
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { draftNames } from "#src/lib/kept/tab-drafts.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { notesQuery } from "./data.ts";
import { NoteEntry } from "./note-entry.tsx";

/** The form comes when somebody writes. */
const NewNote = lazy(() => import("./new-note.tsx").then((part) => ({ default: part.NewNote })));

/** What the team notes down about a submission, newest first, and a field for more; no exhibitor reads any of it. */
export function SubmissionNotes({ submissionId }: { submissionId: string }) {
  const { LL } = useWords();
  const words = LL.teamNotes;
  const { data: notes, error, refetch } = useQuery(notesQuery(submissionId));
  return (
    <Section title={words.title()} count={notes?.length ?? 0} isRuled className="mb-8">
      <Writing key={submissionId} submissionId={submissionId} />
      {!notes && !error && <SpinnerArea />}
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

/** What was begun and not kept stands open again. */
function Writing({ submissionId }: { submissionId: string }) {
  const { LL } = useWords();
  const [begun] = useState(() => draftNames(`note:${submissionId}`).length > 0);
  const [isOpen, setIsOpen] = useState(begun);
  if (!isOpen) {
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
          {LL.teamNotes.label()}
        </Button>
        <span className="text-sm text-quiet">{LL.teamNotes.hint()}</span>
      </div>
    );
  }
  return (
    <Suspense fallback={<SpinnerArea />}>
      <NewNote submissionId={submissionId} takesFocus={!begun} />
    </Suspense>
  );
}

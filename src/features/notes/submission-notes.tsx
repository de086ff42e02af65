import { useQuery } from "@tanstack/react-query";
import { Button } from "#src/components/ui/button.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words.tsx";
import { notesQuery } from "./data.ts";
import { NewNote } from "./new-note.tsx";
import { NoteEntry } from "./note-entry.tsx";

/** What the team notes down about a submission, newest first, and a field for more; no exhibitor reads any of it. */
export function SubmissionNotes({ submissionId }: { submissionId: string }) {
  const { LL } = useWords();
  const words = LL.teamNotes;
  const { data: notes, error, refetch } = useQuery(notesQuery(submissionId));
  return (
    <Section title={words.title()} count={notes?.length ?? 0} isRuled className="mb-8">
      <NewNote submissionId={submissionId} />
      {!notes && !error && <SpinnerArea />}
      {!notes && error && (
        <p role="alert" className="mt-4 text-annatto-ink">
          {words.failed()}{" "}
          <Button variant="link" size="none" onClick={() => void refetch()}>
            {LL.actions.retry()}
          </Button>
        </p>
      )}
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

import { useMutation } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { formatDateTime } from "#i18n/formatters.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { DateTime } from "#src/components/date-time.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { removeNote, type Note } from "./data.ts";

const NoteEdit = lazy(() => import("./note-edit.tsx").then((part) => ({ default: part.NoteEdit })));

/** One note: what it says, whose it is, and for its author the way to change it or take it back. */
export function NoteEntry({ note }: { note: Note }) {
  const { LL, locale } = useWords();
  const words = LL.teamNotes;
  const [isEditing, setIsEditing] = useState(false);
  /** After editing, the focus returns to the button that began it. */
  const [wasEditing, setWasEditing] = useState(false);

  function edit(isBegun: boolean): void {
    setWasEditing(!isBegun);
    setIsEditing(isBegun);
  }

  if (isEditing) {
    return (
      <li className="border-l-2 border-ink pl-3.5">
        <Suspense fallback={<SpinnerArea />}>
          <NoteEdit note={note} onDone={() => edit(false)} />
        </Suspense>
      </li>
    );
  }
  return (
    <li className="border-l-2 border-line-2 pl-3.5">
      <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
      <div className="mt-1 flex items-start justify-between gap-2">
        <p className="figures text-[0.8125rem] text-quiet">
          {note.author}, <DateTime value={note.createdAt} show="dateTime" />
          {note.editedAt && `, ${words.edited({ date: formatDateTime(locale, note.editedAt) })}`}
        </p>
        {note.isOwn && <OwnActions note={note} takesFocus={wasEditing} onEdit={() => edit(true)} />}
      </div>
    </li>
  );
}

type OwnActionsProps = { note: Note; takesFocus: boolean; onEdit: () => void };

function OwnActions({ note: { id, version, createdAt }, takesFocus, onEdit }: OwnActionsProps) {
  const { LL, locale } = useWords();
  const words = LL.teamNotes;
  const { mutateAsync: remove, isPending } = useMutation(removeNote);
  const [ask, dialog] = useConfirm();
  const date = formatDateTime(locale, createdAt);

  async function askAndRemove(): Promise<void> {
    const question = { title: words.removeTitle(), description: words.removeText() };
    if (!(await ask({ ...question, confirmLabel: LL.actions.remove(), tone: "danger" }))) return;
    try {
      await remove({ id, version });
      // A toast, since the note is gone by then.
      showSuccess(words.removed());
    } catch (error) {
      showError(say(LL, error));
    }
  }

  return (
    <span className="-my-1 flex shrink-0">
      <Button
        variant="quiet"
        size="sm"
        aria-label={words.edit({ date })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus was here before the note was edited
        autoFocus={takesFocus}
        disabled={isPending}
        onClick={onEdit}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label={words.remove({ date })}
        pending={isPending}
        onClick={() => void askAndRemove()}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
      {dialog}
    </span>
  );
}

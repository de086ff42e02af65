import { useMutation } from "@tanstack/react-query";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import type { Column } from "#src/components/data-columns.ts";
import { DataTable } from "#src/components/data-table.tsx";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Progress } from "#src/components/ui/progress.tsx";
import { showError, showNote, showSuccess } from "#src/components/ui/toast.ts";
import { MailText } from "#src/kit/record/leaving-mail.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { previewReminder, type ReaderProgress, remindReaders } from "./data.ts";

/** How far everybody is, with a reminder for who has some left: both say what the same question says. */
export function ProgressTable({ readers }: { readers: readonly ReaderProgress[] }) {
  const { LL } = useWords();
  const words = LL.assignment.progress;
  const { mutate, isPending: isSending } = useMutation(remindReaders);
  const { mutateAsync: look, isPending: isLooking } = useMutation({
    mutationFn: (readerIds: string[]) => previewReminder({ readerIds }),
  });
  const [ask, dialog] = useConfirm();
  const isPending = isSending || isLooking;
  const owing = readers.filter(canRemind);
  const columns = [
    ...progressColumns(LL),
    reminderColumn(LL, { isPending, onRemind: (reader) => void remind([reader]) }),
  ];

  /** The letter is read before it goes, with everybody whom it reaches. */
  async function remind(some: readonly ReaderProgress[]): Promise<void> {
    const readerIds = some.map(({ id }) => id);
    const seen = await look(readerIds).catch((error: unknown) => void showError(say(LL, error)));
    if (!seen) return;
    if (!seen.letter) return showNote(words.already());
    const isSure = await ask({
      title: words.askTitle({ count: seen.names.length }),
      description: seen.names.join(", "),
      children: <MailText mail={seen.letter} />,
      confirmLabel: words.send({ count: seen.names.length }),
    });
    if (!isSure) return;
    mutate(
      { readerIds },
      {
        onSuccess: ({ reminded }) =>
          reminded.length > 0
            ? showSuccess(words.sent({ count: reminded.length }))
            : showNote(words.already()),
        onError: (error) => showError(say(LL, error)),
      },
    );
  }

  return (
    <Section
      title={words.title()}
      actions={
        owing.length > 0 && (
          <Button variant="secondary" size="sm" disabled={isPending} onClick={() => void remind(owing)}>
            {words.remindAll()}
          </Button>
        )
      }
    >
      <DataTable label={words.title()} columns={columns} rows={readers} getRowId={({ id }) => id} />
      {dialog}
    </Section>
  );
}

function canRemind({ isActive, left }: ReaderProgress): boolean {
  return isActive && left > 0;
}

function progressColumns(LL: TranslationFunctions): Column<ReaderProgress>[] {
  const words = LL.assignment.progress;
  const figure = (id: "assigned" | "done" | "left"): Column<ReaderProgress> => ({
    id,
    header: words[id](),
    align: "end",
    cell: (reader) => <span className="figures">{reader[id]}</span>,
  });
  return [
    {
      id: "reader",
      header: LL.assignment.reader(),
      onCard: "title",
      className: "w-full max-w-0",
      cell: (reader) => (
        <>
          <span className="block truncate font-semibold">{reader.name}</span>
          <span className="block truncate text-[0.8125rem] text-quiet">
            {reader.isActive ? LL.role[reader.role]() : words.inactive()}
          </span>
          {reader.assigned > 0 && (
            <Progress
              className="mt-1.5 max-w-60"
              label={words.bar(reader)}
              value={(100 * reader.done) / reader.assigned}
            />
          )}
        </>
      ),
    },
    figure("assigned"),
    figure("done"),
    { ...figure("left"), className: "font-semibold" },
    {
      id: "reminded",
      header: words.reminded(),
      hidesBelow: "lg",
      cell: ({ remindedAt }) =>
        remindedAt ? (
          <RelativeTime value={remindedAt} />
        ) : (
          <span className="text-quiet">{words.never()}</span>
        ),
    },
  ];
}

type Reminding = { isPending: boolean; onRemind: (reader: ReaderProgress) => void };

function reminderColumn(
  LL: TranslationFunctions,
  { isPending, onRemind }: Reminding,
): Column<ReaderProgress> {
  const words = LL.assignment.progress;
  return {
    id: "remind",
    header: words.remind(),
    align: "end",
    cell: (reader) =>
      canRemind(reader) ? (
        <Button
          variant="quiet"
          size="sm"
          disabled={isPending}
          aria-label={words.remindOne({ name: reader.name })}
          onClick={() => onRemind(reader)}
        >
          {words.remind()}
        </Button>
      ) : (
        "–"
      ),
  };
}

import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FileLink, type StoredFile } from "./file-link.tsx";
import { PdfFacts, type PdfKnown } from "./pdf-facts.tsx";

type ListedFile = StoredFile & PdfKnown & { id: string; canRemove: boolean };

type FileListProps<File extends ListedFile> = {
  files: readonly File[];
  /** The text shown when there are no files. */
  none: string;
  /** Renders a file's kind, author and date. */
  renderAbout: (file: File) => ReactNode;
  remove: (file: File) => Promise<unknown>;
  /** The confirmation before a file is removed. */
  removal: (name: string) => string;
  /** The message for a failed removal. */
  explain: (error: unknown) => string;
};

export function FileList<File extends ListedFile>({
  files,
  none,
  renderAbout,
  remove,
  removal,
  explain,
}: FileListProps<File>) {
  const { LL } = useWords();
  const words = LL.statuses.files;
  const [ask, dialog] = useConfirm();
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: () => showSuccess(words.removed()),
    onError: (error) => showError(explain(error)),
  });

  async function confirm(file: File): Promise<void> {
    const isSure = await ask({
      title: words.removeTitle(),
      description: removal(file.name),
      confirmLabel: words.removeConfirm(),
      tone: "danger",
    });
    if (isSure) removing.mutate(file);
  }

  if (files.length === 0) return <p className="text-quiet">{none}</p>;
  return (
    <>
      <ul className="border-t border-line-2">
        {files.map((file) => (
          <li key={file.id} className="flex items-center justify-between gap-3 border-b border-line py-2">
            <div className="min-w-0">
              <FileLink file={file} />
              <p className="figures text-[0.8125rem] text-quiet">{renderAbout(file)}</p>
              <PdfFacts file={file} />
            </div>
            {file.canRemove && (
              <Button
                variant="quiet"
                size="iconSm"
                aria-label={words.remove({ name: file.name })}
                pending={removing.isPending && removing.variables === file}
                onClick={() => void confirm(file)}
              >
                <Trash2 className="size-4" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

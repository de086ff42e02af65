import { useEffect, useState, useSyncExternalStore } from "react";
import type { FilePurpose } from "#domain/files/kind.ts";
import type { FileEntry } from "#src/components/ui/file-line.tsx";
import { showNote } from "#src/components/ui/toast.ts";
import { sayOr } from "#src/lib/words/say.ts";
import type { Store, Underway } from "#src/lib/upload/shelf.ts";
import { openUploads } from "#src/lib/upload/shelves.ts";
import { useWords } from "#src/lib/words/words.tsx";

/**
 * Uploads with progress, refusals in words and retries. `store` attaches an uploaded file to its record; what it
 * refuses counts as failed. `failed` is the screen's sentence for unexpected errors.
 */
export function useUploads(options: {
  purpose: FilePurpose;
  store: Store;
  /** The ids of the files that the record holds: a file chosen again is not sent a second time. */
  present?: readonly string[];
  failed: string;
  /** Cancels the uploads when the screen is left. */
  stopsWhenLeft?: boolean;
  /**
   * The field's name for this account: uploads go on while the field is away, so `store` must stay valid, and after a
   * reload.
   */
  keptAs?: string | undefined;
}) {
  const { LL } = useWords();
  const { purpose, store, present, failed, stopsWhenLeft = false, keptAs } = options;
  const [shelf] = useState(() => openUploads(purpose, keptAs));
  const underway = useSyncExternalStore(shelf.subscribe, shelf.read);
  useEffect(() =>
    shelf.storeBy((file) => {
      if (file.pdf) showNote(`${file.name}: ${LL.obstacles.pdf[file.pdf]()}`);
      return store(file);
    }, present),
  );
  useEffect(() => () => void (stopsWhenLeft && shelf.stop()), [shelf, stopsWhenLeft]);

  function show({ file, error, isTwice, ...upload }: Underway): FileEntry {
    const words = LL.statuses.files;
    if (isTwice) return { ...upload, error: words.twice() };
    if (!file) return { ...upload, error: words.chooseAgain(), isUnacceptable: true };
    return error === undefined
      ? { ...upload, preview: file }
      : { ...upload, error: sayOr(LL, error, failed) };
  }

  return {
    entries: underway.map(show),
    isBusy: underway.some(({ progress }) => progress !== undefined),
    /** The number of files that failed and are still in the list. */
    failed: underway.filter(({ progress, isTwice }) => progress === undefined && !isTwice).length,
    add: (files: readonly File[]) => shelf.add(files),
    retry: (id: string) => shelf.retry(id),
    remove: (id: string) => shelf.remove(id),
  };
}

import { useEffect, useState, useSyncExternalStore } from "react";
import type { FilePurpose } from "#domain/files/kind.ts";
import type { FileEntry } from "#src/components/ui/file-line.tsx";
import { sayOr } from "#src/lib/words/say.ts";
import type { Store, Underway } from "#src/lib/upload/shelf.ts";
import { openUploads } from "#src/lib/upload/shelves.ts";
import { useWords } from "#src/lib/words/words.tsx";

/**
 * Files on their way: each with its progress, its refusal in words and another try where one can help. `store` ties an
 * arrived file to its record; what it refuses counts as not arrived. `failed` is the screen's own sentence for the
 * unexpected.
 */
export function useUploads(options: {
  purpose: FilePurpose;
  store: Store;
  failed: string;
  /** What arrives is kept by this screen alone: once it is left, what is still on its way is sent no further. */
  stopsWhenLeft?: boolean;
  /**
   * The field among all of this account. What is on its way goes on while the field is off the screen, so `store` must
   * stay good, and is kept on the device: it goes on after a reload.
   */
  keptAs?: string | undefined;
}) {
  const { LL } = useWords();
  const { purpose, store, failed, stopsWhenLeft = false, keptAs } = options;
  const [shelf] = useState(() => openUploads(purpose, keptAs));
  const underway = useSyncExternalStore(shelf.subscribe, shelf.read);
  useEffect(() => shelf.storeBy(store));
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
    add: (files: readonly File[]) => shelf.add(files),
    retry: (id: string) => shelf.retry(id),
    remove: (id: string) => shelf.remove(id),
  };
}

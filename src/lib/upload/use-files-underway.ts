import { useEffect, useState, useSyncExternalStore } from "react";
import { countUploads, listKept, subscribeUploads, type UploadCounts } from "#src/lib/upload/shelves.ts";

/** Counts the uploads of all fields with this prefix. */
export function useFilesUnderway(beginning: string): UploadCounts {
  const [kept, setKept] = useState<readonly string[]>([]);
  useEffect(() => {
    void listKept(beginning).then(setKept);
  }, [beginning]);
  const told = useSyncExternalStore(subscribeUploads, () => JSON.stringify(countUploads(beginning, kept)));
  return JSON.parse(told) as UploadCounts;
}

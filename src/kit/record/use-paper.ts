import { useState } from "react";
import { showNote } from "#src/components/ui/toast.ts";
import { saveFile } from "#src/lib/call/save-file.ts";
import { say } from "#src/lib/words/say.ts";
import { loadSaying } from "#src/lib/words/saying.ts";
import { useWords } from "#src/lib/words/words.tsx";

type Told = {
  saved?: (name: string) => void;
  failed: (error: unknown) => void;
};

/**
 * Saves a document that is made on request, and tells whether it is being made: once at a time. One that takes long
 * is said to be under way, and comes wherever its reader is by then.
 */
export function usePaper({ saved, failed }: Told): [save: (url: string) => Promise<void>, isMaking: boolean] {
  const { LL } = useWords();
  const [isMaking, setIsMaking] = useState(false);

  async function save(url: string): Promise<void> {
    if (isMaking) return;
    setIsMaking(true);
    try {
      const name = await saveFile(url, { whenLong: (because) => void sayWhy(because) });
      saved?.(name);
    } catch (error) {
      failed(error);
    } finally {
      setIsMaking(false);
    }
  }

  /** Loads the sentence, which comes with those of refusals. */
  async function sayWhy(because: unknown): Promise<void> {
    await loadSaying().catch(() => undefined);
    showNote(say(LL, because));
  }

  return [save, isMaking];
}

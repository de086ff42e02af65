import { useState } from "react";
import { showError } from "#src/components/ui/toast.ts";
import { saveFile } from "#src/lib/call/save-file.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** Saves a file that is made on request, and tells whether it is being made. */
export function useSaveFile(): [save: (url: string) => Promise<void>, isSaving: boolean] {
  const { LL } = useWords();
  const [isSaving, setIsSaving] = useState(false);

  async function save(url: string): Promise<void> {
    setIsSaving(true);
    try {
      await saveFile(url);
    } catch (error) {
      showError(say(LL, error));
    } finally {
      setIsSaving(false);
    }
  }

  return [save, isSaving];
}

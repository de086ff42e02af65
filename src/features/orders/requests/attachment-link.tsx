import type { MouseEvent } from "react";
import { showError } from "#src/components/ui/toast.ts";
import { FileLink, type StoredFile } from "#src/kit/record/file-link.tsx";
import { callFetch } from "#src/lib/call/call.ts";
import { useWords } from "#src/lib/words/words.tsx";

/**
 * A file of a request (REQ-10). It is fetched before the browser saves it: a download that fails by itself says
 * nothing to the page, and this link says so (ERR-17).
 */
export function AttachmentLink({ file, className }: { file: StoredFile; className?: string }) {
  const { LL } = useWords();

  async function download(event: MouseEvent<HTMLElement>): Promise<void> {
    if (!file.url.startsWith("/")) return;
    event.preventDefault();
    try {
      const answer = await callFetch(file.url);
      if (!answer.ok) throw new TypeError("the file did not arrive");
      saveAs(file.name, await answer.blob());
    } catch {
      showError(LL.orders.requests.failed.download());
    }
  }

  return <FileLink file={file} className={className} onOpen={(event) => void download(event)} />;
}

function saveAs(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken the address over by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

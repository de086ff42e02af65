import type { UploadCounts } from "#src/lib/upload/shelves.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** Why an order is not sent yet: files are on their way, or wait to be sent again. */
export function FilesNote({ underway: { left, all, failed } }: { underway: UploadCounts }) {
  const words = useWords().LL.statuses.files;
  if (left + failed === 0) return null;
  return (
    <p role="status" className="text-sm text-wait-ink">
      {left > 0 && words.underway({ left, all })} {failed > 0 && words.unsent({ count: failed })}
    </p>
  );
}

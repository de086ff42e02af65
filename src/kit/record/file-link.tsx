import { Download } from "lucide-react";
import type { MouseEvent } from "react";
import { formatFileSize } from "#src/components/file-size.ts";
import { cn } from "#src/lib/cn.ts";
import { useWords } from "#src/lib/words.tsx";

export type StoredFile = { name: string; url: string; size: number };

type FileLinkProps = {
  file: StoredFile;
  /** What stands on the page instead of the file's own name. */
  label?: string;
  className?: string;
  /** Instead of the browser's own saving. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A stored file by its name and size; the browser saves it. */
export function FileLink({ file, label, className, onOpen }: FileLinkProps) {
  const { locale } = useWords();
  return (
    <span className={cn("flex min-w-0 items-baseline gap-2.5", className)}>
      <a
        href={file.url}
        download={file.name}
        onClick={onOpen}
        className="link inline-flex min-w-0 items-baseline gap-1.5"
      >
        <Download aria-hidden="true" className="size-3.5 shrink-0 self-center" />
        <span className="min-w-0 wrap-anywhere">{label ?? file.name}</span>
      </a>
      <span className="figures shrink-0 text-[0.8125rem] text-quiet">
        {formatFileSize(locale, file.size)}
      </span>
    </span>
  );
}

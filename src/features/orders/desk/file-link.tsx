import { Download } from "lucide-react";
import { formatFileSize } from "#src/components/file-size.ts";
import { useWords } from "#src/lib/words.tsx";
import { cn } from "#src/lib/cn.ts";

type FileLinkProps = {
  file: { name: string; url: string; size: number };
  /** What stands before the file's own name for a screen reader, and instead of it on the page. */
  label?: string;
  className?: string;
};

/** A stored file to download, with its size. */
export function FileLink({ file, label, className }: FileLinkProps) {
  const { locale } = useWords();
  return (
    <span className={cn("flex min-w-0 items-baseline gap-2.5", className)}>
      <a href={file.url} download={file.name} className="link inline-flex min-w-0 items-baseline gap-1.5">
        <Download aria-hidden="true" className="size-3.5 shrink-0 self-center" />
        <span className="min-w-0 truncate">{label ?? file.name}</span>
      </a>
      <span className="figures shrink-0 text-[0.8125rem] text-quiet">
        {formatFileSize(locale, file.size)}
      </span>
    </span>
  );
}

import { Download, ExternalLink } from "lucide-react";
import type { MouseEvent } from "react";
import { formatFileSize } from "#src/components/file-size.ts";
import { hostOf, isElsewhere } from "#src/components/file-address.ts";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";

export type StoredFile = { name: string; url: string; size: number };

type FileLinkProps = {
  file: StoredFile;
  /** Replaces the file's name. */
  label?: string | undefined;
  className?: string | undefined;
  /** Hides the size, beside files without a known size. */
  hidesSize?: boolean;
  /** Handles the click instead of downloading the file. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A stored file by name and size; a file given by address by name and host. */
export function FileLink({ file, label, className, hidesSize, onOpen }: FileLinkProps) {
  const { locale } = useWords();
  if (isElsewhere(file.url)) return <OutsideLink file={file} label={label} className={className} />;
  return (
    <span className={cn("flex min-w-0 items-baseline gap-2.5", className)}>
      <a
        href={file.url}
        download={file.name}
        onClick={onOpen}
        className="link inline-flex min-w-0 items-baseline gap-1.5"
      >
        <Download aria-hidden="true" className="mt-[0.3em] size-3.5 shrink-0 self-start" />
        <span translate={label ? undefined : "no"} className="min-w-0 wrap-anywhere">
          {label ?? file.name}
        </span>
      </a>
      {!hidesSize && (
        <span className="figures shrink-0 text-[0.8125rem] text-quiet">
          {formatFileSize(locale, file.size)}
        </span>
      )}
    </span>
  );
}

/** Opened in a new tab without a referrer. */
function OutsideLink({ file, label, className }: FileLinkProps) {
  const { LL } = useWords();
  return (
    <span className={cn("flex min-w-0 items-baseline gap-2.5", className)}>
      <a
        href={file.url}
        target="_blank"
        rel="noreferrer"
        className="link inline-flex min-w-0 items-baseline gap-1.5"
      >
        <ExternalLink aria-hidden="true" className="mt-[0.3em] size-3.5 shrink-0 self-start" />
        <span className="min-w-0 wrap-anywhere">{label ?? file.name}</span>
      </a>
      <span className="min-w-0 truncate text-[0.8125rem] text-quiet">
        {LL.statuses.files.atHost({ host: hostOf(file.url) })}
      </span>
    </span>
  );
}

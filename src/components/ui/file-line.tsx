import { RotateCcw, X } from "lucide-react";
import { formatFileSize } from "#src/components/file-size.ts";
import { hostOf, isElsewhere } from "#src/components/file-address.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { Button } from "./button.tsx";
import { FileThumb } from "./file-thumb.tsx";
import { Progress } from "./progress.tsx";

/** One line of the list. `progress` (0 to 100) while it travels, `error` when it did not arrive. */
export type FileEntry = {
  id: string;
  name: string;
  size?: number;
  progress?: number | undefined;
  error?: string | undefined;
  /** No other try can help: none is offered. */
  isUnacceptable?: boolean;
  /** A remark that does not stop anything: a logo under 300 DPI. */
  warning?: string | undefined;
  /** The address of the stored file, or the address that was given instead. */
  url?: string;
  /** The line is lost, and it goes on by itself. */
  isWaiting?: boolean;
  /** The media type, if known: pictures show a thumbnail. */
  type?: string;
  /** The picture itself, while it is on its way. */
  preview?: Blob;
};

type FileLineProps = {
  file: FileEntry;
  onRemove?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
};

/** A file of a list: a small picture, its name and size, how far it is or why it did not arrive, and the ways out. */
export function FileLine({ file, onRemove, onRetry }: FileLineProps) {
  const words = useWords().LL.statuses.files;
  const isTravelling = file.progress !== undefined && file.progress < 100 && !file.error;
  const mayRetry = (file.error && !file.isUnacceptable) || file.isWaiting;
  return (
    <li className="flex items-start gap-3 py-2.5 text-[0.9375rem]">
      <FileThumb file={file} />
      <div className="min-w-0 flex-1">
        <FileName file={file} />
        {isTravelling && (
          <Progress
            value={file.progress ?? 0}
            label={words.uploading({ name: file.name })}
            className="mt-2"
          />
        )}
        {file.isWaiting && <p className="mt-1 text-sm text-wait-ink">{words.waiting()}</p>}
        {file.warning && <p className="text-sm text-wait-ink">{file.warning}</p>}
        {file.error && (
          <p role="alert" className="text-sm error-text">
            {file.error}
          </p>
        )}
      </div>
      {mayRetry && onRetry && (
        <Button
          variant="quiet"
          size="iconSm"
          aria-label={words.retry({ name: file.name })}
          onClick={() => onRetry(file.id)}
        >
          <RotateCcw className="size-4" />
        </Button>
      )}
      {onRemove && (
        <Button
          variant="quiet"
          size="iconSm"
          aria-label={words.remove({ name: file.name })}
          onClick={() => onRemove(file.id)}
        >
          <X className="size-4" />
        </Button>
      )}
    </li>
  );
}

function FileName({ file: { name, url, size } }: { file: FileEntry }) {
  const { LL, locale } = useWords();
  return (
    <p translate="no" className="flex min-h-6 flex-wrap items-baseline gap-x-3">
      {url ? (
        <a href={url} className="link min-w-0 truncate" target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        <span className="min-w-0 truncate font-medium">{name}</span>
      )}
      {url && isElsewhere(url) && (
        <span className="min-w-0 truncate text-sm text-quiet">
          {LL.statuses.files.atHost({ host: hostOf(url) })}
        </span>
      )}
      {size !== undefined && (
        <span className="figures shrink-0 text-sm text-quiet">{formatFileSize(locale, size)}</span>
      )}
    </p>
  );
}

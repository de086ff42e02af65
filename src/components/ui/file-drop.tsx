import { Paperclip, RotateCcw, X } from "lucide-react";
import { useId, useState, type ComponentProps, type DragEvent, type ReactNode } from "react";
import { formatFileSize } from "#src/components/file-size.ts";
import { useWords } from "#src/lib/words.tsx";
import { cn } from "#src/lib/cn.ts";
import { Button } from "./button.tsx";
import { Progress } from "./progress.tsx";

/** One line of the list. `progress` (0 to 100) while it travels, `error` when it did not arrive. */
export type FileEntry = {
  id: string;
  name: string;
  size?: number;
  progress?: number;
  error?: string;
  /** No other try can help: none is offered. */
  isUnacceptable?: boolean;
  /** A remark that does not stop anything: a logo under 300 DPI. */
  warning?: string;
  /** Where the stored file is read. */
  url?: string;
  /** Where a stored picture is shown from. */
  preview?: string;
};

type FileDropProps = Pick<
  ComponentProps<"input">,
  "id" | "accept" | "disabled" | "aria-describedby" | "aria-invalid"
> & {
  files: readonly FileEntry[];
  /** What was dropped or chosen; sending it is the caller's part. */
  onFiles: (files: File[]) => void;
  onRemove?: (id: string) => void;
  onRetry?: (id: string) => void;
  multiple?: boolean;
  /** Types and size in words: "PDF or image, up to 10 MB". */
  hint?: ReactNode;
  /** The field's name when no label points here. */
  label?: string;
};

/** Drop files or choose them; below it each file with its progress, its error and its way out. No network of its own. */
export function FileDrop({
  files,
  onFiles,
  onRemove,
  onRetry,
  multiple = true,
  hint,
  label,
  id,
  disabled,
  ...rest
}: FileDropProps) {
  const { LL } = useWords();
  const ownId = useId();
  const inputId = id ?? ownId;
  const [isOver, setIsOver] = useState(false);

  function take(list: FileList | null): void {
    const taken = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (taken.length > 0) onFiles(taken);
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) take(event.dataTransfer.files);
  }

  function surface(): string {
    if (disabled) return "bg-paper-2 text-quiet";
    return isOver ? "bg-good/50" : "bg-card";
  }

  function edge(): string {
    const edgeNow = rest["aria-invalid"]
      ? "border-annatto-deep"
      : isOver && !disabled
        ? "border-leaf"
        : "border-field";
    return disabled ? edgeNow : `${edgeNow} hover:border-ink`;
  }

  return (
    <div>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={cn(
          "relative rounded-md border border-dashed px-5 py-6 text-center transition-colors duration-120 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)",
          surface(),
          edge(),
        )}
      >
        {/* The whole surface is the file input itself, so keyboard, click and screen reader need nothing extra. */}
        <input
          {...rest}
          id={inputId}
          type="file"
          multiple={multiple}
          disabled={disabled}
          aria-label={label}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = "";
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        <p className="text-[0.9375rem]" aria-hidden="true">
          <span className="coarse:hidden">
            {multiple ? LL.statuses.files.drop() : LL.statuses.files.dropOne()}{" "}
          </span>
          <span className={disabled ? undefined : "link"}>{LL.statuses.files.choose()}</span>
        </p>
        {hint && <p className="mt-1 text-sm text-quiet">{hint}</p>}
      </div>
      {files.length > 0 && (
        <ul aria-label={LL.statuses.files.chosen()} className="mt-2 divide-y divide-line">
          {files.map((file) => (
            <FileLine key={file.id} file={file} onRemove={onRemove} onRetry={onRetry} />
          ))}
        </ul>
      )}
    </div>
  );
}

type FileLineProps = { file: FileEntry } & Pick<FileDropProps, "onRemove" | "onRetry">;

function FileLine({ file, onRemove, onRetry }: FileLineProps) {
  const { LL, locale } = useWords();
  const isTravelling = file.progress !== undefined && file.progress < 100 && !file.error;
  return (
    <li className="flex items-start gap-3 py-2.5 text-[0.9375rem]">
      {file.preview ? (
        <img
          src={file.preview}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-12 w-16 shrink-0 rounded-sm border border-line bg-paper-3 object-cover"
        />
      ) : (
        <Paperclip aria-hidden="true" className="mt-1 size-4 shrink-0 text-quiet" />
      )}
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-3">
          {file.url ? (
            <a href={file.url} className="link min-w-0 truncate" target="_blank" rel="noreferrer">
              {file.name}
            </a>
          ) : (
            <span className="min-w-0 truncate font-medium">{file.name}</span>
          )}
          {file.size !== undefined && (
            <span className="figures shrink-0 text-sm text-quiet">{formatFileSize(locale, file.size)}</span>
          )}
        </p>
        {isTravelling && (
          <Progress
            value={file.progress ?? 0}
            label={LL.statuses.files.uploading({ name: file.name })}
            className="mt-2"
          />
        )}
        {file.warning && <p className="text-sm text-wait-ink">{file.warning}</p>}
        {file.error && (
          <p role="alert" className="text-sm text-annatto-ink">
            {file.error}
          </p>
        )}
      </div>
      {file.error && !file.isUnacceptable && onRetry && (
        <Button
          variant="quiet"
          size="iconSm"
          aria-label={LL.statuses.files.retry({ name: file.name })}
          onClick={() => onRetry(file.id)}
        >
          <RotateCcw className="size-4" />
        </Button>
      )}
      {onRemove && (
        <Button
          variant="quiet"
          size="iconSm"
          aria-label={LL.statuses.files.remove({ name: file.name })}
          onClick={() => onRemove(file.id)}
        >
          <X className="size-4" />
        </Button>
      )}
    </li>
  );
}

import {
  useId,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
} from "react";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";
import { type FileEntry, FileLine } from "./file-line.tsx";

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

/** Drop files, choose or paste them; below it each file with its progress, its error and its way out. No network of its own. */
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

  /** A picture of the clipboard: a screenshot, a logo copied from a page. */
  function onPaste(event: ClipboardEvent): void {
    if (disabled || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
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
        onPaste={onPaste}
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

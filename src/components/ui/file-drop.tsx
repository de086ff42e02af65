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
export function FileDrop({ files, onFiles, onRemove, onRetry, hint, ...input }: FileDropProps) {
  const { LL } = useWords();
  const { multiple = true, label, id, disabled = false, ...rest } = input;
  const ownId = useId();

  function take(list: FileList | null): void {
    const taken = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (taken.length > 0) onFiles(taken);
  }

  return (
    <div>
      <Surface onTake={take} disabled={disabled} isInvalid={Boolean(rest["aria-invalid"])}>
        {/* The whole surface is the file input itself, so keyboard, click and screen reader need nothing extra. */}
        <input
          {...rest}
          id={id ?? ownId}
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
      </Surface>
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

type SurfaceProps = {
  onTake: (files: FileList) => void;
  disabled: boolean;
  isInvalid: boolean;
  children: ReactNode;
};

/** The area where files are dropped or pasted. */
function Surface({ onTake, disabled, isInvalid, children }: SurfaceProps) {
  const [isOver, setIsOver] = useState(false);

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) onTake(event.dataTransfer.files);
  }

  /** A picture of the clipboard: a screenshot, a logo copied from a page. */
  function onPaste(event: ClipboardEvent): void {
    if (disabled || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    onTake(event.clipboardData.files);
  }

  const edge = isInvalid ? "border-error" : isOver && !disabled ? "border-leaf" : "border-field";
  return (
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
        disabled ? "bg-paper-2 text-quiet" : isOver ? "bg-good/50" : "bg-card",
        edge,
        !disabled && "hover:border-ink",
      )}
    >
      {children}
    </div>
  );
}

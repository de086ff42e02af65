import type { ReactNode } from "react";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";
import { buttonLink } from "./button-link.ts";

type ErrorPanelProps = {
  /** What could not be done; a general sentence unless given. */
  title?: ReactNode;
  /** The reason in the reader's language, from say(). */
  message?: ReactNode;
  onRetry?: () => void;
  className?: string;
};

/** Something could not be loaded: why, and what to do. */
export function ErrorPanel({ title, message, onRetry, className }: ErrorPanelProps) {
  const { LL } = useWords();
  return (
    <div role="alert" className={cn("border-l-3 border-error bg-error-wash px-5 py-4.5", className)}>
      <p className="font-semibold">{title ?? LL.error.title()}</p>
      <p className="mt-1 max-w-[60ch]">{message ?? LL.error.generic()}</p>
      {onRetry && (
        <button type="button" onClick={onRetry} className={`${buttonLink("secondary", "sm")} mt-3.5`}>
          {LL.actions.retry()}
        </button>
      )}
    </div>
  );
}

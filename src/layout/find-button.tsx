import { Search } from "lucide-react";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";

const IS_APPLE = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.platform);

type FindButtonProps = { onClick: () => void; className?: string };

/** Opens the palette; a sign alone where there is no room for its name. */
export function FindButton({ onClick, className }: FindButtonProps) {
  const { LL } = useWords();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      className={cn(
        "flex min-h-9 items-center gap-2.5 rounded-md border border-forest-line px-2.5 text-left text-[0.9375rem] text-mist hover:bg-forest-2 hover:text-paper-2 coarse:min-h-11 max-lg:size-11 max-lg:justify-center max-lg:p-0",
        className,
      )}
    >
      <Search aria-hidden="true" className="size-4 shrink-0" />
      <span className="grow max-lg:sr-only">{LL.rail.find()}</span>
      <kbd aria-hidden="true" className="font-sans whitespace-nowrap text-[0.8125rem] max-lg:hidden">
        {IS_APPLE ? LL.rail.findKeysApple() : LL.rail.findKeys()}
      </kbd>
    </button>
  );
}

import { Search } from "lucide-react";
import type { KeyboardEvent } from "react";
import { MAX_SEARCH } from "#domain/lists/search.ts";
import { cn } from "#src/components/cn.ts";
import { overlayClasses } from "#src/components/ui/overlay.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { paletteClasses, paletteFieldClasses, paletteRowClasses, takeKeys } from "./frame.ts";

type FirstKeysProps = {
  text: string;
  onType: (text: string) => void;
  onEnter: (is: boolean) => void;
  onClose: () => void;
};

/**
 * Takes what is typed until the palette's own code has come, whatever the line: from the first key on nothing goes to
 * the page behind. There are no results yet, so Enter waits for them.
 */
export function FirstKeys({ text, onType, onEnter, onClose }: FirstKeysProps) {
  const { LL } = useWords();
  function onKey(event: KeyboardEvent): void {
    if (event.key === "Escape") onClose();
    if (event.key === "Tab" || event.key === "Enter") event.preventDefault();
    if (event.key === "Enter" && !event.nativeEvent.isComposing) onEnter(true);
  }
  return (
    <>
      <div className={cn("z-40", overlayClasses)} />
      <div
        role="dialog"
        aria-modal="true"
        aria-label={LL.rail.find()}
        aria-busy="true"
        className={paletteClasses}
      >
        <div className={paletteRowClasses}>
          <Search aria-hidden="true" className="size-4.5 shrink-0 text-quiet" />
          <input
            ref={takeKeys}
            aria-label={LL.rail.find()}
            value={text}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKey}
            maxLength={MAX_SEARCH}
            className={paletteFieldClasses}
          />
        </div>
      </div>
    </>
  );
}

import { useWords } from "#src/lib/words/words.tsx";

type SpinnerProps = {
  /** What is being waited for; "Loading" unless given. */
  label?: string;
  /** Draws the label beside the ring; otherwise only screen readers get it. */
  showLabel?: boolean;
  className?: string;
};

/** A turning ring that says what it waits for. For a whole area wrap it in `SpinnerArea`. */
export function Spinner({ label, showLabel = false, className = "" }: SpinnerProps) {
  const { LL } = useWords();
  return (
    <span role="status" className={`inline-flex items-center gap-2.5 text-quiet ${className}`}>
      <SpinnerRing />
      <span className={showLabel ? "text-[0.9375rem]" : "sr-only"}>{label ?? LL.loading.generic()}</span>
    </span>
  );
}

/** The ring alone, for inside a button whose text already says it. */
export function SpinnerRing({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`size-[1.15em] animate-spin ${className}`}>
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path
        d="M10 2a8 8 0 0 1 8 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A page or panel that is on its way: centred, with the room it will roughly need. */
export function SpinnerArea({ label }: { label?: string }) {
  const { LL } = useWords();
  return (
    <div data-awaited className="grid min-h-[50vh] place-items-center p-8">
      <Spinner label={label ?? LL.loading.page()} showLabel className="text-lg" />
    </div>
  );
}

/**
 * What stands for a page until it comes, a window high, so that no footer is pushed away; before the first one of an
 * area the frame that its document brought.
 */
export function PagePending() {
  if (isFrameShown()) return null;
  return (
    <div className="grid min-h-dvh">
      <SpinnerArea />
    </div>
  );
}

function isFrameShown(): boolean {
  return (
    typeof document !== "undefined" && document.querySelector("#root:not(:has(main)) ~ #area-frame") !== null
  );
}

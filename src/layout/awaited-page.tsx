import { useAwaitedPage, useSlowPage } from "#src/lib/page/lost-parts.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** Why the requested page is not there yet: it comes by itself, or there is a way back. */
export function AwaitedPage() {
  const { LL } = useWords();
  const isAwaited = useAwaitedPage() !== undefined;
  const isSlow = useSlowPage() && !isAwaited;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-(--bottom-bar,0px) z-50 p-4">
      {(isAwaited || isSlow) && (
        <p className="pointer-events-auto mx-auto w-fit max-w-full rounded-md bg-ink px-4.5 py-3 text-sm text-card shadow-lift">
          {isAwaited ? LL.error.offline() : LL.error.slow()}
          {isSlow && (
            <button type="button" onClick={() => history.back()} className="ml-4 underline coarse:min-h-11">
              {LL.actions.back()}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

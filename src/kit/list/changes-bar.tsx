import { useWords } from "#src/lib/words/words.tsx";

type ChangesBarProps = { waiting: number; onShow: () => void };

/** Others changed rows: overlays the list's head, so that no row moves. */
export function ChangesBar({ waiting, onShow }: ChangesBarProps) {
  const { LL } = useWords();
  const words = LL.listing.changes;
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-0 z-10 flex h-0 justify-center max-lg:top-15"
    >
      {waiting > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto mt-1 h-8.5 animate-rise rounded-full bg-ink px-4 text-[0.8125rem] font-semibold text-paper-2 shadow-lift coarse:h-11"
        >
          {words.waiting({ count: waiting })}{" "}
          <span className="underline underline-offset-4">{words.show()}</span>
        </button>
      )}
    </div>
  );
}

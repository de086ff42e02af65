import { EVENT_ZONE, formatDate, formatDateTime, formatTime } from "#i18n/formatters.ts";
import { ConflictPanel } from "#src/kit/form/conflict-panel.tsx";
import { say } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import type { SaveState } from "./draft-saver.ts";

/** Whether what is on the screen is safe, in plain sight and said politely to a screen reader. */
export function SaveNote({ state }: { state: SaveState }) {
  const { LL } = useWords();
  return (
    <p role="status" className="min-h-5 text-sm leading-5 font-medium text-leaf">
      {state.kind === "waiting" && <span className="text-quiet">{LL.orders.draft.saving()}</span>}
      {state.kind === "saved" && <SavedAt at={state.at} />}
      {state.kind === "kept" && <span className="text-annatto-ink">{LL.orders.draft.kept()}</span>}
      {state.kind === "refused" && <span className="text-annatto-ink">{say(LL, state.error)}</span>}
    </p>
  );
}

/** In the event's zone; the time alone today, with its date on any other day. */
function SavedAt({ at }: { at: Date }) {
  const { LL, locale } = useWords();
  if (isToday(at)) return LL.orders.draft.saved({ time: formatTime(locale, at, EVENT_ZONE) });
  return LL.orders.draft.savedOn({ time: formatDateTime(locale, at) });
}

function isToday(at: Date): boolean {
  return formatDate("en", at) === formatDate("en", new Date());
}

type ConflictNoteProps = {
  isEdit: boolean;
  isBusy: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** The same draft, or the order edited, was saved elsewhere meanwhile: the person decides which one stays, nothing is dropped unasked. */
export function ConflictNote({ isEdit, isBusy, onTakeTheirs, onKeepMine }: ConflictNoteProps) {
  const { LL } = useWords();
  return (
    <div className="mb-8">
      <ConflictPanel
        title={isEdit ? LL.orders.update.staleTitle() : LL.orders.draft.conflictTitle()}
        takeTheirs={{ isPending: isBusy, onPress: onTakeTheirs }}
        onKeepMine={onKeepMine}
      >
        <p className="mt-1 max-w-[60ch]">{LL.orders.draft.conflict()}</p>
      </ConflictPanel>
    </div>
  );
}

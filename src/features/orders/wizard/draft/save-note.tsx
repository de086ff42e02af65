import { Link } from "@tanstack/react-router";
import { reasonOf } from "#domain/refusal.ts";
import { formatDate, formatDateTime, formatTime } from "#i18n/formatters.ts";
import { awaitsChoice } from "#src/kit/draft/save-state.ts";
import { say } from "#src/lib/words/say.ts";
import { useOnline } from "#src/lib/page/use-online.ts";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { MY_DRAFTS } from "../../my-drafts-place.ts";
import type { OrderSaveState } from "./order-drafts.ts";
import type { WizardArea } from "../wizard-context.tsx";

type SaveNoteProps = {
  state: OrderSaveState;
  area: WizardArea;
  /** Leaves the time out where space is short; failures are shown in full. */
  isBrief?: boolean;
};

/** Whether what is on the screen is safe, in plain sight and said politely to a screen reader. */
export function SaveNote({ state, area, isBrief = false }: SaveNoteProps) {
  const { LL } = useWords();
  const isOnline = useOnline();
  return (
    <p
      role="status"
      className={cn("font-medium text-leaf", isBrief ? "text-xs" : "min-h-5 text-sm leading-5")}
    >
      {state.kind === "kept" || state.kind === "refused" ? (
        <span className="error-text">
          <NotSaved state={state} isOnline={isOnline} />
          {isFull(state) && <ToDrafts area={area} />}
        </span>
      ) : awaitsChoice(state) ? (
        <span className="error-text">{LL.wizard.draft.choose()}</span>
      ) : isOnline ? (
        <Saved state={state} isBrief={isBrief} />
      ) : (
        <span className="text-wait-ink">{LL.wizard.draft.offline()}</span>
      )}
    </p>
  );
}

function Saved({ state, isBrief }: { state: OrderSaveState; isBrief: boolean }) {
  const { LL } = useWords();
  if (isBrief && state.kind === "saved") return LL.wizard.draft.savedShort();
  if (state.kind === "waiting") return <span className="text-quiet">{LL.wizard.draft.saving()}</span>;
  return state.kind === "saved" && <SavedAt at={state.at} />;
}

type Unsaved = Extract<OrderSaveState, { kind: "kept" | "refused" }>;

function NotSaved({ state, isOnline }: { state: Unsaved; isOnline: boolean }) {
  const { LL } = useWords();
  if (state.kind === "refused") return say(LL, state.error);
  if (!state.isOnDevice) return LL.wizard.draft.keptInTab();
  return isOnline ? LL.wizard.draft.kept[state.why]() : LL.wizard.draft.offline();
}

function isFull(state: OrderSaveState): boolean {
  return state.kind === "refused" && reasonOf(state.error)?.code === "draftsFull";
}

/** A link to the page where drafts are discarded. */
function ToDrafts({ area }: { area: WizardArea }) {
  const { LL } = useWords();
  const words = LL.wizard.draft.toDrafts();
  return (
    <span className="block">
      {area === "staff" ? (
        <Link className="link" to="/admin/orders" hash={MY_DRAFTS}>
          {words}
        </Link>
      ) : (
        <Link className="link" to="/partner">
          {words}
        </Link>
      )}
    </span>
  );
}

/** In the event's zone; the time alone today, with its date on any other day. */
function SavedAt({ at }: { at: Date }) {
  const { LL, locale } = useWords();
  if (isToday(at)) return LL.wizard.draft.saved({ time: formatTime(locale, at) });
  return LL.wizard.draft.savedOn({ time: formatDateTime(locale, at) });
}

function isToday(at: Date): boolean {
  return formatDate("en", at) === formatDate("en", new Date());
}

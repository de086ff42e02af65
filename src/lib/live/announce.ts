import type { LiveChange } from "#domain/live.ts";
import { showNote } from "#src/components/ui/toast.ts";
import { queryClient } from "../call/query-client.ts";
import { trpc } from "../call/trpc.ts";
import { currentWords } from "../words/words.tsx";
import { hasJustChanged } from "./own-change.ts";

/** Says once, politely, that somebody else changed the record on the screen, which updates by itself. */
export function announce(changes: readonly LiveChange[]): void {
  const shown = changes.find(isNewerThanShown);
  if (!shown || document.visibilityState !== "visible" || hasJustChanged()) return;
  const { changed } = currentWords().LL.statuses.others;
  showNote(shown.kind === "order" ? changed.order() : changed.submission());
}

function isNewerThanShown({ kind, id, version }: LiveChange): boolean {
  const known = RECORDS[kind]?.(id);
  const [query] = known ? queryClient.getQueryCache().findAll({ queryKey: known, type: "active" }) : [];
  const stored = query?.state.data as { version?: number } | undefined;
  return version !== null && stored?.version !== undefined && stored.version < version;
}

const RECORDS: Partial<Record<LiveChange["kind"], (id: string) => readonly unknown[]>> = {
  order: (id) => trpc.orders.get.queryKey({ id }),
  submission: (id) => trpc.submissions.get.queryKey({ id }),
};

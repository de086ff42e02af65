import type { ReactNode } from "react";
import type { Settings } from "#domain/settings/schema.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { useWords } from "#src/lib/words.tsx";
import { previewRanks, type SettingsRecord } from "./data.ts";

/** So many moves are named one by one. */
const NAMED = 12;

type Moved = Awaited<ReturnType<typeof previewRanks>>;
type AskForRanks = (stored: SettingsRecord, data: Settings) => Promise<boolean>;

/**
 * Before other criteria or weights are saved, shows whose rank that would change, and asks (behaviour 18); true at once
 * when they stay as they are.
 */
export function useRanksAsked(): [AskForRanks, ReactNode] {
  const { LL } = useWords();
  const words = LL.settings.ranks;
  const [ask, dialog] = useConfirm();

  async function askForRanks(stored: SettingsRecord, { evaluating }: Settings): Promise<boolean> {
    if (JSON.stringify(stored.data.evaluating) === JSON.stringify(evaluating)) return true;
    const moved = await previewRanks(evaluating).catch(() => undefined);
    return ask({
      title: words.title(),
      description: moved ? sayMoves(LL, moved) : words.unknown(),
      confirmLabel: words.save(),
    });
  }

  return [askForRanks, dialog];
}

function sayMoves(LL: TranslationFunctions, { moved, ranked }: Moved): string {
  const words = LL.settings.ranks;
  if (moved.length === 0) return words.none({ ranked });
  const place = (rank: number | null) => (rank === null ? words.noPlace() : words.place({ rank }));
  const named = moved
    .slice(0, NAMED)
    .map(({ reference, from, to }) => words.move({ reference, from: place(from), to: place(to) }));
  const rest = moved.length - named.length;
  if (rest > 0) named.push(words.more({ count: rest }));
  return words.moves({ count: moved.length, list: named.join("; ") });
}

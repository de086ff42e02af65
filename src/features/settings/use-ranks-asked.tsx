import type { ReactNode } from "react";
import { isSame } from "#domain/same.ts";
import type { Settings } from "#domain/settings/schema.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { previewRanks, type SettingsRecord } from "./data.ts";
import { RankMoves } from "./rank-moves.tsx";

type Preview = Awaited<ReturnType<typeof previewRanks>>;
type AskForRanks = (stored: SettingsRecord, data: Settings) => Promise<boolean>;

/**
 * Before other criteria or weights are saved, shows whose rank that would change, and asks; true at once when they stay
 * as they are, or when nothing is ranked.
 */
export function useRanksAsked(): [AskForRanks, ReactNode] {
  const { LL } = useWords();
  const words = LL.settings.ranks;
  const [ask, dialog] = useConfirm();

  async function askForRanks(stored: SettingsRecord, { evaluating }: Settings): Promise<boolean> {
    if (isSame(stored.data.evaluating, evaluating)) return true;
    const moved = await previewRanks(evaluating).catch(() => undefined);
    // Nothing is ranked yet, so nobody can lose a place.
    if (moved?.ranked === 0) return true;
    return ask({
      title: words.title(),
      description: moved ? sayMoves(LL, moved) : words.unknown(),
      children: moved && moved.moved.length > 0 && <RankMoves moved={moved.moved} />,
      confirmLabel: words.save(),
    });
  }

  return [askForRanks, dialog];
}

function sayMoves(LL: TranslationFunctions, { moved, ranked }: Preview): string {
  const words = LL.settings.ranks;
  return moved.length === 0 ? words.none({ ranked }) : words.moves({ count: moved.length });
}

import type { SignedInUser } from "#domain/actor.ts";
import type { OtherHere } from "#domain/looking.ts";
import { naturalOrder } from "#domain/natural-order.ts";

/**
 * A page in view says every 15 seconds that it shows a record, one put aside with unsaved text at each sign of life of
 * the stream; one that says nothing for so long is closed. So nobody is named for more than 60 seconds after leaving.
 */
const GONE_AFTER_MS = 45_000;
/** Protective: most open pages of one account. */
const MOST_PAGES = 50;

type Looking = { actor: SignedInUser; page: string; at: string | undefined; isWriting: boolean };

/** Who has which record open, by their pages; nothing of it is stored. */
export type Presence = {
  /** A page shows a record from now on, or none any more. Answers where that changed anything for others. */
  look: (looking: Looking) => string[];
  /** Everybody else who has it open, the own account in another tab included; those who write first. */
  othersAt: (at: string, reader: Pick<Looking, "actor" | "page">) => OtherHere[];
};

type Page = Looking & { at: string; seenAt: number };

export function openPresence(clock: () => Date): Presence {
  const pages = new Map<string, Page>();

  function forgetGone(): void {
    const oldest = clock().getTime() - GONE_AFTER_MS;
    for (const [key, { seenAt }] of pages) if (seenAt < oldest) pages.delete(key);
  }

  function hasRoom({ id }: SignedInUser): boolean {
    let count = 0;
    for (const { actor } of pages.values()) if (actor.id === id) count += 1;
    return count < MOST_PAGES;
  }

  return {
    look(looking) {
      forgetGone();
      const { actor, page, at, isWriting } = looking;
      const key = keyOf(looking);
      const before = pages.get(key);
      pages.delete(key);
      if (at !== undefined && hasRoom(actor)) {
        pages.set(key, { actor, page, at, isWriting, seenAt: clock().getTime() });
      }
      if (before?.at === at && before?.isWriting === isWriting) return [];
      return [...new Set([before?.at, at])].filter((place) => place !== undefined);
    },
    othersAt(at, reader) {
      forgetGone();
      const others = new Map<string, OtherHere>();
      for (const looking of pages.values()) {
        if (looking.at !== at || keyOf(looking) === keyOf(reader)) continue;
        const { id, name } = looking.actor;
        const isWriting = looking.isWriting || (others.get(id)?.isWriting ?? false);
        others.set(id, { name, isWriting, isYou: id === reader.actor.id });
      }
      return [...others.values()].toSorted(writersFirst);
    },
  };
}

function keyOf({ actor, page }: Pick<Looking, "actor" | "page">): string {
  return `${actor.id} ${page}`;
}

function writersFirst(one: OtherHere, other: OtherHere): number {
  return Number(other.isWriting) - Number(one.isWriting) || naturalOrder()(one.name, other.name);
}

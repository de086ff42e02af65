import type { SignedInUser } from "#domain/actor.ts";

/** A page says every 20 seconds that somebody looks at it; one that says nothing for so long is closed. */
const GONE_AFTER_MS = 45_000;
/** Protective: no account looks at so many pages. */
const MOST_PAGES = 50;

export type Looking = { actor: SignedInUser; page: string; at: string | undefined };

/** Who has which record open, by their pages; nothing of it is stored. */
export type Presence = {
  /** A page shows a record from now on, or none any more. Answers where that changed anything for others. */
  look: (looking: Looking) => string[];
  /** The others who have it open, by name. */
  othersAt: (at: string, reader: SignedInUser) => string[];
};

type Page = { actor: SignedInUser; at: string; seenAt: number };

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
    look({ actor, page, at }) {
      forgetGone();
      const key = `${actor.id} ${page}`;
      const before = pages.get(key)?.at;
      pages.delete(key);
      if (at !== undefined && hasRoom(actor)) pages.set(key, { actor, at, seenAt: clock().getTime() });
      return before === at ? [] : [before, at].filter((place) => place !== undefined);
    },
    othersAt(at, reader) {
      forgetGone();
      const others = new Map<string, string>();
      for (const { actor, at: place } of pages.values()) {
        if (place === at && actor.id !== reader.id) others.set(actor.id, actor.name);
      }
      return [...others.values()].toSorted();
    },
  };
}

import * as v from "valibot";
import { openShelf, type Shelf } from "#src/lib/kept/device-store.ts";
import { newKey } from "#src/lib/call/key.ts";
import type { DraftKind } from "./draft-kind.ts";
import { heldPlaces, holdPlace, isHeldHere, type HeldPlace } from "./held-place.ts";

/** A draft stored on the device until the server has saved it. */
type KeptDraft<Draft> = {
  id?: string;
  version?: number;
  draft: Draft;
  creation?: DraftCreation<Draft>;
};

/** Repeated unchanged under its Idempotency-Key when the answer is lost. */
export type DraftCreation<Draft> = { key: string; draft: Draft };

/** The device copy of one open page. */
export type DraftMirror<Draft> = {
  /** The copy from an earlier session of this account. */
  kept: KeptDraft<Draft> | undefined;
  /** Resolves to whether the copy outlives the tab. */
  keep: (content: KeptDraft<Draft>) => Promise<boolean>;
  drop: () => void;
  /** False once the account of the draft has signed out. */
  isMine: () => boolean;
  close: () => void;
};

type Opening<Draft extends object> = Pick<DraftKind<Draft>, "open">;

const stored = v.object({
  id: v.optional(v.string()),
  version: v.optional(v.number()),
  draft: v.unknown(),
  creation: v.optional(v.object({ key: v.string(), draft: v.unknown() })),
  at: v.optional(v.number(), 0),
});
type Stored = v.InferOutput<typeof stored>;

/** How long a page waits for the last save of the previous page. */
const LEAVING_MS = 2_000;
let leaving: Promise<unknown> = Promise.resolve();

/** Registers a save made on leaving, which the next page waits for. */
export function noteLeaving(save: Promise<unknown>): void {
  leaving = Promise.allSettled([leaving, save]);
}

/**
 * Opens a draft's place on the device. Each page has its own, so that tabs never overwrite each other; it takes over
 * the newest copy of the same draft that no other tab holds.
 */
export async function openMirror<Draft extends object>(
  kind: Opening<Draft>,
  name: string,
  id: string | undefined,
): Promise<DraftMirror<Draft>> {
  await untilLeft();
  const shelf = openShelf();
  for (const { place, content } of await findLeft(shelf, name, id)) {
    const held = await holdPlace(place);
    if (held) return mirrorAt(shelf, place, held, readKept(kind, content));
  }
  const place = `${name}:${newKey()}`;
  return mirrorAt<Draft>(shelf, place, await holdPlace(place), undefined);
}

/** Leaves what is typed to the next page of `name`, which takes it up. */
export async function leaveToNext<Draft>(name: string, content: KeptDraft<Draft>): Promise<void> {
  await openShelf().keep(`${name}:${newKey()}`, { ...content, at: Date.now() });
}

/** Drafts by prefix that the server never had and no other tab holds; waits for a save under way. */
export async function findUnsent<Draft extends object>(
  kind: Opening<Draft>,
  beginning: string,
): Promise<{ place: string; at: number; draft: Draft }[]> {
  await untilLeft();
  const found = await readPlaces(openShelf(), beginning);
  const held = await heldPlaces();
  return found
    .filter(({ place, content }) => content.id === undefined && !held.has(place))
    .map(({ place, content }) => ({ place, at: content.at, draft: readKept(kind, content).draft }));
}

function untilLeft(): Promise<unknown> {
  return Promise.race([leaving, new Promise((resolve) => setTimeout(resolve, LEAVING_MS))]);
}

/** Copies of a draft left on the device, newest first. */
async function findLeft(
  shelf: Shelf,
  name: string,
  id: string | undefined,
): Promise<{ place: string; content: Stored }[]> {
  const found = await readPlaces(shelf, `${name}:`);
  return found.filter(({ content }) => content.id === id).toSorted((a, b) => b.content.at - a.content.at);
}

async function readPlaces(shelf: Shelf, beginning: string): Promise<{ place: string; content: Stored }[]> {
  const places = (await shelf.list(beginning)).filter((place) => !isHeldHere(place));
  const found = await Promise.all(
    places.map(async (place) => ({ place, parsed: v.safeParse(stored, await shelf.read(place)) })),
  );
  return found.flatMap(({ place, parsed }) => (parsed.success ? [{ place, content: parsed.output }] : []));
}

function readKept<Draft extends object>(
  { open }: Opening<Draft>,
  { id, version, draft, creation }: Stored,
): KeptDraft<Draft> {
  return {
    id,
    version,
    draft: open(draft),
    creation: creation && { key: creation.key, draft: open(creation.draft) },
  };
}

function mirrorAt<Draft>(
  shelf: Shelf,
  place: string,
  held: HeldPlace | undefined,
  kept: KeptDraft<Draft> | undefined,
): DraftMirror<Draft> {
  let newest: KeptDraft<Draft> | undefined;
  let writing: Promise<boolean> | undefined;

  /** One write at a time; only the newest text waits. */
  async function write(): Promise<boolean> {
    let isLasting = false;
    while (newest) {
      const content = { ...newest, at: Date.now() };
      newest = undefined;
      isLasting = await shelf.keep(place, content);
    }
    writing = undefined;
    return isLasting;
  }

  return {
    kept,
    keep(content) {
      newest = content;
      writing ??= write();
      return writing;
    },
    drop() {
      newest = undefined;
      void shelf.drop(place);
    },
    isMine: shelf.isMine,
    close: () => held?.release(),
  };
}

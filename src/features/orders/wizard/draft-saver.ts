import type { OrderDraft } from "#domain/orders/draft.ts";
import { reasonOf } from "#domain/refusal.ts";
import { newKey } from "#src/lib/key.ts";
import { dropDraft, keepDraft } from "#src/lib/tab-drafts.ts";
import { readMirror, type DraftCreation, type DraftMirror } from "./draft-mirror.ts";

export type SaveState =
  | { kind: "untouched" }
  | { kind: "waiting" }
  | { kind: "saved"; at: Date }
  /** Not reached, or the session ended: it is kept in the tab and tried again. */
  | { kind: "kept" }
  /** Another tab or device saved since; `current` is the version now stored. */
  | { kind: "conflict"; current: number }
  | { kind: "refused"; error: unknown };

/** The key comes with the save that makes the draft: sent again, it makes no second one. */
export type SaveDraft = (
  input: { id?: string; version?: number; draft: OrderDraft },
  idempotencyKey?: string,
) => Promise<{ id: string; version: number }>;

export type DraftStart = {
  mirrorKey: string;
  draft: OrderDraft;
  id?: string;
  version?: number;
  savedAt?: Date;
};

export type DraftSnapshot = {
  draft: OrderDraft;
  id: string | undefined;
  version: number | undefined;
  state: SaveState;
};

const PAUSE_MS = 700;
const RETRY_MS = 5_000;

/**
 * A draft that saves itself on the server shortly after each change, one save at a time, so that an older save never
 * lands on a newer one. Until a save has arrived the tab keeps the newest text. Without `save` only the tab keeps it, for
 * orders already sent.
 */
export class DraftSaver {
  #snapshot: DraftSnapshot;
  #creation: DraftCreation | undefined;
  #isDirty = false;
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #mirrorKey: string;
  readonly #save: SaveDraft | undefined;

  constructor({ mirrorKey, draft, id, version, savedAt }: DraftStart, save: SaveDraft | undefined) {
    const mirror = readMirror(mirrorKey);
    const kept = mirror?.id === id ? mirror : undefined;
    this.#mirrorKey = mirrorKey;
    this.#save = save;
    this.#creation = kept?.creation;
    this.#isDirty = kept !== undefined;
    this.#snapshot = {
      draft: kept?.draft ?? draft,
      id,
      version: kept?.version ?? version,
      state: savedAt ? { kind: "saved", at: savedAt } : { kind: "untouched" },
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#isDirty) this.#saveSoon(0);
    return () => {
      this.#listeners.delete(listener);
      clearTimeout(this.#timer);
    };
  };

  readonly read = (): DraftSnapshot => this.#snapshot;

  readonly change = (patch: Partial<OrderDraft>): void => {
    const { state } = this.#snapshot;
    const draft = { ...this.#snapshot.draft, ...patch };
    if (this.#isLookingAround(patch)) return this.#publish({ draft });
    const isHeld = state.kind === "conflict" || !this.#save;
    this.#isDirty = true;
    this.#publish({ draft, state: isHeld ? state : { kind: "waiting" } });
    this.#mirror();
    if (!isHeld) this.#saveSoon(PAUSE_MS);
  };

  /** Saves what is there now and answers the draft's id; rejects when the server did not take it. */
  readonly saveNow = async (): Promise<string | undefined> => {
    clearTimeout(this.#timer);
    // Each save waits for the one before it, so that nobody goes on while one is still on its way.
    const before = this.#running ?? Promise.resolve();
    this.#running = before.catch(() => undefined).then(() => this.#saveOnce());
    await this.#running;
    return this.#snapshot.id;
  };

  /** Somebody else saved the order that is edited here; `current` is the version now stored. */
  readonly meetConflict = (current: number): void => {
    this.#publish({ state: { kind: "conflict", current } });
  };

  /** After a conflict: what is on this screen goes over what was saved elsewhere. */
  readonly keepMine = (current: number): void => {
    this.#publish({ version: current, state: { kind: this.#save ? "waiting" : "untouched" } });
    if (this.#save) this.#saveSoon(0);
    else this.#mirror();
  };

  /** After a conflict: what was saved elsewhere replaces this screen. */
  readonly takeTheirs = (theirs: { draft: OrderDraft; version: number; savedAt: Date }): void => {
    this.forget();
    const { draft, version, savedAt } = theirs;
    const state: SaveState = this.#save ? { kind: "saved", at: savedAt } : { kind: "untouched" };
    this.#publish({ draft, version, state });
  };

  /** The order was sent or the draft discarded: nothing is left to keep. */
  readonly forget = (): void => {
    clearTimeout(this.#timer);
    this.#isDirty = false;
    this.#creation = undefined;
    dropDraft(this.#mirrorKey);
  };

  /** Going from screen to screen with nothing chosen yet makes no draft. */
  #isLookingAround(patch: Partial<OrderDraft>): boolean {
    const isBegun = this.#isDirty || this.#creation !== undefined || this.#snapshot.id !== undefined;
    return !isBegun && Object.keys(patch).every((field) => field === "step");
  }

  #saveSoon(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // The state already tells what happened.
      this.saveNow().catch(() => undefined);
    }, delay);
  }

  async #saveOnce(): Promise<void> {
    const save = this.#save;
    if (!save || !this.#isDirty) return;
    this.#isDirty = false;
    const { id, draft } = this.#snapshot;
    try {
      const isStored = id === undefined && (await this.#create(save)) === draft;
      if (!isStored) this.#take(await save(this.#known()));
      if (!this.#isDirty) dropDraft(this.#mirrorKey);
      this.#publish({ state: { kind: "saved", at: new Date() } });
    } catch (error) {
      const state = stateAfter(error);
      // What the server turned down made no draft: the next try may say something else.
      if (state.kind === "refused") this.#creation = undefined;
      this.#isDirty = true;
      this.#publish({ state });
      this.#mirror();
      // Only what could not be reached is tried again by itself, whoever asked for the save.
      if (state.kind === "kept" && this.#listeners.size > 0) this.#saveSoon(RETRY_MS);
      throw error;
    }
  }

  /** Makes the draft, or repeats the save whose answer was lost, and answers the text it holds now. */
  async #create(save: SaveDraft): Promise<OrderDraft> {
    const creation = (this.#creation ??= { key: newKey(), draft: this.#snapshot.draft });
    this.#mirror();
    const saved = await save({ draft: creation.draft }, creation.key);
    this.#creation = undefined;
    this.#take(saved);
    this.#mirror();
    return creation.draft;
  }

  #take({ id, version }: { id: string; version: number }): void {
    this.#publish({ id, version });
  }

  #mirror(): void {
    const mirror: DraftMirror = { ...this.#known(), creation: this.#creation };
    keepDraft(this.#mirrorKey, mirror);
  }

  #known() {
    const { id, version, draft } = this.#snapshot;
    return { id, version, draft };
  }

  #publish(change: Partial<DraftSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function stateAfter(error: unknown): SaveState {
  const reason = reasonOf(error);
  if (reason?.code === "stale") return { kind: "conflict", current: reason.params.current };
  const isPassing = reason
    ? ["signInRequired", "busy", "tooManyRequests"].includes(reason.code)
    : !breaksRules(error);
  return isPassing ? { kind: "kept" } : { kind: "refused", error };
}

/** The server read the draft and found a broken rule in it; sent again it would find the same. */
function breaksRules(error: unknown): boolean {
  const data = typeof error === "object" && error !== null && "data" in error ? error.data : undefined;
  return typeof data === "object" && data !== null && "code" in data && data.code === "BAD_REQUEST";
}

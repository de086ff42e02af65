import { newKey } from "#src/lib/call/key.ts";
import { readOvertaker } from "../together/overtaker.ts";
import type { DraftAt, DraftEdit, DraftKind, SaveDraft, ShowWhen, StoredDraft } from "./draft-kind.ts";
import type { DraftCreation, DraftMirror } from "./draft-mirror.ts";
import { awaitsChoice, overtakenBy, stateAfter, type SaveState } from "./save-state.ts";

export type DraftStart<Draft> = {
  mirror: DraftMirror<Draft>;
  draft: Draft;
  id?: string;
  version?: number;
  savedAt?: Date;
};

/** Without `save` only the device keeps what is typed. */
export type DraftDoors<Draft> = { save?: SaveDraft<Draft>; at: DraftAt<Draft> };

type DraftSnapshot<Draft> = {
  draft: Draft;
  id: string | undefined;
  version: number | undefined;
  state: SaveState<Draft>;
};

const PAUSE_MS = 700;
/** Milliseconds from a change shown "soon" to its drawing. */
const SHOW_MS = 150;
const RETRY_MS = 5_000;

/**
 * A draft that saves itself shortly after each change, one save at a time, so that an older save never overwrites a
 * newer save. Until then the device stores the draft.
 */
export class DraftSaver<Draft extends object> {
  #snapshot: DraftSnapshot<Draft>;
  #creation: DraftCreation<Draft> | undefined;
  #isDirty = false;
  /** The draft of a save without an answer, which the server may have stored. */
  #attempted: Draft | undefined;
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #showing: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #kind: DraftKind<Draft>;
  readonly #mirror: DraftMirror<Draft>;
  readonly #doors: DraftDoors<Draft>;

  constructor(kind: DraftKind<Draft>, start: DraftStart<Draft>, doors: DraftDoors<Draft>) {
    const { mirror, draft, id, version } = start;
    const { kept } = mirror;
    this.#kind = kind;
    this.#mirror = mirror;
    this.#doors = doors;
    this.#creation = kept?.creation;
    this.#isDirty = kept !== undefined;
    this.#snapshot = {
      draft: kept ? kind.resume(kept.draft, draft) : draft,
      id,
      version: kept?.version ?? version,
      state: beginning(kind, start, doors.save !== undefined),
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

  readonly read = (): DraftSnapshot<Draft> => this.#snapshot;

  /** Applies an edit. "soon" delays showing it to the rest of the page, whose own field shows it already. */
  readonly change = (edit: DraftEdit<Draft>, when: ShowWhen = "now"): void => {
    const patch = typeof edit === "function" ? edit(this.#snapshot.draft) : edit;
    const { state } = this.#snapshot;
    const draft = { ...this.#snapshot.draft, ...patch };
    if (this.#isLookingAround(patch)) return this.#publish({ draft });
    const isHeld = this.#isHeld();
    this.#isDirty = true;
    this.#publish({ draft, state: isHeld ? state : { kind: "waiting" } }, when);
    void this.#keepOnDevice();
    if (!isHeld) this.#saveSoon(PAUSE_MS);
  };

  readonly show = (): void => {
    clearTimeout(this.#showing);
    for (const listener of this.#listeners) listener();
  };

  /** Answers the draft's id; rejects when it was not saved. */
  readonly saveNow = async (): Promise<string | undefined> => {
    clearTimeout(this.#timer);
    // Saves run one after another.
    const before = this.#running ?? Promise.resolve();
    this.#running = before.catch(() => undefined).then(() => this.#saveOnce());
    await this.#running;
    return this.#snapshot.id;
  };

  /** Saves at once when the connection or session is back, or the page is hidden. */
  readonly catchUp = async (): Promise<void> => {
    if (!this.#isDirty || this.#isHeld() || !this.#mirror.isMine()) return;
    // A failure shows in the saver's state.
    await this.saveNow().catch(() => undefined);
  };

  /** Asks which version stays if the refusal means that it was saved elsewhere; false otherwise. */
  readonly meetConflict = async (refusal: unknown): Promise<boolean> => {
    const current = overtakenBy(refusal);
    if (current === undefined) return false;
    this.#publish({ state: await this.#conflictWith(refusal, current) });
    return true;
  };

  /** After a conflict: overwrites the other version. */
  readonly keepMine = (): void => {
    const { state } = this.#snapshot;
    if (state.kind !== "conflict") return;
    this.#publish({ version: state.current, state: { kind: this.#doors.save ? "waiting" : "untouched" } });
    if (this.#doors.save) this.#saveSoon(0);
    else void this.#keepOnDevice();
  };

  /** After a conflict, or when the draft is gone: goes on as a new draft. */
  readonly keepAsSecond = async (): Promise<void> => {
    this.#creation = undefined;
    this.#isDirty = true;
    this.#publish({ id: undefined, version: undefined, state: { kind: "waiting" } });
    await this.saveNow().catch(() => undefined);
  };

  /** After a conflict: replaces this screen's draft with the stored version. */
  readonly takeTheirs = async (): Promise<void> => {
    const { id } = this.#snapshot;
    if (id === undefined) return;
    const { draft, version, savedAt } = await this.#doors.at(id).newest();
    this.forget();
    const state: SaveState<Draft> = this.#doors.save ? { kind: "saved", at: savedAt } : { kind: "untouched" };
    this.#publish({ draft, version, state });
  };

  /** Drops the draft after it was sent or discarded. */
  readonly forget = (): void => {
    clearTimeout(this.#timer);
    this.#isDirty = false;
    this.#creation = undefined;
    this.#mirror.drop();
  };

  #isHeld(): boolean {
    return awaitsChoice(this.#snapshot.state) || !this.#doors.save;
  }

  #isLookingAround(patch: Partial<Draft>): boolean {
    const isBegun = this.#isDirty || this.#creation !== undefined || this.#snapshot.id !== undefined;
    return !isBegun && this.#kind.isLookingAround(patch);
  }

  #saveSoon(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // A failure shows in the saver's state.
      this.saveNow().catch(() => undefined);
    }, delay);
  }

  async #saveOnce(): Promise<void> {
    const save = this.#doors.save;
    if (!save || !this.#isDirty) return;
    this.#isDirty = false;
    const { id, draft } = this.#snapshot;
    try {
      const isStored = id === undefined && (await this.#create(save)) === draft;
      if (!isStored) await this.#rewrite(save);
      if (!this.#isDirty) this.#mirror.drop();
      // What was typed meanwhile is saved next.
      this.#publish({ state: this.#isDirty ? { kind: "waiting" } : { kind: "saved", at: new Date() } });
    } catch (error) {
      this.#isDirty = true;
      const isOnDevice = await this.#keepOnDevice();
      const state = await this.#afterFailure(error, isOnDevice);
      this.#publish({ state });
      // Only a save that waits is repeated; a conflict or a refusal is not.
      if (state.kind === "kept" && this.#listeners.size > 0) this.#saveSoon(RETRY_MS);
      throw error;
    }
  }

  async #afterFailure(error: unknown, isOnDevice: boolean): Promise<SaveState<Draft>> {
    const { id } = this.#snapshot;
    // Only a stored draft can be gone.
    const whyGone = id === undefined ? () => undefined : this.#kind.whyGone;
    const state = stateAfter<Draft>(error, { isOnDevice, whyGone });
    // A refused creation made nothing: the next attempt gets a new key.
    if (state.kind === "refused") this.#creation = undefined;
    return state.kind === "conflict" ? this.#conflictWith(error, state.current) : state;
  }

  /** The state of a conflict, with the stored version if it can be read. */
  async #conflictWith(refusal: unknown, current: number): Promise<SaveState<Draft>> {
    const theirs = await this.#readTheirs(refusal);
    return { kind: "conflict", current: theirs?.version ?? current, theirs };
  }

  /** Or repeats the creation whose answer was lost; answers the text it saved. */
  async #create(save: SaveDraft<Draft>): Promise<Draft> {
    const creation = (this.#creation ??= { key: newKey(), draft: this.#snapshot.draft });
    void this.#keepOnDevice();
    const saved = await save({ draft: creation.draft }, creation.key);
    this.#creation = undefined;
    this.#take(saved);
    void this.#keepOnDevice();
    return creation.draft;
  }

  /**
   * Saves over the known version. A newer version that equals what this screen sent, or shows now, is its own save with a
   * lost answer: no conflict.
   */
  async #rewrite(save: SaveDraft<Draft>): Promise<void> {
    const known = this.#known();
    const before = this.#attempted;
    this.#attempted = known.draft;
    try {
      this.#take(await save(known));
    } catch (error) {
      const { id } = known;
      const theirs = await this.#readTheirs(error);
      const isOwn = [before, known.draft].some(
        (own) => own && theirs && this.#kind.isSame(own, theirs.draft),
      );
      if (id === undefined || !theirs || !isOwn) throw error;
      this.#take({ id, version: theirs.version });
      if (!this.#kind.isSame(known.draft, theirs.draft)) this.#take(await save(this.#known()));
    }
    this.#attempted = undefined;
  }

  async #readTheirs(refusal: unknown): Promise<StoredDraft<Draft> | undefined> {
    const { id } = this.#snapshot;
    return id === undefined ? undefined : readOvertaker(this.#doors.at(id), refusal);
  }

  #take({ id, version }: { id: string; version: number }): void {
    this.#publish({ id, version });
  }

  #keepOnDevice(): Promise<boolean> {
    return this.#mirror.keep({ ...this.#known(), creation: this.#creation });
  }

  #known() {
    const { id, version, draft } = this.#snapshot;
    return { id, version, draft };
  }

  #publish(change: Partial<DraftSnapshot<Draft>>, when: ShowWhen = "now"): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    if (when === "now") return this.show();
    clearTimeout(this.#showing);
    this.#showing = setTimeout(this.show, SHOW_MS);
  }
}

/** A device copy is unsaved by definition; of an edit, which does not save itself, an outdated copy raises the conflict at once. */
function beginning<Draft extends object>(
  { isSame }: DraftKind<Draft>,
  { mirror: { kept }, draft, version = 0, savedAt }: DraftStart<Draft>,
  savesItself: boolean,
): SaveState<Draft> {
  if (kept && savesItself) return { kind: "waiting" };
  const isOutdated = kept?.version !== undefined && kept.version < version && !isSame(kept.draft, draft);
  if (isOutdated) return { kind: "conflict", current: version, theirs: { draft, version } };
  return savedAt ? { kind: "saved", at: savedAt } : { kind: "untouched" };
}

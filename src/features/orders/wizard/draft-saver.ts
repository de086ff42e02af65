import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import { newKey } from "#src/lib/call/key.ts";
import type { DraftCreation, Mirror } from "./draft-mirror.ts";
import { isSameDraft } from "./same-draft.ts";
import { isHeld, overtakenBy, stateAfter, type SaveState, type StoredDraft } from "./save-state.ts";

/** The key comes with the save that makes the draft: sent again, it makes no second one. */
export type SaveDraft = (
  input: { id?: string; version?: number; draft: OrderDraft },
  idempotencyKey?: string,
) => Promise<{ id: string; version: number }>;

/** The draft, or the order that is edited, as it is stored now. */
export type LoadDraft = (id: string) => Promise<StoredDraft>;

/** What changes, or how it follows from the newest draft: a file may arrive while somebody types elsewhere. */
export type DraftEdit = Partial<OrderDraft> | ((newest: OrderDraft) => Partial<OrderDraft>);

export type DraftStart = {
  mirror: Mirror;
  draft: OrderDraft;
  id?: string;
  version?: number;
  savedAt?: Date;
};

export type DraftDoors = { save?: SaveDraft; load: LoadDraft };

export type DraftSnapshot = {
  draft: OrderDraft;
  id: string | undefined;
  version: number | undefined;
  state: SaveState;
};

const PAUSE_MS = 700;
/** How long after the last key the page hears of what shows itself where it is typed. */
const TELL_MS = 150;
const RETRY_MS = 5_000;

/**
 * A draft that saves itself on the server shortly after each change, one save at a time, so that an older save never
 * lands on a newer one. Until a save has arrived the device keeps the newest text. Without `save` only the device keeps
 * it, for orders already sent.
 */
export class DraftSaver {
  #snapshot: DraftSnapshot;
  #creation: DraftCreation | undefined;
  #isDirty = false;
  /** Sent, and perhaps stored: its answer was lost. */
  #attempted: OrderDraft | undefined;
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #mirror: Mirror;
  readonly #doors: DraftDoors;

  constructor({ mirror, draft, id, version, savedAt }: DraftStart, doors: DraftDoors) {
    const { kept } = mirror;
    this.#mirror = mirror;
    this.#doors = doors;
    this.#creation = kept?.creation;
    this.#isDirty = kept !== undefined;
    this.#snapshot = {
      draft: kept ? { ...kept.draft, seen: kept.draft.seen ?? draft.seen } : draft,
      id,
      version: kept?.version ?? version,
      state: beginning(kept !== undefined && doors.save !== undefined, savedAt),
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

  /**
   * Takes an edit, and keeps and saves it from here on. What shows itself where it is typed may be told "soon": the page
   * is drawn anew when the keys pause, or with `tell`.
   */
  readonly change = (edit: DraftEdit, told: "now" | "soon" = "now"): void => {
    const patch = typeof edit === "function" ? edit(this.#snapshot.draft) : edit;
    const { state } = this.#snapshot;
    const draft = { ...this.#snapshot.draft, ...patch };
    if (this.#isLookingAround(patch)) return this.#publish({ draft });
    const isHeld = this.#isHeld();
    this.#isDirty = true;
    this.#publish({ draft, state: isHeld ? state : { kind: "waiting" } }, told);
    void this.#keepOnDevice();
    if (!isHeld) this.#saveSoon(PAUSE_MS);
  };

  /** The page shows what there is now. */
  readonly tell = (): void => {
    clearTimeout(this.#telling);
    for (const listener of this.#listeners) listener();
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

  /** The connection or the session is back, or the page goes out of sight: what waits is saved without a pause. */
  readonly catchUp = async (): Promise<void> => {
    if (!this.#isDirty || this.#isHeld() || !this.#mirror.isMine()) return;
    // The state already tells what happened.
    await this.saveNow().catch(() => undefined);
  };

  /** Somebody else saved the order that is edited here; `current` is the version now stored. */
  readonly meetConflict = async (current: number): Promise<void> => {
    const { id } = this.#snapshot;
    const theirs = id === undefined ? undefined : await this.#loadTheirs(id);
    this.#publish({ state: { kind: "conflict", current: theirs?.version ?? current, theirs } });
  };

  /** After a conflict: what is on this screen goes over what was saved elsewhere. */
  readonly keepMine = (current: number): void => {
    this.#publish({ version: current, state: { kind: this.#doors.save ? "waiting" : "untouched" } });
    if (this.#doors.save) this.#saveSoon(0);
    else void this.#keepOnDevice();
  };

  /** After a conflict, or when the draft is out of reach: what is on this screen goes on as a draft of its own. */
  readonly keepAsSecond = async (): Promise<void> => {
    this.#creation = undefined;
    this.#isDirty = true;
    this.#publish({ id: undefined, version: undefined, state: { kind: "waiting" } });
    await this.saveNow().catch(() => undefined);
  };

  /** After a conflict: what was saved elsewhere replaces this screen. */
  readonly takeTheirs = ({ draft, version, savedAt }: StoredDraft): void => {
    this.forget();
    const state: SaveState = this.#doors.save ? { kind: "saved", at: savedAt } : { kind: "untouched" };
    this.#publish({ draft, version, state });
  };

  /** The order was sent or the draft discarded: nothing is left to keep. */
  readonly forget = (): void => {
    clearTimeout(this.#timer);
    this.#isDirty = false;
    this.#creation = undefined;
    this.#mirror.drop();
  };

  /** Somebody has to choose first. */
  #isHeld(): boolean {
    return isHeld(this.#snapshot.state) || !this.#doors.save;
  }

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
    const save = this.#doors.save;
    if (!save || !this.#isDirty) return;
    this.#isDirty = false;
    const { id, draft } = this.#snapshot;
    try {
      const isStored = id === undefined && (await this.#create(save)) === draft;
      if (!isStored) await this.#rewrite(save);
      if (!this.#isDirty) this.#mirror.drop();
      this.#publish({ state: { kind: "saved", at: new Date() } });
    } catch (error) {
      this.#isDirty = true;
      const isOnDevice = await this.#keepOnDevice();
      const state = await this.#afterFailure(error, isOnDevice);
      this.#publish({ state });
      // Only what could not be reached is tried again by itself, whoever asked for the save.
      if (state.kind === "kept" && this.#listeners.size > 0) this.#saveSoon(RETRY_MS);
      throw error;
    }
  }

  async #afterFailure(error: unknown, isOnDevice: boolean): Promise<SaveState> {
    const { id } = this.#snapshot;
    const state = stateAfter(error, { isOnDevice, isStored: id !== undefined });
    // What the server turned down made no draft: the next try may say something else.
    if (state.kind === "refused") this.#creation = undefined;
    if (state.kind !== "conflict" || id === undefined) return state;
    const theirs = await this.#loadTheirs(id);
    return { ...state, current: theirs?.version ?? state.current, theirs };
  }

  /** Makes the draft, or repeats the save whose answer was lost, and answers the text it holds now. */
  async #create(save: SaveDraft): Promise<OrderDraft> {
    const creation = (this.#creation ??= { key: newKey(), draft: this.#snapshot.draft });
    void this.#keepOnDevice();
    const saved = await save({ draft: creation.draft }, creation.key);
    this.#creation = undefined;
    this.#take(saved);
    void this.#keepOnDevice();
    return creation.draft;
  }

  /**
   * Saves over the version known here. A newer one that holds what this screen itself had sent, or says the same by now,
   * is an earlier answer that was lost: no reason to ask anybody.
   */
  async #rewrite(save: SaveDraft): Promise<void> {
    const known = this.#known();
    const before = this.#attempted;
    this.#attempted = known.draft;
    try {
      this.#take(await save(known));
    } catch (error) {
      const { id } = known;
      if (id === undefined || overtakenBy(error) === undefined) throw error;
      const theirs = await this.#loadTheirs(id);
      if (!theirs || ![before, known.draft].some((own) => own && isSameDraft(own, theirs.draft))) throw error;
      this.#take({ id, version: theirs.version });
      if (!isSameDraft(known.draft, theirs.draft)) this.#take(await save(this.#known()));
    }
    this.#attempted = undefined;
  }

  /** What is stored now, if it can be read. */
  async #loadTheirs(id: string): Promise<StoredDraft | undefined> {
    try {
      return await this.#doors.load(id);
    } catch {
      return undefined;
    }
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

  #publish(change: Partial<DraftSnapshot>, told: "now" | "soon" = "now"): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    if (told === "now") return this.tell();
    clearTimeout(this.#telling);
    this.#telling = setTimeout(this.tell, TELL_MS);
  }
}

/** What the device kept waits to be saved, whatever the server has. */
function beginning(isWaiting: boolean, savedAt: Date | undefined): SaveState {
  if (isWaiting) return { kind: "waiting" };
  return savedAt ? { kind: "saved", at: savedAt } : { kind: "untouched" };
}

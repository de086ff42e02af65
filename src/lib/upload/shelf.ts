import type { FilePurpose } from "#domain/files/kind.ts";
import { reasonOf, type ReasonCode } from "#domain/refusal.ts";
import { readSession } from "#src/session/store.ts";
import { openShelf } from "../kept/device-store.ts";
import { call } from "../call/call.ts";
import { newKey } from "../call/key.ts";
import { createStore } from "../page/store.ts";
import { untilSent } from "./patience.ts";
import { inSlot } from "./slots.ts";
import { uploadFile } from "./upload.ts";
import type { UploadedFile } from "#domain/files/uploaded-file.ts";

/**
 * A file not yet uploaded. `batch`: chosen together. Its id is the Idempotency-Key of every try, so that it is stored
 * once.
 */
export type Underway = {
  id: string;
  batch: string;
  name: string;
  size: number;
  /** Undefined when it is no longer on this device: only its name is known. */
  file?: File | undefined;
  /** Progress in percent. */
  progress?: number | undefined;
  /** The connection is lost; the upload goes on by itself. */
  isWaiting?: boolean;
  error?: unknown;
  /** Set where retrying cannot help. */
  isUnacceptable?: boolean;
  /** Set for a duplicate of a file in the list. */
  isTwice?: boolean;
};

/** Attaches an uploaded file to its record; what it refuses counts as failed. */
export type Store = (file: UploadedFile) => Promise<unknown> | void;

type Kept = { name: string; size: number; file?: unknown; begun?: string };

/** The beginning of the names under which the device stores a field's uploads. */
export function keptBeginning(field: string): string {
  return `upload:${field}`;
}

/**
 * The uploads of one field. With `keptAs` they are stored on the device under that name until uploaded, and go on after
 * a reload or restart; without it they last as long as the page.
 */
export class UploadShelf {
  #store: Store | undefined;
  /** The ids of the files that the record holds. */
  #present: () => readonly string[] = () => [];
  readonly #attached = Promise.withResolvers<Store>();
  readonly #shown = createStore<readonly Underway[]>(() => []);
  readonly #purpose: FilePurpose;
  readonly #keptAs: string | undefined;
  readonly #device = openShelf();
  readonly #owner = readSession().user?.id;
  readonly #travelling = new Map<string, AbortController>();
  readonly #begun = new Map<string, string>();
  #arrived = 0;
  /** Ids of entries or of their files, by hash. */
  readonly #known = new Map<string, string>();
  /** The outcome of the first attempt of each file. */
  readonly #outcomes = new Map<string, Promise<boolean>>();

  constructor(purpose: FilePurpose, keptAs?: string) {
    this.#purpose = purpose;
    this.#keptAs = keptAs;
    if (keptAs) void this.#restore();
  }

  readonly read = this.#shown.read;
  readonly subscribe = this.#shown.subscribe;

  /** A field not yet on the screen has no record: what has arrived waits. */
  readonly storeBy = (store: Store, present: readonly string[] = []): void => {
    this.#store = store;
    this.#present = () => present;
    this.#attached.resolve(store);
  };

  /** Answers the names of refused files once all are done. */
  async add(files: readonly File[]): Promise<string[]> {
    const batch = newKey();
    const chosen = files.map((file) => ({ id: newKey(), batch, name: file.name, size: file.size, file }));
    this.#publish([...this.read(), ...chosen.map((one) => ({ ...one, progress: 0 }))]);
    const outcomes = await Promise.all(chosen.map((one) => this.#begin(one)));
    return chosen.filter((_, at) => !outcomes[at]).map(({ name }) => name);
  }

  retry(id: string): void {
    const entry = this.#find(id);
    this.#travelling.get(id)?.abort(new Error("tried anew"));
    if (entry?.file) void this.#travel(id, entry.file, entry.batch);
  }

  /** Cancels an upload or forgets a file, which may be chosen again. */
  remove(id: string): void {
    this.#travelling.get(id)?.abort(new Error("taken away"));
    this.#forgetHash(id);
    this.#drop(id);
  }

  #forgetHash(id: string): void {
    for (const [hash, known] of this.#known) if (known === id) this.#known.delete(hash);
  }

  count(): { left: number; arrived: number; failed: number } {
    const left = this.read().filter(({ progress }) => progress !== undefined).length;
    const failed = this.read().filter(({ progress, isTwice }) => progress === undefined && !isTwice).length;
    return { left, arrived: this.#arrived, failed };
  }

  stop(): void {
    for (const travel of this.#travelling.values()) travel.abort(new Error("the screen was left"));
  }

  /** Uploads a file; resolves to whether it was accepted. */
  async #begin({ id, batch, file }: { id: string; batch: string; file: File }): Promise<boolean> {
    const travel = this.#start(id);
    const hash = await hashOf(file);
    if (travel.signal.aborted) return true;
    if (hash && (await this.#isPresent(hash))) {
      this.#patch(id, { progress: undefined, isTwice: true, isUnacceptable: true });
      return true;
    }
    if (travel.signal.aborted) return true;
    const twin = hash === undefined ? undefined : this.#known.get(hash);
    if (twin !== undefined) {
      this.#patch(id, { progress: undefined, isTwice: true, isUnacceptable: true });
      await this.#outcomes.get(twin);
      return this.#shareRefusal(twin, id);
    }
    if (hash) this.#known.set(hash, id);
    this.#keep(id);
    const outcome = this.#travel(id, file, batch, travel);
    this.#outcomes.set(id, outcome);
    return outcome;
  }

  /** Whether the record holds these bytes from an earlier page; where nobody can say, the file is sent. */
  async #isPresent(hash: string): Promise<boolean> {
    const present = this.#present();
    if (present.length === 0 || this.#known.has(hash)) return false;
    try {
      const { ids } = await call<{ ids: string[] }>("GET", `/files/same/${hash}`);
      return ids.some((one) => present.includes(one));
    } catch {
      return false;
    }
  }

  /** The same bytes as a file that was refused are refused as well: the list holds neither. Whether they are not. */
  #shareRefusal(twin: string, id: string): boolean {
    const first = this.#find(twin);
    if (!first?.isUnacceptable || first.error === undefined) return true;
    this.#patch(id, { isTwice: false, error: first.error });
    return false;
  }

  async #travel(id: string, file: File, batch: string, travel = this.#start(id)): Promise<boolean> {
    const { signal } = travel;
    this.#patch(id, { progress: 0, error: undefined });
    try {
      const arrived = await this.#send(id, file, signal);
      signal.throwIfAborted();
      // The file's row and the end of its upload appear together, never twice.
      const store = this.#store ?? (await this.#attached.promise);
      const stored = store(arrived);
      if (stored) await stored;
      for (const [hash, known] of this.#known) if (known === id) this.#known.set(hash, arrived.id);
      this.#arrived += 1;
      this.#drop(id, (one) => one.isUnacceptable === true && one.batch !== batch);
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      const code = reasonOf(error)?.code;
      const isUnacceptable = code !== undefined && FILE_AT_FAULT.has(code);
      this.#patch(id, { progress: undefined, isWaiting: false, error, isUnacceptable });
      if (isUnacceptable) {
        void this.#device.drop(this.keptName(id));
        // Chosen again it is refused again, not said to be in the list.
        this.#forgetHash(id);
      }
      return false;
    }
  }

  #send(id: string, file: File, signal: AbortSignal): Promise<UploadedFile> {
    const once = () => {
      if (isAnotherAccount(this.#owner)) this.stop();
      signal.throwIfAborted();
      return uploadFile(file, {
        purpose: this.#purpose,
        key: id,
        begun: this.#begun.get(id),
        onBegun: (begun) => {
          this.#begun.set(id, begun);
          this.#keep(id);
        },
        onProgress: (progress) => this.#patch(id, { progress, isWaiting: false }),
        signal,
      });
    };
    return inSlot(() =>
      untilSent(once, {
        signal,
        progress: () => this.#find(id)?.progress ?? 0,
        onLost: () => this.#patch(id, { isWaiting: true }),
      }),
    );
  }

  #start(id: string): AbortController {
    const travel = new AbortController();
    this.#travelling.set(id, travel);
    return travel;
  }

  /** Left by an earlier page of this account; missing files by name only. */
  async #restore(): Promise<void> {
    const batch = newKey();
    for (const name of await this.#device.list(this.keptName(""))) {
      const kept = (await this.#device.read(name)) as Kept | undefined;
      const id = name.slice(this.keptName("").length);
      if (!kept || this.#find(id)) continue;
      if (kept.begun) this.#begun.set(id, kept.begun);
      const file = kept.file instanceof File && kept.file.size === kept.size ? kept.file : undefined;
      const entry = { id, batch, name: kept.name, size: kept.size, file };
      this.#publish([...this.read(), entry]);
      if (file) void this.#travel(id, file, batch);
    }
  }

  #keep(id: string): void {
    const entry = this.#keptAs && this.#find(id);
    if (!entry) return;
    const { name, size, file } = entry;
    const kept: Kept = { name, size, file, ...(this.#begun.has(id) && { begun: this.#begun.get(id) }) };
    void this.#device.keep(this.keptName(id), kept);
  }

  readonly keptName = (id: string): string => `${keptBeginning(this.#keptAs ?? "")}:${id}`;

  #find(id: string): Underway | undefined {
    return this.read().find((one) => one.id === id);
  }

  #drop(id: string, alsoIf: (one: Underway) => boolean = () => false): void {
    this.#publish(this.read().filter((one) => one.id !== id && !alsoIf(one)));
    this.#travelling.delete(id);
    if (this.#keptAs) void this.#device.drop(this.keptName(id));
  }

  #patch(id: string, change: Partial<Underway>): void {
    this.#publish(this.read().map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  #publish(entries: readonly Underway[]): void {
    this.#shown.write(entries);
  }
}

/** Files are never sent under an account that signed in later. */
function isAnotherAccount(owner: string | undefined): boolean {
  const { user } = readSession();
  return user !== null && user.id !== owner;
}

/** Refusals that a retry would only repeat. */
const FILE_AT_FAULT: ReadonlySet<ReasonCode> = new Set([
  "fileTypeNotAllowed",
  "pdfUnreadable",
  "notCsv",
  "notPicture",
  "fileTooLarge",
  "fileEmpty",
  "pictureTooLarge",
  "pictureHeic",
]);

/** Undefined where the browser cannot read the file. Over plain http it has no WebCrypto, and script reckons. */
async function hashOf(file: File): Promise<string | undefined> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { subtle }: { subtle?: SubtleCrypto } = crypto;
    if (!subtle) return (await import("@noble/hashes/sha2")).sha256(bytes).toHex();
    return new Uint8Array(await subtle.digest("SHA-256", bytes)).toHex();
  } catch {
    return undefined;
  }
}

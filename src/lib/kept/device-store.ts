import { clear, createStore, del, get, promisifyRequest, set } from "idb-keyval";
import { draftNames, dropDraft, keepDraft, readDraft } from "./tab-drafts.ts";
import { tolerate } from "./tolerate.ts";

/**
 * Unsent text and files of an account, in IndexedDB, readable by that account only. Without such storage text stays
 * with the tab and files with the page.
 */
export type Shelf = {
  /** Stores a value; resolves to whether it outlives the tab. */
  keep: (name: string, content: object) => Promise<boolean>;
  /** Reads a value; undefined where none is stored. */
  read: (name: string) => Promise<unknown>;
  drop: (name: string) => Promise<void>;
  /** The stored names that begin with a prefix, sorted. */
  list: (beginning?: string) => Promise<string[]>;
  /** Whether the shelf's account is still signed in here. */
  isMine: () => boolean;
};

const TAB_PREFIX = "device:";

const stored = createStore("portal", "unsent");
/** What could not be stored; files in it last as long as the page. */
const unstored = new Map<string, object>();
let account: string | undefined;
let queue: Promise<unknown> = Promise.resolve();

/**
 * The shelf of the signed-in account. Once another account signs in, or it signs out, the shelf keeps and answers
 * nothing.
 */
export function openShelf(): Shelf {
  const owner = account;
  const whileMine = <T>(otherwise: T, work: (owner: string) => Promise<T>): Promise<T> =>
    inTurn(async () => (owner !== undefined && owner === account ? work(owner) : otherwise));
  return {
    keep: (name, content) => whileMine(false, (mine) => keep(mine, name, content)),
    read: (name) => whileMine<unknown>(undefined, (mine) => read(mine, name)),
    drop: (name) => whileMine(undefined, (mine) => drop(mine, name)),
    list: (beginning = "") => whileMine<string[]>([], (mine) => list(mine, beginning)),
    isMine: () => owner !== undefined && owner === account,
  };
}

/** Called on sign-in: drops what other accounts stored. */
export function dropDeviceOfOthers(userId: string): void {
  if (account === userId) return;
  account = userId;
  unstored.clear();
  void inTurn(() =>
    tolerate(undefined, () =>
      stored("readwrite", (store) => {
        const { lower, upper } = rangeOf(userId);
        store.delete(IDBKeyRange.upperBound(lower, true));
        return promisifyRequest(store.delete(IDBKeyRange.lowerBound(upper, true)));
      }),
    ),
  );
}

/** Called on sign-out: drops what the account stored. */
export function clearDevice(): void {
  account = undefined;
  unstored.clear();
  void inTurn(() => tolerate(undefined, () => clear(stored)));
}

/** Whether signing out would lose unsent text or files. */
export async function hasUnsent(): Promise<boolean> {
  return (await openShelf().list()).length > 0;
}

async function keep(owner: string, name: string, content: object): Promise<boolean> {
  const isStored = await tolerate(false, () => set([owner, name], content, stored).then(() => true));
  if (isStored) forget(name);
  else {
    unstored.set(name, content);
    keepDraft(tabName(name), content);
  }
  return isStored;
}

/** A value that could not be stored is newer than the stored value. */
async function read(owner: string, name: string): Promise<unknown> {
  const near = unstored.get(name) ?? readDraft(tabName(name));
  return near ?? tolerate<unknown>(undefined, () => get([owner, name], stored));
}

async function drop(owner: string, name: string): Promise<void> {
  forget(name);
  await tolerate(undefined, () => del([owner, name], stored));
}

async function list(owner: string, beginning: string): Promise<string[]> {
  const keys = await tolerate<IDBValidKey[]>([], () =>
    stored("readonly", (store) => promisifyRequest(store.getAllKeys(rangeOf(owner)))),
  );
  const names = keys.map((key) => (Array.isArray(key) ? String(key[1]) : ""));
  const inTab = draftNames(TAB_PREFIX).map((name) => name.slice(TAB_PREFIX.length));
  return [...new Set([...names, ...unstored.keys(), ...inTab])]
    .filter((name) => name.startsWith(beginning))
    .toSorted();
}

function forget(name: string): void {
  unstored.delete(name);
  dropDraft(tabName(name));
}

function tabName(name: string): string {
  return TAB_PREFIX + name;
}

/** All keys of an owner: in IndexedDB an array sorts after every text. */
function rangeOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []]);
}

/** Runs writes in turn, so that a late write never lands after a drop. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = queue.then(work);
  queue = turn.catch(() => undefined);
  return turn;
}

import { createStore, get, update } from "idb-keyval";
import { KEPT_DAYS } from "#domain/submissions/kept-days.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { dropDraft, keepDraft, readDraft } from "#src/lib/kept/tab-drafts.ts";
import { tolerate } from "#src/lib/kept/tolerate.ts";
import { FORM, VISITOR_FORM } from "./form-probe.ts";

/** The form as this device stores it, shared by all tabs. */
export type FormHere = {
  values: Record<string, unknown>;
  /** The link to continue later, once it was requested. */
  link: KeptLink | null;
  at: string;
  /** Sent or erased; nothing is left of it. */
  isEnded?: true;
};

/** The form on the server. `url` is shown only where no mail leaves; `isOpened`: this device came by it. */
export type KeptLink = {
  token: string;
  version: number;
  email: string;
  url: string | null;
  isOpened?: boolean;
};

/** What the device has not stored yet; `isWhole`: nothing of what it has stored belongs to it any more. */
type Pending = Pick<FormHere, "values" | "at"> & Partial<FormHere> & { isWhole?: boolean };

const store = createStore(VISITOR_FORM, "kept");
let writing: Promise<unknown> = Promise.resolve();
let underWay = 0;

/** What every tab has written by now; undefined once it is older than was promised. */
export async function readHere(): Promise<FormHere | undefined> {
  await writing;
  const here = await read();
  if (!here || Date.now() - Date.parse(here.at) < KEPT_DAYS * DAY_MS) return here;
  await endHere();
  return undefined;
}

/** Writes these fields alone: another tab may be changing others. */
export function changeHere({ values = {}, link }: Partial<Pick<FormHere, "values" | "link">>): Promise<void> {
  return write({ values, at: new Date().toISOString(), ...(link !== undefined && { link }) });
}

/** Set after sending or erasing, to notify other tabs that have the form open. */
export function endHere(): Promise<void> {
  return write({ values: {}, link: null, at: new Date().toISOString(), isEnded: true, isWhole: true });
}

function write(change: Pending): Promise<void> {
  const done = writeNow(change);
  writing = Promise.all([writing, done]);
  return done;
}

/** In the tab before anything else, so that a reload right after a key loses nothing: it stays until the device has it. */
async function writeNow(change: Pending): Promise<void> {
  const pending = joined(inTab(), change);
  keepDraft(FORM, pending, "visitor");
  underWay += 1;
  const newest = (stored: FormHere | undefined) => onto(stored, pending);
  const isStored = await tolerate(false, () => update(FORM, newest, store).then(() => true));
  underWay -= 1;
  if (isStored && underWay === 0) dropDraft(FORM, "visitor");
}

async function read(): Promise<FormHere | undefined> {
  const stored = await tolerate<FormHere | undefined>(undefined, () => get<FormHere>(FORM, store));
  const pending = inTab();
  return pending ? onto(stored, pending) : stored;
}

function inTab(): Pending | undefined {
  return readDraft(FORM, "visitor") as Pending | undefined;
}

function joined(before: Pending | undefined, change: Pending): Pending {
  if (!before || change.isWhole) return change;
  const { isEnded: _, ...begun } = before;
  return { ...begun, ...change, values: { ...before.values, ...change.values } };
}

function onto(stored: FormHere | undefined, { isWhole, ...pending }: Pending): FormHere {
  const before = isWhole ? undefined : stored;
  return { link: before?.link ?? null, ...pending, values: { ...before?.values, ...pending.values } };
}

import { createStore, get, update } from "idb-keyval";
import { KEPT_DAYS } from "#domain/submissions/kept-days.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { dropDraft, keepDraft, readDraft } from "#src/lib/kept/tab-drafts.ts";
import { tolerate } from "#src/lib/kept/tolerate.ts";
import { FORM, VISITOR_FORM } from "./form-probe.ts";

/** The form as this device keeps it, one for all tabs. */
export type FormHere = {
  values: Record<string, unknown>;
  /** Once one to go on later was asked for. */
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

const store = createStore(VISITOR_FORM, "kept");
let writing: Promise<unknown> = Promise.resolve();

/** What every tab has written by now; undefined once it is older than was promised. */
export async function readHere(): Promise<FormHere | undefined> {
  await writing;
  const here = await read();
  if (!here || Date.now() - Date.parse(here.at) < KEPT_DAYS * DAY_MS) return here;
  await endHere();
  return undefined;
}

/** Writes these fields alone: another tab may be changing others. */
export function changeHere({ values, link }: Partial<Pick<FormHere, "values" | "link">>): Promise<void> {
  return write((stored) => ({
    values: { ...stored?.values, ...values },
    link: link === undefined ? (stored?.link ?? null) : link,
    at: new Date().toISOString(),
  }));
}

/** After sending or erasing, told to other tabs that have it open. */
export function endHere(): Promise<void> {
  return write(() => ({ values: {}, link: null, at: new Date().toISOString(), isEnded: true }));
}

function write(change: (stored: FormHere | undefined) => FormHere): Promise<void> {
  const done = writeNow(change);
  writing = Promise.all([writing, done]);
  return done;
}

/** At once, so that a reload right after a key loses nothing; where nothing can be stored, in the tab. */
async function writeNow(change: (stored: FormHere | undefined) => FormHere): Promise<void> {
  const newest = (stored: FormHere | undefined) => change(inTab() ?? stored);
  const isStored = await tolerate(false, () => update(FORM, newest, store).then(() => true));
  if (isStored) dropDraft(FORM, "visitor");
  else keepDraft(FORM, change(await read()), "visitor");
}

/** What could not be stored is the newer one. */
async function read(): Promise<FormHere | undefined> {
  return inTab() ?? tolerate<FormHere | undefined>(undefined, () => get<FormHere>(FORM, store));
}

function inTab(): FormHere | undefined {
  return readDraft(FORM, "visitor") as FormHere | undefined;
}

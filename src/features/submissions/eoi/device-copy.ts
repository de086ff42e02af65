import { createStore, del, get, set } from "idb-keyval";
import { KEPT_DAYS } from "#domain/submissions/kept-days.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { VISITOR_FORM } from "./device-probe.ts";
import { ONE_TAB, type Said } from "./one-tab.ts";

/** The form as it was written on this device, for a tab that was closed. */
export type DeviceCopy = { values: Record<string, unknown>; at: string };

const KEY = "expression-of-interest";
let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore(VISITOR_FORM, "kept"));

/** Storage may be missing, refused or full: then the tab keeps the only copy. */
export async function keepOnDevice(values: Record<string, unknown>): Promise<void> {
  const copy: DeviceCopy = { values, at: new Date().toISOString() };
  await set(KEY, copy, store()).catch(() => undefined);
}

export async function readDeviceCopy(): Promise<DeviceCopy | undefined> {
  const copy = await get<DeviceCopy>(KEY, store()).catch(() => undefined);
  if (!copy || typeof copy.values !== "object") return undefined;
  if (Date.now() - Date.parse(copy.at) < KEPT_DAYS * DAY_MS) return copy;
  await dropDeviceCopy();
  return undefined;
}

/** Tells tabs that wait for the form as well. */
export async function dropSentCopy(): Promise<void> {
  await dropDeviceCopy();
  const channel = new BroadcastChannel(ONE_TAB);
  channel.postMessage({ sent: true } satisfies Said);
  channel.close();
}

export async function dropDeviceCopy(): Promise<void> {
  await del(KEY, store()).catch(() => undefined);
}

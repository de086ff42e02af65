import { isSame } from "#domain/same.ts";
import { NO_ANSWERS } from "../answers/answers.ts";
import { keepOnDevice, readDeviceCopy } from "./device-copy.ts";
import { keptForm, typedHere } from "./eoi-memory.ts";
import { ONE_TAB, type Handed, type Said } from "./one-tab.ts";
import { takeUp } from "./take-up.ts";

/** For a tab in the background; one that is closed or asleep leaves what the device has. */
const PATIENCE_MS = 1_500;

/** What the other tab held, and what stands in this one. */
export type Both = { theirs: Handed; mine: Record<string, unknown> | undefined };

/** Asks the tab that has the form for it. */
export async function askForForm(isHeld: boolean): Promise<Both> {
  const theirs = (isHeld ? await askOther() : undefined) ?? {
    values: (await readDeviceCopy())?.values,
    kept: null,
  };
  return { theirs, mine: typedHere() };
}

/** Whether there is nothing to choose between. */
export function isOneText({ theirs, mine }: Both): boolean {
  return !mine || !theirs.values || isSame(answersIn(mine), answersIn(theirs.values));
}

/** From now on this tab has the form, and what stood in the other one has come here. */
export function takeForm({ theirs, mine }: Both, which: "theirs" | "mine"): void {
  const values = (which === "theirs" ? theirs.values : mine) ?? theirs.values ?? mine;
  if (values) {
    takeUp(values, theirs.kept ?? keptForm());
    void keepOnDevice(values);
  }
  const channel = new BroadcastChannel(ONE_TAB);
  channel.postMessage({ taken: true } satisfies Said);
  channel.close();
}

function askOther(): Promise<Handed | undefined> {
  const { promise, resolve } = Promise.withResolvers<Handed | undefined>();
  const channel = new BroadcastChannel(ONE_TAB);
  channel.addEventListener("message", ({ data }: MessageEvent<Said>) => {
    if ("handed" in data) resolve(data.handed);
  });
  channel.postMessage({ ask: true } satisfies Said);
  setTimeout(() => resolve(undefined), PATIENCE_MS);
  return promise.finally(() => channel.close());
}

function answersIn(values: Record<string, unknown>): unknown[] {
  return Object.keys(NO_ANSWERS).map((key) => values[key]);
}

import { useSyncExternalStore } from "react";
import { shownZone, zoneOffset } from "#i18n/formatters.ts";

let own: string | undefined;

function readZone(): string {
  own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return own;
}

function subscribe(): () => void {
  return () => undefined;
}

/** The reader's zone where its clocks go otherwise than the event's at that moment; the server knows none. */
export function useOwnZone(at: string | Date): string | undefined {
  const own = useSyncExternalStore(subscribe, readZone, () => undefined);
  return own !== undefined && zoneOffset(own, at) !== zoneOffset(shownZone(), at) ? own : undefined;
}

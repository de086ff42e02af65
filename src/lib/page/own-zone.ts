import { useSyncExternalStore } from "react";
import { EVENT_ZONE, zoneOffset } from "#i18n/formatters.ts";

let zone: string | undefined;

function readZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}

function subscribe(): () => void {
  return () => undefined;
}

/** The reader's zone where its clocks go otherwise than the event's at that moment; the server knows none. */
export function useOwnZone(at: string | Date): string | undefined {
  const own = useSyncExternalStore(subscribe, readZone, () => undefined);
  return own !== undefined && zoneOffset(own, at) !== zoneOffset(EVENT_ZONE, at) ? own : undefined;
}

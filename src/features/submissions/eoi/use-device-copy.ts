import { useEffect, useRef } from "react";

const PAUSE_MS = 800;

/** Keeps the values on the device a moment after each change, by code that comes with the first one. */
export function useDeviceCopy(values: Record<string, unknown>, isChanged: boolean): void {
  const first = useRef(values);
  useEffect(() => {
    if (!isChanged || first.current === values) return undefined;
    const timer = setTimeout(() => {
      // Without a connection the tab keeps the only copy.
      import("./device-copy.ts").then((part) => part.keepOnDevice(values)).catch(() => undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, isChanged]);
}

import { useEffect, useState } from "react";
import type { OtherHere, OpenRecord } from "#domain/looking.ts";
import { lookAt, onBeat, onLooking } from "./looking.ts";
import { useIsWriting } from "./writing.ts";

/** The interval of repeating that the page is open, well below the server's timeout. */
const SAY_AGAIN_MS = 15_000;
const NO_OTHERS: readonly OtherHere[] = [];
/** A record's page and a dialog over it may both show it. */
let shownIn = 0;

/** Who else of the team has a record open. They see this page in turn while it is in view or has unsaved text. */
export function useOthersHere(at: OpenRecord): readonly OtherHere[] {
  const [others, setOthers] = useState(NO_OTHERS);
  const isWriting = useIsWriting(at);
  useEffect(() => {
    let isOver = false;
    /** visibilitychange follows pagehide, and must not announce the page again. */
    let isClosed = false;
    function say(): void {
      if (isClosed) return;
      const isHere = isWriting || document.visibilityState === "visible";
      lookAt(isHere ? at : null, isWriting).then(
        (found) => isOver || setOthers(found),
        () => undefined, // While the server is unreachable nobody is named.
      );
    }
    function sayInView(): void {
      if (document.visibilityState === "visible") say();
    }
    function sayAside(): void {
      if (isWriting && document.visibilityState !== "visible") say();
    }
    const saying = setInterval(sayInView, SAY_AGAIN_MS);
    const stops = [onLooking((place) => place === at && sayInView()), onBeat(sayAside)];
    document.addEventListener("visibilitychange", say);
    window.addEventListener("pageshow", sayAfterReturn);
    window.addEventListener("pagehide", close);
    function close(): void {
      isClosed = true;
    }
    function sayAfterReturn({ persisted }: PageTransitionEvent): void {
      isClosed = false;
      if (persisted) say();
    }
    say();
    return () => {
      isOver = true;
      clearInterval(saying);
      for (const stop of stops) stop();
      document.removeEventListener("visibilitychange", say);
      window.removeEventListener("pageshow", sayAfterReturn);
      window.removeEventListener("pagehide", close);
    };
  }, [at, isWriting]);
  useEffect(() => {
    const leave = () => void lookAt(null, false).catch(() => undefined);
    window.addEventListener("pagehide", leave);
    shownIn += 1;
    return () => {
      window.removeEventListener("pagehide", leave);
      shownIn -= 1;
      if (shownIn === 0) leave();
    };
  }, []);
  return others;
}

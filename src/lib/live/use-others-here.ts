import { useEffect, useState } from "react";
import type { Place } from "#domain/looking.ts";
import { lookAt, onLooking } from "./looking.ts";

/** Well within the time after which the server takes a page for closed. */
const SAY_AGAIN_MS = 20_000;
const NOBODY: readonly string[] = [];

/** Who else of the team has a record open, by name; they are told of this page in turn, for as long as it is in view. */
export function useOthersHere(at: Place): readonly string[] {
  const [others, setOthers] = useState(NOBODY);
  useEffect(() => {
    let isOver = false;
    function say(place: Place | null): void {
      lookAt(place).then(
        (names) => isOver || setOthers(names),
        () => undefined, // Nobody is named while the server cannot be reached.
      );
    }
    function look(): void {
      say(document.visibilityState === "visible" ? at : null);
    }
    const leave = () => say(null);
    const saying = setInterval(() => document.visibilityState === "visible" && look(), SAY_AGAIN_MS);
    const stop = onLooking((place) => place === at && document.visibilityState === "visible" && look());
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      isOver = true;
      clearInterval(saying);
      stop();
      document.removeEventListener("visibilitychange", look);
      leave();
    };
  }, [at]);
  return others;
}

import { useEffect, useState } from "react";
import { openShelf } from "#src/lib/kept/device-store.ts";
import { placeOf } from "./draft-place.ts";

/** Whether this device stores a draft of the submission, by names alone: reading a draft needs the rules of all kinds. */
export function useHasUnsent(submissionId: string): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const shelf = openShelf();
    const places = [`${placeOf(submissionId, null)}:`, placeOf(submissionId, "")];
    void Promise.all(places.map((place) => shelf.list(place))).then((names) => {
      if (!isLeft) setHas(names.flat().length > 0);
    });
    return () => {
      isLeft = true;
    };
  }, [submissionId]);
  return has;
}

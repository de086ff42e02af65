import { useEffect, useState, type ReactNode } from "react";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import type { DraftKind } from "./draft-kind.ts";
import { openMirror, type DraftMirror } from "./draft-mirror.ts";

type WithMirrorProps<Draft extends object> = {
  kind: DraftKind<Draft>;
  /** The same name on all pages of one draft. */
  name: string;
  /** The id of the stored draft or record; undefined for a new draft. */
  id: string | undefined;
  children: (mirror: DraftMirror<Draft>) => ReactNode;
};

/** Holds a draft's place on the device while the page is open. */
export function WithMirror<Draft extends object>({ kind, name, id, children }: WithMirrorProps<Draft>) {
  const [mirror, setMirror] = useState<DraftMirror<Draft>>();
  // A new draft gets its id while it is written; the page keeps its place.
  const [opened] = useState({ kind, name, id });
  useEffect(() => {
    let isLeft = false;
    const opening = openMirror(opened.kind, opened.name, opened.id);
    void opening.then((ready) => {
      if (isLeft) ready.close();
      else setMirror(ready);
    });
    return () => {
      isLeft = true;
      void opening.then((ready) => ready.close());
    };
  }, [opened]);
  return mirror ? children(mirror) : <SpinnerArea />;
}

import { useEffect, useState, type ReactNode } from "react";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { openMirror, type Mirror } from "./draft-mirror.ts";

type WithMirrorProps = {
  /** One name for all wizards that write the same. */
  name: string;
  submissionId: string;
  /** The draft or order to go on with. */
  id: string | undefined;
  children: (mirror: Mirror) => ReactNode;
};

/** The wizard's place on the device, held for this tab while it is open. */
export function WithMirror({ name, submissionId, id, children }: WithMirrorProps) {
  const [mirror, setMirror] = useState<Mirror>();
  // A new draft gets its id while it is written; the wizard goes on where it stands.
  const [opened] = useState({ name, submissionId, id });
  useEffect(() => {
    let isLeft = false;
    const opening = openMirror(opened.name, opened.submissionId, opened.id);
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

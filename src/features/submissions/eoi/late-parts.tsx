import { Suspense, useEffect, useState } from "react";
import { optionalPart } from "#src/lib/page/optional-part.ts";
import { loadWords } from "#src/lib/words/words.tsx";
import { mayHaveForm } from "./form-probe.ts";

const Begun = optionalPart(async () => {
  const [part] = await Promise.all([import("./begun-here.tsx"), loadWords("applicant")]);
  return part.BegunHere;
});

const Unsent = optionalPart(async () => {
  const [part] = await Promise.all([import("./unsent-text.tsx"), loadWords("applicant")]);
  return part.UnsentText;
});

const Opened = optionalPart(async () => {
  const [part] = await Promise.all([import("./open-kept.tsx"), loadWords("applicant", "refusals")]);
  return part.OpenKept;
});

/** Where a form was left on this device: to go on with it, or while none is received to read it. */
export function LeftHere({ zone, isOpen }: { zone: string; isOpen: boolean }) {
  const [hasForm, setHasForm] = useState(false);
  useEffect(() => void mayHaveForm().then(setHasForm), []);
  if (!hasForm) return null;
  return <Suspense fallback={null}>{isOpen ? <Begun zone={zone} /> : <Unsent />}</Suspense>;
}

/** The form that a mailed link opens. */
export function OpenedByLink({ token, zone, onDone }: { token: string; zone: string; onDone: () => void }) {
  return (
    <Suspense fallback={null}>
      <Opened token={token} zone={zone} onDone={onDone} />
    </Suspense>
  );
}

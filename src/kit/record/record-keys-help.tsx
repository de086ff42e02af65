import { lazy, Suspense, useState } from "react";
import { loadWords, useWords } from "#src/lib/words/words.tsx";
import { recordKeys, useRecordKeys } from "./record-keys.ts";

/** Loads when somebody opens the help. */
const KeysHelp = lazy(async () => {
  const [part] = await Promise.all([import("../list/keys-help.tsx"), loadWords("listing")]);
  return { default: part.KeysHelp };
});

/** The keys of a record's page, by "?". Needs the namespace moving. */
export function RecordKeysHelp() {
  const { LL } = useWords();
  const words = LL.moving.keys;
  const [keys, setKeys] = useState<ReturnType<typeof recordKeys>>();
  useRecordKeys({ "?": { does: words.help(), run: () => setKeys(recordKeys()) } });
  return (
    <Suspense fallback={null}>
      {keys && <KeysHelp title={words.title()} keys={keys} onClose={() => setKeys(undefined)} />}
    </Suspense>
  );
}

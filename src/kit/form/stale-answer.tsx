import { getBy } from "@tanstack/react-form";
import { useWords } from "#src/lib/words.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { useFieldHost } from "./contexts.ts";

/** One thing that somebody else changed: a field with its old and new value in words, "" for empty, or a sentence. */
export type ChangeLine = string | { field: string; from: string; to: string };

/** Who stored the newer version, where that is known, and what changed; by default what the fields on the screen show. */
export type Told = { who?: string; tell?: (shown: ChangeLine[]) => ChangeLine[] };

type StaleAnswerProps = Told & {
  /** What the fields say of the record as the form knew it, and as it is stored now. */
  before: object;
  after: object;
  isSaving: boolean;
  onTakeTheirs: () => void;
  /** Not there where what was chosen has to be chosen again; what was written stays. */
  onKeepMine?: () => void;
};

/** Somebody else saved the record first: who, what they changed field by field, and whose version shall stand. */
export function StaleAnswer({ before, after, who, tell, ...ways }: StaleAnswerProps) {
  const { LL } = useWords();
  const words = LL.statuses.conflict;
  const shown = [...useFieldHost().words].flatMap(([name, { label, say }]) => {
    const [from, to] = [getBy(before, name), getBy(after, name)];
    const isSame = JSON.stringify(from) === JSON.stringify(to);
    return isSame ? [] : [{ field: label, from: say(from), to: say(to) }];
  });
  const quote = (text: string) => (text.trim() === "" ? words.empty() : `“${text}”`);
  const lines = (tell?.(shown) ?? shown).map((line) =>
    typeof line === "string"
      ? line
      : words.change({ field: line.field, from: quote(line.from), to: quote(line.to) }),
  );
  const { onKeepMine } = ways;
  return (
    <ConflictPanel
      isSaving={ways.isSaving}
      takeTheirs={{ label: onKeepMine ? undefined : words.goOn(), onPress: ways.onTakeTheirs }}
      onKeepMine={onKeepMine}
    >
      <p className="mt-1">{who ? words.changedBy({ who }) : words.changed()}</p>
      <ul className="mt-2 grid gap-1 font-medium wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length === 0 && <li>{words.unseen()}</li>}
      </ul>
      {!onKeepMine && <p className="mt-2">{words.chooseAgain()}</p>}
    </ConflictPanel>
  );
}

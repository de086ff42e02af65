import { getBy } from "@tanstack/react-form";
import { useWords } from "#src/lib/words.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { useFieldHost } from "./contexts.ts";

/** One thing that somebody else changed, in words; "" is a field left empty. */
export type ChangeLine = { field: string; from: string; to: string };

/** What the form and the stored record say now, and what the record said when the form was opened. */
export type StaleAnswerProps = {
  before: object;
  after: object;
  /** Who saved first, where that is known. */
  who?: string;
  /** What a room tells of its record; by default what the fields on the screen show. */
  tell?: (shown: ChangeLine[]) => ChangeLine[];
  isSaving: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Somebody else saved the record first: who, what they changed field by field, and whose version shall stand. */
export function StaleAnswer({ before, after, who, tell, ...ways }: StaleAnswerProps) {
  const { LL } = useWords();
  const words = LL.statuses.conflict;
  const fields = useFieldHost().words;
  const shown = [...fields].flatMap(([name, { label, say }]) => {
    const [from, to] = [getBy(before, name), getBy(after, name)];
    const isSame = JSON.stringify(from) === JSON.stringify(to);
    return isSame ? [] : [{ field: label, from: say(from), to: say(to) }];
  });
  const lines = tell?.(shown) ?? shown;
  const quote = (text: string) => (text.trim() === "" ? words.empty() : `“${text}”`);
  return (
    <ConflictPanel
      isSaving={ways.isSaving}
      takeTheirs={{ onPress: ways.onTakeTheirs }}
      onKeepMine={ways.onKeepMine}
    >
      <p className="mt-1">{who ? words.changedBy({ who }) : words.changed()}</p>
      <ul className="mt-2 grid gap-1 font-medium wrap-anywhere">
        {lines.map(({ field, from, to }) => (
          <li key={field}>{words.change({ field, from: quote(from), to: quote(to) })}</li>
        ))}
        {lines.length === 0 && <li>{words.unseen()}</li>}
      </ul>
    </ConflictPanel>
  );
}

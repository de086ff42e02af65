import { useRef, useState } from "react";
import { useWords } from "#src/lib/words/words.tsx";
import type { DifferenceWords, OthersSave } from "./difference-words.ts";
import { readOvertaker, type RecordAt } from "./overtaker.ts";

/** Automatic merges of one save before the person has to choose. */
const MOST_JOINS = 3;

type Known<Stored, Values> = {
  at: RecordAt<Stored> | undefined;
  values: (record: Stored) => Values;
  /** The words of the fields on the screen, by name. */
  fields: ReadonlyMap<string, DifferenceWords>;
  told: ((before: Stored, after: Stored) => OthersSave) | undefined;
  /** For forms that merge nothing: the person chooses again. */
  isChosenAgain: boolean;
};

/** Merged with mine, to be chosen from, or no conflict. */
type Met<Stored, Values> =
  | { theirs: Stored; values: Values; isMineLeft: boolean; sentence: string }
  | "toChoose"
  | undefined;

/**
 * Somebody else saved first: other fields are merged, and a field that both changed becomes a conflict until it is
 * settled.
 */
export function useOvertaken<Stored, Values extends object>({
  at,
  values,
  fields,
  told,
  isChosenAgain,
}: Known<Stored, Values>) {
  const language = useWords();
  const [conflict, setConflict] = useState<{ before: Stored; theirs: Stored }>();
  const [joined, setJoined] = useState<string>();
  /** What this save has merged, in words. */
  const taken = useRef<string[]>([]);
  const tell = (before: Stored, theirs: Stored) => ({
    who: at?.savedBy?.(theirs),
    ...told?.(before, theirs),
  });

  function ask(before: Stored, theirs: Stored): "toChoose" {
    setConflict({ before, theirs });
    return "toChoose";
  }

  async function join(before: Stored, mine: Values, theirs: Stored): Promise<Met<Stored, Values>> {
    if (!isNewer(theirs, before) || taken.current.length >= MOST_JOINS) return undefined;
    const part = await loadJoin();
    if (!part) return undefined;
    const both = part.joinEdits({ before: values(before), mine, theirs: values(theirs) });
    if (!both) return ask(before, theirs);
    const sentence = part.sayJoined(language, both.differences, fields, tell(before, theirs));
    return { theirs, values: both.values, isMineLeft: both.isMineLeft, sentence };
  }

  return {
    /** The sentence about what was merged. */
    joined,
    conflict: conflict && { ...conflict, ...tell(conflict.before, conflict.theirs) },
    async meet(refusal: unknown, before: Stored, mine: Values): Promise<Met<Stored, Values>> {
      const theirs = await readOvertaker(at, refusal);
      if (theirs === undefined) return undefined;
      return isChosenAgain ? ask(before, theirs) : join(before, mine, theirs);
    },
    /** What is chosen over a version is chosen again once another has come, before anything is sent. */
    notice(before: Stored, now: Stored): void {
      const isTold = conflict && !isNewer(now, conflict.theirs);
      if (isChosenAgain && !isTold && isLater(now, before)) ask(before, now);
    },
    take(sentence: string): void {
      taken.current.push(sentence);
      setJoined(sentence);
    },
    settle: () => setConflict(undefined),
    forget(): void {
      setConflict(undefined);
      setJoined(undefined);
    },
    begin(): void {
      taken.current = [];
      setJoined(undefined);
    },
    /** Shows what was merged with the success message, since most forms close. */
    async announce(): Promise<void> {
      if (taken.current.length > 0) (await loadJoin())?.announceJoined(taken.current);
    },
  };
}

/** Loaded with the first conflict; if that fails, the refusal is shown. */
async function loadJoin(): Promise<typeof import("./join.ts") | undefined> {
  try {
    return await import("./join.ts");
  } catch {
    return undefined;
  }
}

/** Records without a version count as newer, since the server said so. */
function isNewer(one: unknown, other: unknown): boolean {
  const [newer, older] = [versionOf(one), versionOf(other)];
  return newer === undefined || older === undefined || newer > older;
}

/** Records without a version are never later than others. */
function isLater(one: unknown, other: unknown): boolean {
  return versionOf(one) !== undefined && isNewer(one, other);
}

function versionOf(record: unknown): number | undefined {
  const { version } = (record ?? {}) as { version?: unknown };
  return typeof version === "number" ? version : undefined;
}

import { useRef, useState } from "react";
import { useWords } from "#src/lib/words/words.tsx";
import type { DifferenceWords, OthersSave } from "./difference-words.ts";
import { readOvertaker, type RecordAt } from "./overtaker.ts";

/** How often a save goes on by itself over what others saved meanwhile, before its sender is asked again. */
const MOST_JOINS = 3;

type Known<Stored, Values> = {
  at: RecordAt<Stored> | undefined;
  /** What a form shows of a record. */
  values: (record: Stored) => Values;
  /** The fields on the screen. */
  fields: ReadonlyMap<string, DifferenceWords>;
  /** What else there is to tell of somebody's save. */
  told: ((before: Stored, after: Stored) => OthersSave) | undefined;
  /** Nothing is brought together: what was asked for is chosen again, over what happened meanwhile. */
  isChosenAgain: boolean;
};

/** What a save met: a version whose fields are joined with mine by now, one to choose from, or something else. */
type Met<Stored, Values> =
  | { theirs: Stored; values: Values; isMineLeft: boolean; sentence: string }
  | "toChoose"
  | undefined;

/**
 * Somebody else saved first: what they changed in other fields is brought together with mine, and a field that both
 * changed becomes a conflict, which stands until it is settled.
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
  /** What the save under way took in so far, in words. */
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
    /** What came into the form from others, in words. */
    joined,
    conflict: conflict && { ...conflict, ...tell(conflict.before, conflict.theirs) },
    async meet(refusal: unknown, before: Stored, mine: Values): Promise<Met<Stored, Values>> {
      const theirs = await readOvertaker(at, refusal);
      if (theirs === undefined) return undefined;
      return isChosenAgain ? ask(before, theirs) : join(before, mine, theirs);
    },
    /** What another save brought is in the form by now. */
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
    /** Beside the success of the save, since most forms close with it. */
    async announce(): Promise<void> {
      if (taken.current.length > 0) (await loadJoin())?.announceJoined(taken.current);
    },
  };
}

/** It comes with the first save that needs it; where it cannot be fetched, the refusal says what to do. */
async function loadJoin(): Promise<typeof import("./join.ts") | undefined> {
  try {
    return await import("./join.ts");
  } catch {
    return undefined;
  }
}

/** Where records have a version; any other was read because the server said that it is newer. */
function isNewer(one: unknown, other: unknown): boolean {
  const [newer, older] = [versionOf(one), versionOf(other)];
  return newer === undefined || older === undefined || newer > older;
}

function versionOf(record: unknown): number | undefined {
  const { version } = (record ?? {}) as { version?: unknown };
  return typeof version === "number" ? version : undefined;
}

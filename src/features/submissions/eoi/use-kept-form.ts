import { useEffect, useEffectEvent, useRef, useState } from "react";
import { reasonOf } from "#domain/refusal.ts";
import { isSame } from "#domain/same.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import type { Outputs } from "#src/lib/call/trpc.ts";
import type { FormAnswers } from "../answers/answers.ts";
import { changeEoi, type KeptForm } from "./eoi-memory.ts";

export type KeptState = "kept" | "waiting" | "away" | "gone";

const PAUSE_MS = 1_500;
/** After a failure. */
const LATER_MS = 10_000;

/** Saves the form on the server a moment after each change, and asks when another device saved meanwhile. */
export function useKeptForm(kept: KeptForm, answers: FormAnswers) {
  const [state, setState] = useState<KeptState>("kept");
  const [theirs, setTheirs] = useState<Outputs["interestDrafts"]["open"]>();
  const [turn, setTurn] = useState(0);
  /** Unknown at first: the tab may hold more than arrived. */
  const stored = useRef<FormAnswers>(undefined);
  const isSaving = useRef(false);

  const save = useEffectEvent(async () => {
    if (isSaving.current || theirs || isSame(stored.current, answers)) return;
    isSaving.current = true;
    setState("waiting");
    const sent = answers;
    const { token, version } = kept;
    try {
      const saved = await trpcClient.interestDrafts.save.mutate({ token, version, answers: sent });
      stored.current = sent;
      changeEoi({ kept: { ...kept, version: saved.version } });
      setState("kept");
    } catch (error) {
      await refused(error);
    } finally {
      isSaving.current = false;
    }
  });

  async function refused(error: unknown): Promise<void> {
    const code = reasonOf(error)?.code;
    if (code === "linkClosed") return setState("gone");
    setState("away");
    if (code !== "stale") {
      setTimeout(() => setTurn((before) => before + 1), LATER_MS);
      return;
    }
    const now = await readKept(kept.token);
    if (now && isSame(now.answers, answers)) changeEoi({ kept: { ...kept, version: now.version } });
    else setTheirs(now);
  }

  useEffect(() => {
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
    // Each change waits anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [answers, kept.version, turn]);

  return {
    state,
    theirs,
    /** What was typed here is saved over the other device's. */
    keepMine(): void {
      if (!theirs) return;
      setTheirs(undefined);
      changeEoi({ kept: { ...kept, version: theirs.version } });
    },
  };
}

async function readKept(token: string): Promise<Outputs["interestDrafts"]["open"] | undefined> {
  try {
    return await trpcClient.interestDrafts.open.query({ token });
  } catch {
    return undefined; // It is asked again with the next change.
  }
}

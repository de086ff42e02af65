import type { FileStore } from "./store.ts";
import { hashOfStream } from "./whole.ts";

/** How what is stored agrees with the rows that name it; each list holds SHA-256s. */
export type Survey = {
  missing: string[];
  /** Hashes of files with another size or, after a deep check, with other bytes. */
  torn: string[];
  /** Stored for a day, and named by no row: the next sweep removes them. */
  unnamed: string[];
};

const DAY_MS = 24 * 60 * 60_000;

/** Compares the named files with the store; `isDeep` reads every byte. */
export async function surveyFiles(
  store: Pick<FileStore, "open" | "storedBefore">,
  named: readonly { sha256: string; size: number }[],
  options: { isDeep: boolean; now: Date },
): Promise<Survey> {
  const survey: Survey = { missing: [], torn: [], unnamed: [] };
  for (const { sha256, size } of named) {
    const stored = store.open(sha256);
    const found = await stored.size();
    if (found === undefined) survey.missing.push(sha256);
    else if (found !== size || (options.isDeep && (await hashOfStream(stored.stream())) !== sha256))
      survey.torn.push(sha256);
  }
  const names = new Set(named.map(({ sha256 }) => sha256));
  for await (const stored of store.storedBefore(new Date(options.now.getTime() - DAY_MS))) {
    survey.unnamed.push(...stored.filter((sha256) => !names.has(sha256)));
  }
  return survey;
}

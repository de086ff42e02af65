import { Glob } from "bun";

/** What a step of the check answers: whether it holds, and what to mend where it does not. */
export type Finding = { ok: boolean; output: string };

/** The texts of the files that these patterns name, by path. */
export async function readTexts(...patterns: string[]): Promise<Map<string, string>> {
  const paths = patterns.flatMap((pattern) => [...new Glob(pattern).scanSync(".")]).toSorted();
  const texts = await Promise.all(paths.map((path) => Bun.file(path).text()));
  return new Map(paths.map((path, index) => [path, texts[index] ?? ""]));
}

/** A step that read nothing has found nothing out. */
export function findingOf(read: number, faults: readonly string[]): Finding {
  if (read === 0) return { ok: false, output: "No file was read." };
  return { ok: faults.length === 0, output: faults.join("\n") };
}

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { LOCALES } from "#domain/locales.ts";
import { PAPER_VARIANTS } from "./paper-samples.ts";

export const GOLDEN = join(import.meta.dir, "golden");

/** Every paper as it reads, line by line: a file for each language of each, its variants below one another. */
export async function goldenFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const locale of LOCALES)
    for (const [paper, variants] of Object.entries(PAPER_VARIANTS)) {
      const said: string[] = [];
      for (const [name, make] of Object.entries(variants))
        said.push(`=== ${name}\n${await readLines(await make(locale))}\n`);
      files.set(join(locale, `${paper}.txt`), said.join("\n"));
    }
  return files;
}

async function readLines(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await document.getMetadata();
  const { Title, Language } = info as Record<string, string>;
  return [`Title: ${Title} (${Language})`, ...text].join("\n--- page\n");
}

/** `bun run papers:renew`: what is written is read before it is committed. */
if (import.meta.main) {
  rmSync(GOLDEN, { recursive: true, force: true });
  for (const [path, text] of await goldenFiles()) {
    mkdirSync(dirname(join(GOLDEN, path)), { recursive: true });
    writeFileSync(join(GOLDEN, path), text);
  }
}

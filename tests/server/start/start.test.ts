import { expect, test } from "bun:test";
import { dirname, join, relative, resolve } from "node:path";
import { imports } from "../../../package.json";

const ROOT = resolve(import.meta.dir, "../../..");
const OURS = Object.entries(imports).map(
  ([name, path]) => [name.replace("*", ""), path.replace("*", "")] as const,
);
const transpiler = new Bun.Transpiler({ loader: "ts" });

/** Every file of ours that `first` makes the portal read before it does anything. */
async function readBy(first: string): Promise<string[]> {
  const read = new Set([first]);
  for (const file of read) {
    const text = await Bun.file(join(ROOT, file)).text();
    for (const { kind, path } of transpiler.scanImports(text)) {
      const inner = kind === "import-statement" ? oursAt(path, file) : undefined;
      if (inner?.endsWith(".ts")) read.add(inner);
    }
  }
  return [...read];
}

function oursAt(path: string, from: string): string | undefined {
  if (path.startsWith(".")) return relative(ROOT, resolve(ROOT, dirname(from), path));
  const known = OURS.find(([name]) => path.startsWith(name));
  return known && relative(ROOT, resolve(ROOT, known[1], path.slice(known[0].length)));
}

test("a start waits for no words, files or papers that the first answer does not need (P10)", async () => {
  const read = await readBy("server/commands/serve.ts");
  expect(read).toContain("server/app.ts");
  expect(read).toContain("server/mail/words.ts");
  const late = ["i18n/i18n-texts.ts", "server/exported-lists.ts", "server/clock/run-kinds.ts"];
  expect(read.filter((file) => late.includes(file) || file.startsWith("server/documents/type/"))).toEqual([]);
});

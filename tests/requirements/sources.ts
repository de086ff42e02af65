import { Glob } from "bun";
import ts from "typescript";
import { idsIn } from "./ids.ts";

/** Everything that may name a requirement, but for the list of requirements itself. */
export async function readSources(): Promise<Map<string, string>> {
  const paths = [...new Glob("{server,db,i18n,src,tests}/**/*.{ts,tsx}").scanSync(".")]
    .filter((path) => !path.startsWith("tests/requirements/"))
    .toSorted();
  const texts = await Promise.all(["README.md", ...paths].map((path) => Bun.file(path).text()));
  return new Map(["README.md", ...paths].map((path, at) => [path, texts[at] ?? ""]));
}

/**
 * The tests that show each requirement: those which name it in a text of theirs, which is a title or the name of a row
 * in a table of cases. A comment shows nothing.
 */
export function findShown(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const shown = new Map<string, string[]>();
  for (const [path, source] of sources) {
    if (!/\.(?:test|journey)\.tsx?$/.test(path)) continue;
    for (const id of new Set(textsOf(path, source).flatMap(idsIn)))
      shown.set(id, [...(shown.get(id) ?? []), path]);
  }
  return shown;
}

function textsOf(path: string, source: string): string[] {
  const texts: string[] = [];
  function visit(node: ts.Node): void {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return texts;
}

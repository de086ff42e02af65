import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";
import { idsIn } from "./ids.ts";
import { isTest, isTestFile } from "./sources.ts";

/** A test, or a row of the cases it is made for, by what it says. */
export type Claim = { id: string; path: string; text: string };

/** Every test of a file that names a requirement in its title, and every row of cases that names one. */
export function claimsIn(path: string, source: string): Claim[] {
  if (!isTestFile(path)) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const claims: Claim[] = [];

  function visit(node: ts.Node): void {
    const said =
      ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? idsIn(node.getText(file)) : [];
    const whole = said.length > 0 ? claimOf(node) : undefined;
    if (whole) {
      const text = whole.getText(file).replaceAll(/\s+/g, " ");
      claims.push(...said.map((id) => ({ id, path, text })));
    }
    ts.forEachChild(node, visit);
  }

  visit(file);
  return claims;
}

/** The test whose title a text is, or the row that it stands in. */
function claimOf(text: ts.Node): ts.Node | undefined {
  const { parent } = text;
  if (isTest(parent) && parent.arguments[0] === text) return parent;
  return ts.isArrayLiteralExpression(parent) ? parent : undefined;
}

/** The claims of before that nothing says any more: their rows are to be read again, by whoever reads the change. */
export function changedClaims(before: readonly Claim[], now: readonly Claim[]): Claim[] {
  const said = new Set(now.map(({ id, text }) => `${id} ${text}`));
  return before.filter(({ id, text }) => !said.has(`${id} ${text}`));
}

/** The tests as they were at the last release, the commit that gave this version its number; undefined without a history. */
export function readChanged(): Claim[] | undefined {
  const release = git("log", "-1", "--format=%H", '-G"version":', "--", "package.json")?.trim();
  if (!release) return undefined;
  const paths = git("diff", "--name-only", "--no-renames", release, "--", "tests")?.split("\n") ?? [];
  const tests = paths.filter(isTestFile);
  const before = tests.flatMap((path) => claimsIn(path, git("show", `${release}:${path}`) ?? ""));
  const now = tests.flatMap((path) => claimsIn(path, existsSync(path) ? readFileSync(path, "utf8") : ""));
  return changedClaims(before, now);
}

function git(...command: string[]): string | undefined {
  const { success, stdout } = Bun.spawnSync(["git", ...command], { stderr: "ignore" });
  return success ? stdout.toString() : undefined;
}

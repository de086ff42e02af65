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

/** How near to the reader of a page a test stands. */
export const LEVELS = ["journey", "app", "part", "server", "rule", "words", "program"] as const;
export type Level = (typeof LEVELS)[number];

const PROGRAM = /^tests\/load\/.*(?<!\.test)\.ts$/;

const ROOMS: [Level, RegExp][] = [
  ["journey", /^tests\/journeys\//],
  ["app", /^tests\/src\/(?:app|failures)\//],
  ["part", /^tests\/src\//],
  ["rule", /^tests\/domain\//],
  ["words", /^tests\/i18n\//],
  ["program", PROGRAM],
];

/**
 * A browser, the whole application over a whole portal without one, a part of a page by itself, the server with its database, a rule, a sentence as it is written, or a program
 * that measures when it is asked to.
 */
export function levelOf(path: string): Level {
  return ROOMS.find(([, room]) => room.test(path))?.[0] ?? "server";
}

/**
 * The tests that show each requirement: those which name it in a title, or in a row of the cases that a test is made
 * for; and the programs that measure. What a comment, a helper or a table beside the tests names shows nothing.
 */
export function findShown(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const shown = new Map<string, string[]>();
  for (const [path, source] of sources) {
    const claims = PROGRAM.test(path) ? figuresOf(source) : claimsOf(path, source);
    for (const id of new Set(claims.flatMap(idsIn))) shown.set(id, [...(shown.get(id) ?? []), path]);
  }
  return shown;
}

/** What a program prints by the name of its requirement, a letter behind it where it has several figures. */
function figuresOf(text: string): string[] {
  return [...text.matchAll(/"(P\d\d?)[a-z]?"/g)].map(([, id = ""]) => id);
}

export function isTestFile(path: string): boolean {
  return /\.(?:test|journey)\.tsx?$/.test(path);
}

/** The titles of tests and their steps, and the cases they are made for. */
function claimsOf(path: string, text: string): string[] {
  if (!isTestFile(path)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const tables = tablesOf(source);
  const claims: string[] = [];

  function claim(node: ts.Node): void {
    if (ts.isFunctionLike(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      claims.push(node.text);
    const table = ts.isIdentifier(node) ? tables.get(node.text) : undefined;
    if (table) {
      tables.delete((node as ts.Identifier).text);
      claim(table);
    }
    ts.forEachChild(node, claim);
  }

  function visit(node: ts.Node): void {
    if (isTest(node)) {
      const [title] = node.arguments;
      if (title) claim(title);
    }
    if (ts.isForOfStatement(node) && holdsTest(node.statement)) claim(node.expression);
    ts.forEachChild(node, visit);
  }

  visit(source);
  return claims;
}

/** What stands under a name of its own at the top of a file. */
function tablesOf(source: ts.SourceFile): Map<string, ts.Node> {
  const tables = new Map<string, ts.Node>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) tables.set(name.text, initializer);
  }
  return tables;
}

/** `test(…)`, `describe(…)`, `test.step(…)`, and both calls of `test.each(…)(…)`. */
export function isTest(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && /^(?:test|describe)$/.test(rootOf(node.expression));
}

function rootOf(callee: ts.Expression): string {
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return rootOf(callee.expression);
  return ts.isIdentifier(callee) ? callee.text : "";
}

function holdsTest(node: ts.Node): boolean {
  return isTest(node) || (ts.forEachChild(node, (child) => holdsTest(child) || undefined) ?? false);
}

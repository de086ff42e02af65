import ts from "typescript";
import { type Finding, findingOf, readTexts } from "./sources.ts";

/** The rooms that everything else imports from: a name of theirs has one meaning, wherever it is met. */
const ROOMS = ["server/domain", "db", "src/kit"];
/** Migrations are written by drizzle-kit. */
const EXCEPTED = /^db\/migrations\//;

/** An exported name of these rooms exists once. */
export async function namesExistOnce(): Promise<Finding> {
  const texts = await readTexts(...ROOMS.map((room) => `${room}/**/*.{ts,tsx}`));
  const read = [...texts].filter(([path]) => !EXCEPTED.test(path));
  return findingOf(read.length, namesTwice(read));
}

export function namesTwice(sources: Iterable<readonly [path: string, text: string]>): string[] {
  const places = new Map<string, string[]>();
  for (const [path, text] of sources) {
    for (const name of exportedNames(path, text)) places.set(name, [...(places.get(name) ?? []), path]);
  }
  return [...places].flatMap(([name, paths]) =>
    paths.length > 1 ? [`${name} is exported by ${paths.join(" and ")}`] : [],
  );
}

/** The names that a file declares and exports; a type and a value of one name, which are one idea, count once. */
function exportedNames(path: string, text: string): Set<string> {
  const names = new Set<string>();
  for (const statement of ts.createSourceFile(path, text, ts.ScriptTarget.Latest).statements) {
    if (!isExported(statement)) continue;
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) addNames(name, names);
    } else if (isNamed(statement) && statement.name) names.add(statement.name.text);
  }
  return names;
}

function isExported(statement: ts.Statement): boolean {
  if (!ts.canHaveModifiers(statement)) return false;
  return ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function isNamed(statement: ts.Statement): statement is ts.Statement & { name?: ts.Identifier } {
  return (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  );
}

function addNames(name: ts.BindingName, names: Set<string>): void {
  if (ts.isIdentifier(name)) names.add(name.text);
  else for (const element of name.elements) if (ts.isBindingElement(element)) addNames(element.name, names);
}

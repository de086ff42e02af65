import ts from "typescript";
import { type Finding, findingOf, readTexts } from "./sources.ts";

/** What fits a screen, from the first line of a function to its last. */
const MOST_LINES = 80;
/** What tools write. */
const GENERATED = /\.gen\.ts$|^i18n\/i18n-|^db\/migrations\//;
/** What a list shows, column by column, reads as a table; a journey is one story from its beginning to its end. */
const TABLES = /[cC]olumns$/;
const STORIES = /^tests\/journeys\/.*\.journey\.ts$/;

/** Every function fits a screen. */
export async function functionsFitAScreen(): Promise<Finding> {
  const texts = await readTexts("{server,db,i18n,src,tests}/**/*.{ts,tsx}");
  const read = [...texts].filter(([path]) => !GENERATED.test(path) && !STORIES.test(path));
  return findingOf(
    read.length,
    read.flatMap(([path, text]) => longFunctions(path, text)),
  );
}

/** The functions of a file that are longer, as "path:line name: lines". */
export function longFunctions(path: string, text: string): string[] {
  if (text.split("\n").length <= MOST_LINES) return [];
  const kind = path.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: string[] = [];

  function visit(node: ts.Node): void {
    ts.forEachChild(node, visit);
    if (!isWritten(node) || isGroupOfTests(node)) return;
    const first = lineOf(node.getStart(source));
    const lines = lineOf(node.end) - first + 1;
    const name = nameOf(node);
    if (lines > MOST_LINES && !TABLES.test(name)) found.push(`${path}:${first + 1} ${name}: ${lines} lines`);
  }

  visit(source);
  return found;
}

type Written = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration;

function isWritten(node: ts.Node): node is Written {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node)
  );
}

/** `describe` holds tests, as a file does. */
function isGroupOfTests({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && /^describe\b/.test(parent.expression.getText());
}

/** Its own name, or that of the constant or the property that holds it. */
function nameOf({ name, parent }: Written): string {
  if (name) return name.getText();
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  return "a function without a name";
}

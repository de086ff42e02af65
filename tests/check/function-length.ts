import ts from "typescript";

/** A function fits a screen. */
const MOST_LINES = 80;

/** Text that reads as a table, whatever its length: what there is, row by row. */
const TABLES: readonly string[] = [];

/** Every function of a file that is longer than a screen, from its first line to its last, as "path:line name: lines". */
export function longFunctions(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path));
  const findings: string[] = [];

  function visit(node: ts.Node): void {
    if (isWritten(node) && !isGroupOfTests(node)) {
      const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
      const lines = source.getLineAndCharacterOfPosition(node.end).line - first + 1;
      const name = nameOf(node, source);
      if (lines > MOST_LINES && !TABLES.includes(name))
        findings.push(`${path}:${first + 1} ${name}: ${lines} lines`);
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return findings;
}

function kindOf(path: string): ts.ScriptKind {
  return path.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
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
function isGroupOfTests(node: ts.Node): boolean {
  const call = node.parent;
  return ts.isCallExpression(call) && /^describe\b/.test(call.expression.getText());
}

/** Its own name, or the one of what it is put into: a constant, a property, the call that takes it. */
function nameOf(node: Written, source: ts.SourceFile): string {
  if (node.name) return node.name.getText(source);
  for (let at: ts.Node = node.parent; at; at = at.parent) {
    if (ts.isVariableDeclaration(at) || ts.isPropertyAssignment(at)) return at.name.getText(source);
    if (ts.isBlock(at)) break;
  }
  return "function";
}

import { existsSync } from "node:fs";
import ts from "typescript";
import { type Finding, findingOf, readTexts } from "./sources.ts";

/**
 * A paper by its name and a number in it: "(behaviour 12)", "decisions 7 and 9", "see issue 20". A requirement's ID
 * (WIZ-12), a published standard (RFC 6266) and a section of the briefing's form are no such papers.
 */
const NUMBERED =
  /(?:\(|\bsee |, |\band )(?:see )?(?:the )?(?:behaviours?|decisions?|desk|issues?|blueprint|experience|quality|architecture|audit|spec|requirements?|chapter|appendix|point|paper)s?,? (?:no\. ?)?\d+|§\s*\d/gi;
const NAMED = /\b[\w-]+\.md\b/g;

/** No comment and no title of a test points to a paper that a reader of the repository cannot open. */
export async function commentsStandAlone(): Promise<Finding> {
  const texts = await readTexts("{server,db,src,tests,i18n}/**/*.{ts,tsx}", "*.ts");
  const read = [...texts].filter(
    ([path]) => !/^i18n\/i18n-|^db\/migrations\/|^tests\/check\/|\.gen\.ts$/.test(path),
  );
  return findingOf(
    read.length,
    read.flatMap(([path, text]) => papersIn(path, text).map((paper) => `${path}: ${paper}`)),
  );
}

export function papersIn(path: string, text: string): string[] {
  return saidIn(path, text).flatMap((said) => {
    const numbered = said.match(NUMBERED) ?? [];
    const named = (said.match(NAMED) ?? []).filter((name) => !isHere(name));
    return [...numbered, ...named];
  });
}

/** Papers of the repository stand at its root or at the door of a room. */
function isHere(name: string): boolean {
  return ["", "server/", "src/", "db/", "tests/", "i18n/"].some((room) => existsSync(room + name));
}

/** The comments of a file, and the titles of its tests. */
function saidIn(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const starts = new Map<number, string>();
  function visit(node: ts.Node): void {
    const comments = [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ];
    for (const { pos, end } of comments) starts.set(pos, text.slice(pos, end).replaceAll(/\s+\*?\s*/g, " "));
    if (/\.(?:test|journey)\.tsx?$/.test(path) && ts.isCallExpression(node)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) starts.set(title.pos, title.text);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  visit(source.endOfFileToken);
  return [...starts.values()];
}

/** What a text of the policy is made of; see i18n/pt/privacy for how each is written. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "facts"; rows: string[][] };

/** A stretch of a line: words alone, or words that lead somewhere. */
export type Span = { text: string; href?: string };

/** A text of the policy, block by block; blank lines part them, indentation does not count. */
export function readBlocks(text: string): Block[] {
  return bindNumbers(text.trim())
    .split(/\n\s*\n/)
    .map((part) => readBlock(part.split("\n").map((line) => line.trim())));
}

/** No line ends between "art." or "§" and its number. */
function bindNumbers(text: string): string {
  return text.replace(/(\barts?\.|§) (?=\d)/gi, "$1\u00A0");
}

function readBlock(lines: string[]): Block {
  const text = lines.join(" ");
  if (text.startsWith("## ")) return { kind: "heading", text: text.slice(3) };
  if (lines.every((line) => line.startsWith("- "))) {
    return { kind: "list", items: lines.map((line) => line.slice(2)) };
  }
  if (lines.every((line) => /^\|.*\|$/.test(line))) {
    return { kind: "facts", rows: lines.map(readRow) };
  }
  return { kind: "paragraph", text };
}

function readRow(line: string): string[] {
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
}

/** `[words](#data)` or `[words](/profile)`, our own pages only; and an e-mail address as it stands. */
const LINK = /\[([^\]]+)\]\((#[\w-]+|\/[\w-][\w/-]*)\)|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

/** A line in stretches: text and links. */
export function readSpans(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: words, 2: target, 3: email } of line.matchAll(LINK)) {
    if (index > end) spans.push({ text: line.slice(end, index) });
    spans.push({ text: words ?? whole, href: target ?? `mailto:${email}` });
    end = index + whole.length;
  }
  if (end < line.length) spans.push({ text: line.slice(end) });
  return spans;
}

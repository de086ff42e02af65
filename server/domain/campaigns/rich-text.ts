import { isWebUrl } from "../fields.ts";
import type { Block, Span } from "../mail/campaign-as-sent.ts";
import { fillIn } from "../placeholders.ts";

/**
 * The formatting of the team's e-mails: `**bold**`, `[words](https://address)`, bare addresses, lists of lines that
 * begin with "- " or "1. ". A blank line parts paragraphs, a line break stays one. Anything else is text: there is no
 * HTML.
 */
type Values = Readonly<Partial<Record<string, string>>>;

const ITEM = /^\s{0,3}(?:[-*•]|(\d{1,3})[.)])\s+(.*)$/;

/**
 * Reads a text with this formatting. Values come in after it was read, so that a name with asterisks or brackets
 * formats nothing and makes no link.
 */
export function readRichText(text: string, values: Values = {}): Block[] {
  const blocks: Block[] = [];
  for (const part of text.replace(/\r\n?/g, "\n").split(/\n\s*\n/)) {
    for (const group of groupsOf(part)) blocks.push(blockOf(group, values));
  }
  return blocks;
}

type Group = { marker: "none" | "dash" | "number"; lines: string[] };

/** Lines that follow each other and are of one kind. */
function groupsOf(part: string): Group[] {
  const groups: Group[] = [];
  for (const written of part.split("\n")) {
    if (written.trim() === "") continue;
    const [, number, item] = ITEM.exec(written) ?? [];
    const marker = item === undefined ? "none" : number === undefined ? "dash" : "number";
    const line = item ?? written.trim();
    const last = groups.at(-1);
    if (last?.marker === marker) last.lines.push(line);
    else groups.push({ marker, lines: [line] });
  }
  return groups;
}

function blockOf({ marker, lines }: Group, values: Values): Block {
  const read = lines.map((line) => readLine(line, values));
  if (marker === "none") return { kind: "paragraph", lines: read };
  return { kind: "list", isNumbered: marker === "number", items: read };
}

const MARKED =
  /\*\*(?=\S)(.+?)(?<=\S)\*\*|\[([^[\]\n]{1,300})\]\(\s*([^()\s]{1,2000})\s*\)|(https?:\/\/[^\s<>"]{1,2000}[^\s<>".,;:!?)\]}'])|\{\{\s*link\s*\}\}/g;

function readLine(line: string, values: Values): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of line.matchAll(MARKED)) {
    if (found.index > from) spans.push(plain(line.slice(from, found.index), values));
    spans.push(spanOf(found, values));
    from = found.index + found[0].length;
  }
  if (from < line.length) spans.push(plain(line.slice(from), values));
  return spans;
}

function spanOf([written, bold, label, target, bare]: RegExpMatchArray, values: Values): Span {
  if (bold !== undefined) return { text: fillIn(bold, values), isBold: true };
  if (bare !== undefined) return { text: bare, url: bare };
  const url = fillIn(target ?? "{{link}}", values);
  const isLink = isWebUrl(url) || /^mailto:[^\s<>"]+@[^\s<>"]+$/i.test(url);
  return isLink ? { text: fillIn(label ?? url, values), url } : plain(written, values);
}

function plain(text: string, values: Values): Span {
  return { text: fillIn(text, values) };
}

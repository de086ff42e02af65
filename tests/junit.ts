import { existsSync } from "node:fs";

/** What bun's JUnit report says: its sums, and each test that fell with its place and what it met. */
export type Result = { passed: number; failed: number; skipped: number; failures: string[] };

const FALLEN =
  /<testcase name="([^"]*)" classname="([^"]*)"[^>]* file="([^"]*)" line="(\d+)"[^>]*>\s*<failure type="[^"]*" message="([^"]*)"(?:>([^<]*)<)?/g;
const LETTERS: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&amp;": "&",
};
/** Lines of what a test met that are shown. */
const SHOWN = 12;

/** Undefined when the runner died before it wrote its report. */
export async function readJUnit(report: string): Promise<Result | undefined> {
  if (!existsSync(report)) return undefined;
  const xml = await Bun.file(report).text();
  // The root element carries the sums.
  const root = /<testsuites [^>]*>/.exec(xml)?.[0] ?? "";
  const read = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(root)?.[1] ?? 0);
  const failed = read("failures") + read("errors");
  return {
    passed: read("tests") - failed - read("skipped"),
    failed,
    skipped: read("skipped"),
    failures: [...xml.matchAll(FALLEN)].map(tellFailure),
  };
}

function tellFailure([
  ,
  name = "",
  group = "",
  file = "",
  line = "",
  message = "",
  said = "",
]: string[]): string {
  const lines = unescape(said || message)
    .split("\n")
    .filter((text) => text.trim() !== "");
  return [
    `${file}:${line} ${unescape(group)} > ${unescape(name)}`,
    ...lines.slice(0, SHOWN).map((text) => `    ${text}`),
  ].join("\n");
}

function unescape(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => LETTERS[entity] ?? entity);
}

import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Finding, findingOf, readTexts } from "./sources.ts";

/** The front door is read in ten minutes, and everything else at the door it is about. */
const FRONT_DOOR = { words: 1_200, lines: 150 };
const WORDS_A_PAPER = 2_000;

/** The project's own papers are short, and each link between them leads to a file and its heading. */
export async function readmesAreShort(): Promise<Finding> {
  const texts = await readTexts("README.md", "{server,src,db,tests}/**/*.md");
  const findings = [...texts].flatMap(([path, text]) => [
    ...judgeLength(path, text),
    ...linksOf(text).flatMap((link) => judgeLink(path, link, texts)),
  ]);
  return findingOf(texts.size, findings);
}

function judgeLength(path: string, text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean).length;
  const lines = text.trimEnd().split("\n").length;
  const isFrontDoor = path === "README.md";
  const most = isFrontDoor ? FRONT_DOOR.words : WORDS_A_PAPER;
  return [
    ...(words > most ? [`${path}: ${words} words, at most ${most}`] : []),
    ...(isFrontDoor && lines > FRONT_DOOR.lines
      ? [`${path}: ${lines} lines, at most ${FRONT_DOOR.lines}`]
      : []),
  ];
}

/** Links to files of the project: `[text](path#heading)`. */
function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link ?? "")
    .filter((link) => !/^[a-z]+:/.test(link));
}

function judgeLink(path: string, link: string, texts: ReadonlyMap<string, string>): string[] {
  const [file = "", heading] = link.split("#");
  const target = file === "" ? path : join(dirname(path), file);
  if (!existsSync(target)) return [`${path}: ${link} leads to no file`];
  const text = texts.get(target);
  if (heading === undefined || text === undefined) return [];
  return headingsOf(text).includes(heading) ? [] : [`${path}: ${link} leads to no heading`];
}

/** The anchors of a paper's headings, as code hosts make them. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, "")
      .replace(/\s/g, "-"),
  );
}

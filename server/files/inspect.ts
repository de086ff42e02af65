import { open } from "node:fs/promises";
import { isHeic, fileKindOf, MAX_FILE_BYTES, type PlanType } from "#domain/files/kind.ts";
import { wideEncodingOf } from "#domain/imports/decode.ts";
import { refuse } from "#domain/refusal.ts";
import { readImageHeader } from "./image-header.ts";
import { endingOf, typesOfEnding } from "./name.ts";

/** What a file's content shows; undefined for unknown content. */
export type Inspected = { type: string; width?: number; height?: number; dpi?: number };

/** Enough for nearly every picture's header; of others everything is read. */
const HEADER_BYTES = 512 * 1024;
const TEXT_SAMPLE_BYTES = 64 * 1024;

/** file-type's names for types we accept under another one. */
const SAME_AS: Record<string, string> = {
  "video/vnd.avi": "video/x-msvideo",
  "video/x-m4v": "video/mp4",
  "video/MP1S": "video/mpeg",
  "video/MP2P": "video/mpeg",
  "text/rtf": "application/rtf",
};
/** Old office documents share one container, and plain text has no signature: the ending decides. */
const BY_ENDING = {
  container: ["application/msword", "application/vnd.ms-excel", "application/vnd.ms-powerpoint"],
  text: ["text/csv", "text/plain"],
};

/** A PDF may begin with lines that are empty. */
const PDF_START = /^\s{0,1024}%PDF-/;
/** What a name says, if the bytes allow it: by file-type's name for them, or by how they begin. */
const BY_NAME: Partial<Record<PlanType | "application/illustrator", string[] | RegExp>> = {
  "application/illustrator": ["application/pdf", "application/postscript", "application/eps"],
  "application/vnd.sketchup.skp": ["application/zip"],
  "application/x-revit": ["application/x-cfb"],
  "application/x-step": /^(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/)*ISO-10303-21;/,
  "image/vnd.dxf": /^(?:AutoCAD Binary DXF|\s*(?:999\r?\n[^\n]{0,500}\n\s*)*0\r?\n\s*SECTION\r?\n)/,
  "model/vnd.3dm": /^3D Geometry File Format /,
};

/** The root of a drawing, after what XML may begin with: its declaration, comments, a doctype. Linear. */
const SVG_START =
  /^\uFEFF?(?:\s|<\?[^>]*\?>|<!--(?:(?!-->)[\s\S])*-->|<!doctype svg[^>[]*(?:\[[^\]]*\][^>]*)?>)*<(?:[\w-]{1,40}:)?svg[\s>]/i;

/** The type from the bytes, never the claimed one; pictures are not decoded. HEIC is refused with advice. */
export async function inspectFile(path: string, name: string): Promise<Inspected | undefined> {
  const type = await readType(path, name);
  if (!type) return undefined;
  if (isHeic({ name: "", type })) throw refuse("pictureHeic", { name });
  if (fileKindOf(type) !== "image") return { type };
  const header =
    readImageHeader(type, await readStart(path, HEADER_BYTES)) ??
    readImageHeader(type, await readStart(path, MAX_FILE_BYTES));
  if (!header) return undefined;
  const { dpi, ...size } = header;
  // A density of 0 is no information.
  return { type, ...size, ...(dpi && { dpi }) };
}

async function readType(path: string, name: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import("file-type");
  const byEnding = typesOfEnding(endingOf(name));
  const found = (await fileTypeFromFile(path).catch(() => undefined))?.mime;
  const sample = await readStart(path, TEXT_SAMPLE_BYTES);
  const start = sample.toString("utf8");
  const plan = byEnding.find((type) => isAllowedBy(BY_NAME[type as PlanType], start, found));
  if (plan) return plan;
  if (found === "application/x-cfb") return byEnding.find((type) => BY_ENDING.container.includes(type));
  if (found && found !== "application/xml") return SAME_AS[found] ?? found;
  if (PDF_START.test(start)) return "application/pdf";
  if (SVG_START.test(start)) return "image/svg+xml";
  // Text of two bytes a letter is full of zeros, and says so at its beginning.
  const isText = wideEncodingOf(sample) !== undefined || !sample.includes(0);
  return !isText ? undefined : byEnding.find((type) => BY_ENDING.text.includes(type));
}

function isAllowedBy(rule: string[] | RegExp | undefined, start: string, found = ""): boolean {
  return rule instanceof RegExp ? rule.test(start) : rule?.includes(found) === true;
}

async function readStart(path: string, length: number): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

import { cleanText } from "#domain/fields.ts";
import { PLANS } from "#domain/files/kind.ts";

/** Letters of the stem, and bytes of the whole: a disk takes 255 of them, and an archive or a download adds its own. */
const MAX_NAME = 180;
const MAX_BYTES = 230;

/** Most characters read of a name, from its end. */
const LONGEST_READ = 1000;

/** Extensions of accepted types; the first is appended to a name without one. */
const ENDINGS: Record<string, readonly string[]> = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg", "jpe", "jfif"],
  "image/webp": ["webp"],
  "image/gif": ["gif"],
  "image/avif": ["avif"],
  "image/svg+xml": ["svg"],
  "application/eps": ["eps"],
  "application/postscript": ["ps", "eps"],
  "application/illustrator": ["ai"],
  ...PLANS,
  "application/pdf": ["pdf"],
  "application/zip": ["zip"],
  "application/rtf": ["rtf"],
  "application/msword": ["doc", "dot"],
  "application/vnd.ms-excel": ["xls"],
  "application/vnd.ms-powerpoint": ["ppt", "pps"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ["xlsx"],
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": ["pptx"],
  "application/vnd.oasis.opendocument.text": ["odt"],
  "application/vnd.oasis.opendocument.spreadsheet": ["ods"],
  "application/vnd.oasis.opendocument.presentation": ["odp"],
  "text/csv": ["csv"],
  "text/plain": ["txt"],
  "video/mp4": ["mp4", "m4v"],
  "video/quicktime": ["mov", "qt"],
  "video/webm": ["webm"],
  "video/x-msvideo": ["avi"],
  "video/mpeg": ["mpg", "mpeg"],
};

export function typesOfEnding(ending: string): string[] {
  return Object.keys(ENDINGS).filter((type) => ENDINGS[type]?.includes(ending));
}

export function endingOf(name: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? "";
}

/**
 * Without folders, control characters and whatever troubles a shell, a header or Windows. Browsers write a quote and
 * a line break as %22, %0D and %0A.
 */
export function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const readable = cleanText([...last].slice(-LONGEST_READ).join(""))
    .replace(/%0[DA]|\s+/gi, " ")
    .replace(/%22|[<>:"|?*]/g, "_")
    .replace(/^\.+/, "");
  const own = withoutEnd(readable, ". ");
  const ending = endingOf(own);
  const stem = ending ? own.slice(0, -ending.length - 1) : own;
  const cut = withinBytes([...stem].slice(0, MAX_NAME), MAX_BYTES - ending.length).trim() || "file";
  return ending ? `${cut}.${ending}` : cut;
}

/** As many characters as fit, none cut in two. */
function withinBytes(letters: readonly string[], most: number): string {
  let left = most;
  const end = letters.findIndex((letter) => (left -= Buffer.byteLength(letter)) < 0);
  return letters.slice(0, end === -1 ? undefined : end).join("");
}

/** Strips trailing characters in linear time, unlike `/[…]+$/`. */
function withoutEnd(text: string, end: string): string {
  let length = text.length;
  while (length > 0 && end.includes(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length);
}

/** Adds the type's extension: `plan.exe` holding a PDF becomes `plan.exe.pdf`. */
export function nameForType(name: string, type: string): string {
  const endings = ENDINGS[type];
  if (!endings || endings.includes(endingOf(name))) return name;
  return `${name}.${endings[0]}`;
}

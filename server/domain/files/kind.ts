import type { Reason } from "../refusal.ts";

/** FIL-02 */
export const FILE_KINDS = ["image", "document", "video", "other"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** What is kept of a file: its bytes, of one of the kinds, or the address where it lies (FIL-05). */
export const STORED_KINDS = [...FILE_KINDS, "link"] as const;

/** What a file may hang on (FIL-03). */
export const OWNER_KINDS = ["interest_submission", "order", "catalog_item", "evaluation"] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

/** What a file is for; it decides which types are accepted. */
export const FILE_PURPOSES = [
  "supporting",
  "paymentConfirmation",
  "signedContract",
  "referenceImage",
  "brandManual",
  "logo",
  "productImage",
  "additionalImage",
  "itemImage",
  "attachment",
  "catalogueImport",
] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

/** FIL-04: 10 MB inclusive, counted in bytes; larger files are added by address (FIL-05). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** A larger file travels in parts of this size, so that a line that breaks costs one of them at most. */
export const PART_BYTES = 1024 * 1024;

/** Protective (S56): no picture of a stand needs more, and a decoder somewhere would choke. */
export const MAX_PICTURE = { maxSide: 25_000, maxMegapixels: 250 };

/** Whether a picture has more pixels than are taken, by its header alone. */
export function isPictureTooLarge({ width = 0, height = 0 }: { width?: number; height?: number }): boolean {
  const { maxSide, maxMegapixels } = MAX_PICTURE;
  return Math.max(width, height) > maxSide || width * height > maxMegapixels * 1_000_000;
}

/** Protective (S57): files one order carries, and uploads of one account that no record carries yet. */
export const MAX_ORDER_FILES = 200;
export const MAX_LOOSE_UPLOADS = 500;

/** Protective (S57): bytes that one exhibitor's account keeps in all; fifteen orders full of pictures have room in it. */
export const MAX_ACCOUNT_BYTES = 3 * 1024 ** 3;

const IMAGES = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"] as const;
const PDF = ["application/pdf"] as const;
const OFFICE = [
  "application/msword",
  "application/vnd.ms-excel",
  "application/vnd.ms-powerpoint",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  "application/vnd.oasis.opendocument.text",
  "application/vnd.oasis.opendocument.spreadsheet",
  "application/vnd.oasis.opendocument.presentation",
  "application/rtf",
  "text/plain",
  "text/csv",
] as const;
const VIDEOS = ["video/mp4", "video/quicktime", "video/webm", "video/x-msvideo", "video/mpeg"] as const;
const ZIP = ["application/zip"] as const;
const SUPPORTING = [...IMAGES, ...PDF, ...OFFICE, ...VIDEOS, ...ZIP] as const;

/** The true types, read from the bytes, that each purpose accepts (FIL-07). */
export const ALLOWED_TYPES: Record<FilePurpose, readonly string[]> = {
  supporting: SUPPORTING,
  paymentConfirmation: [...IMAGES, ...PDF],
  signedContract: [...IMAGES, ...PDF],
  referenceImage: IMAGES,
  brandManual: PDF,
  logo: [...IMAGES, ...PDF],
  productImage: IMAGES,
  additionalImage: IMAGES,
  itemImage: IMAGES,
  attachment: SUPPORTING,
  catalogueImport: ["text/csv"],
};

const DOCUMENTS: readonly string[] = [...PDF, ...OFFICE];

/** The kind of a media type, parameters such as a charset aside (FIL-02); an unknown one is other. */
export function fileKindOf(type: string): FileKind {
  const bare = bareType(type);
  if (bare.startsWith("image/")) return "image";
  if (bare.startsWith("video/")) return "video";
  return DOCUMENTS.includes(bare) ? "document" : "other";
}

export function isTypeAllowed(purpose: FilePurpose, type: string): boolean {
  return ALLOWED_TYPES[purpose].includes(bareType(type));
}

/** Apple's photo format, by what the browser says of a file; Windows and Chrome say nothing, so the name counts too. */
export function isHeic({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/.test(bareType(type)) || /\.hei[cf]$/i.test(name);
}

/** Why a file cannot be accepted, as far as that is known before its bytes are looked at; nothing need be sent. */
export function whyNotUpload(file: { name: string; type: string; size: number }): Reason | undefined {
  const { name } = file;
  if (file.size === 0) return { code: "fileEmpty", params: { name } };
  if (file.size > MAX_FILE_BYTES)
    return { code: "fileTooLarge", params: { name, limitBytes: MAX_FILE_BYTES } };
  return isHeic(file) ? { code: "pictureHeic", params: { name } } : undefined;
}

/** What may be shown inside the browser, under a policy that lets nothing in it run (S53). */
export function isShownInline(type: string): boolean {
  return fileKindOf(type) === "image" || bareType(type) === "application/pdf";
}

function bareType(type: string): string {
  return (type.split(";")[0] ?? "").trim().toLowerCase();
}

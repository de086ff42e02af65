import type { Reason } from "../refusal.ts";

/** FIL-02 */
const FILE_KINDS = ["image", "document", "video", "other"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A link is an address instead of bytes (FIL-05). */
export const STORED_KINDS = [...FILE_KINDS, "link"] as const;

/** Kinds of record that an attachment belongs to (FIL-03). */
export const ATTACHMENT_OWNERS = ["interest_submission", "order", "catalog_item", "evaluation"] as const;
export type AttachmentOwner = (typeof ATTACHMENT_OWNERS)[number];

/** FIL-03, as decided: the site's own pictures hang on a fifth kind, which no list of attachments shows. */
export const OWNER_KINDS = [...ATTACHMENT_OWNERS, "settings"] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

/** Purposes of a file; they decide which types are accepted. */
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
  "eventLogo",
  "eventPicture",
] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

/** FIL-04: 10 MB inclusive, in bytes; larger files are given by address (FIL-05). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Size of an upload's parts: a broken connection costs one part at most. */
export const PART_BYTES = 1024 * 1024;

/** Protective (S56): larger pictures choke decoders. */
export const MAX_PICTURE = { maxSide: 25_000, maxMegapixels: 250 };

/** Whether a picture is too large, judged by its header alone. */
export function isPictureTooLarge({ width = 0, height = 0 }: { width?: number; height?: number }): boolean {
  const { maxSide, maxMegapixels } = MAX_PICTURE;
  return Math.max(width, height) > maxSide || width * height > maxMegapixels * 1_000_000;
}

/** Protective (S57): files per order, per handed step, and unattached uploads per account. */
export const MAX_ORDER_FILES = 200;
export const MAX_STEP_FILES = 100;
export const MAX_LOOSE_UPLOADS = 500;

/** Protective (S57): bytes per exhibitor's account; enough for fifteen orders full of pictures. */
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
/** What can be drawn anew, whatever it is to be shown by. */
const REDRAWN = ["image/png", "image/jpeg", "image/webp"] as const;
/** Drawings of lines, as a printer wants a logo. A browser would run what stands in one, so they are only handed over. */
const PRINTED = ["application/eps", "application/postscript", "application/illustrator"] as const;
const VECTORS = ["image/svg+xml", ...PRINTED] as const;
/** Plans and models as builders make them, by their endings: downloaded, never shown, never unpacked. */
export const PLANS = {
  "image/vnd.dwg": ["dwg"],
  "image/vnd.dxf": ["dxf"],
  "application/vnd.sketchup.skp": ["skp"],
  "application/x-step": ["ifc"],
  "application/x-revit": ["rvt"],
  "model/vnd.3dm": ["3dm"],
  "image/vnd.adobe.photoshop": ["psd"],
  "image/tiff": ["tif", "tiff"],
} as const;
export type PlanType = keyof typeof PLANS;
const DRAWN = [...PRINTED, ...(Object.keys(PLANS) as PlanType[])] as const;
const SUPPORTING = [...IMAGES, ...PDF, ...OFFICE, ...VIDEOS, ...ZIP, ...DRAWN] as const;

/** Types as detected from the bytes (FIL-07). */
export const ALLOWED_TYPES: Record<FilePurpose, readonly string[]> = {
  supporting: SUPPORTING,
  paymentConfirmation: [...IMAGES, ...PDF],
  signedContract: [...IMAGES, ...PDF],
  referenceImage: IMAGES,
  brandManual: PDF,
  logo: [...IMAGES, ...PDF, ...VECTORS, ...ZIP],
  productImage: IMAGES,
  additionalImage: [...IMAGES, ...PDF, ...ZIP, ...DRAWN],
  itemImage: IMAGES,
  attachment: SUPPORTING,
  catalogueImport: ["text/csv"],
  eventLogo: REDRAWN,
  eventPicture: REDRAWN,
};

const DOCUMENTS: readonly string[] = [...PDF, ...OFFICE];

export function isVector(type: string): boolean {
  return (VECTORS as readonly string[]).includes(bareType(type));
}

/** What a file chooser offers; systems know few plans by their type. */
export function acceptOf(purpose: FilePurpose): string {
  const types: readonly string[] = ALLOWED_TYPES[purpose];
  const endings = Object.entries({ ...PLANS, "application/illustrator": ["ai"], "application/eps": ["eps"] });
  const known = endings.filter(([type]) => types.includes(type)).flatMap(([, names]) => names);
  return [...types, ...known.map((ending) => `.${ending}`)].join(",");
}

/** FIL-02; parameters such as a charset are ignored. Only what may be drawn on a page is an image. */
export function fileKindOf(type: string): FileKind {
  const bare = bareType(type);
  if (isVector(bare) || bare in PLANS) return "other";
  if (bare.startsWith("image/")) return "image";
  if (bare.startsWith("video/")) return "video";
  return DOCUMENTS.includes(bare) ? "document" : "other";
}

export function isTypeAllowed(purpose: FilePurpose, type: string): boolean {
  return ALLOWED_TYPES[purpose].includes(bareType(type));
}

/** Windows and Chrome give no type, so the name counts too. */
export function isHeic({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/.test(bareType(type)) || /\.hei[cf]$/i.test(name);
}

/** Why an upload is refused, as far as that is known before the bytes arrive. */
export function whyNotUpload(file: { name: string; type: string; size: number }): Reason | undefined {
  const { name } = file;
  if (file.size === 0) return { code: "fileEmpty", params: { name } };
  if (file.size > MAX_FILE_BYTES)
    return { code: "fileTooLarge", params: { name, limitBytes: MAX_FILE_BYTES } };
  return isHeic(file) ? { code: "pictureHeic", params: { name } } : undefined;
}

/** Whether a browser shows the type, under a policy that lets nothing in it run (S53). */
export function isShownInline(type: string): boolean {
  return fileKindOf(type) === "image" || bareType(type) === "application/pdf";
}

function bareType(type: string): string {
  return (type.split(";")[0] ?? "").trim().toLowerCase();
}

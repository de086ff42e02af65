import * as v from "valibot";
import { cleanText, optionalText, requiredText } from "../../fields.ts";
import { message } from "../../messages.ts";
import { fileReferences } from "../../files/file-reference.ts";

const MAX_FIELD = 5000;
/** Limit while typing: a text longer than MAX_FIELD is reported, and stored. */
const MAX_TYPED = 20_000;
/** A bound against abuse, far above real use. */
const MAX_COUNT = 100_000;

/** FIL-06: dots per inch required of a logo. */
const LOGO_DPI = 300;

/** Below that a logo is accepted with a warning; one of unknown resolution without. */
export function isCoarseLogo<Logo extends { dpi?: number | undefined }>(
  logo: Logo,
): logo is Logo & { dpi: number } {
  return logo.dpi !== undefined && logo.dpi < LOGO_DPI;
}

function answer() {
  return optionalText(MAX_FIELD);
}

function flag() {
  return v.optional(v.boolean(), false);
}

/** May be empty; whether it must be above 0 depends on another answer. */
function count() {
  return v.optional(
    v.nullable(
      v.pipe(
        v.number(message("wholeNumber")),
        v.integer(message("wholeNumber")),
        v.maxValue(MAX_COUNT, message("numberTooLarge")),
      ),
    ),
    null,
  );
}

const structuralEntries = {
  /** A meeting room. */
  vipRoom: flag(),
  auditorium: flag(),
  auditoriumCapacity: count(),
  pantry: flag(),
  deposit: flag(),
  otherElements: answer(),
  productExhibitionArea: flag(),
  productDescription: answer(),
  productImages: fileReferences(),
  productQuantity: count(),
  largeObjectExhibition: flag(),
  voltageRequirement: answer(),
  additionalObservations: answer(),
  additionalImages: fileReferences(),
};

/** Section 1 (WIZ-32): at least one reference image or address (WIZ-36), and a description (WIZ-37). */
const visualReference = v.object({
  files: v.pipe(fileReferences(), v.minLength(1, message("referenceImageRequired"))),
  description: v.optional(requiredText(MAX_FIELD, "detailedDescriptionRequired"), ""),
});

/** Section 2 (WIZ-33). Details of an unchosen auditorium or exhibition area are not required. */
const structuralElements = v.pipe(
  v.object(structuralEntries),
  v.forward(
    v.partialCheck(
      [["auditorium"], ["auditoriumCapacity"]],
      (input) => !input.auditorium || isAboveZero(input.auditoriumCapacity),
      message("auditoriumCapacity"),
    ),
    ["auditoriumCapacity"],
  ),
  v.forward(
    v.partialCheck(
      [["productExhibitionArea"], ["productDescription"]],
      (input) => !input.productExhibitionArea || input.productDescription !== "",
      message("productDescription"),
    ),
    ["productDescription"],
  ),
  v.forward(
    v.partialCheck(
      [["productExhibitionArea"], ["productQuantity"]],
      (input) => !input.productExhibitionArea || isAboveZero(input.productQuantity),
      message("productQuantity"),
    ),
    ["productQuantity"],
  ),
);

/** Section 3, visual identity (WIZ-34). */
const visualIdentity = v.object({
  colors: answer(),
  branding: answer(),
  brandManual: fileReferences(),
  wallsDescription: answer(),
  logo: fileReferences(),
});

/** Section 4, final considerations (WIZ-35). */
const finalConsiderations = v.object({
  strategicObjectives: answer(),
  messageLegacy: answer(),
  culturalElements: answer(),
  sustainability: answer(),
  additionalImages: fileReferences(),
});

/** The briefing as sent: four sections (WIZ-31). */
export const briefing = v.object({
  visualReference: v.optional(visualReference, {}),
  structuralElements: v.optional(structuralElements, {}),
  visualIdentity: v.optional(visualIdentity, {}),
  finalConsiderations: v.optional(finalConsiderations, {}),
});
export type Briefing = v.InferOutput<typeof briefing>;

function typed() {
  return v.optional(
    v.pipe(v.string(), v.transform(cleanText), v.maxLength(MAX_TYPED, message("textTooLong"))),
    "",
  );
}

function typedCount() {
  return v.optional(v.nullable(v.pipe(v.number(), v.finite())), null);
}

/** While being written: nothing is required or refused. */
export const briefingDraft = v.object({
  visualReference: v.optional(v.object({ files: fileReferences(), description: typed() }), {}),
  structuralElements: v.optional(
    v.object({
      ...structuralEntries,
      auditoriumCapacity: typedCount(),
      otherElements: typed(),
      productDescription: typed(),
      productQuantity: typedCount(),
      voltageRequirement: typed(),
      additionalObservations: typed(),
    }),
    {},
  ),
  visualIdentity: v.optional(
    v.object({
      ...visualIdentity.entries,
      colors: typed(),
      branding: typed(),
      wallsDescription: typed(),
    }),
    {},
  ),
  finalConsiderations: v.optional(
    v.object({
      strategicObjectives: typed(),
      messageLegacy: typed(),
      culturalElements: typed(),
      sustainability: typed(),
      additionalImages: fileReferences(),
    }),
    {},
  ),
});

/** Reads a stored briefing; missing answers become empty. */
export function readBriefing(stored: unknown): Briefing | null {
  const { success, output } = v.safeParse(briefingDraft, stored);
  return success ? output : null;
}

export function emptyBriefing(): Briefing {
  return v.parse(briefingDraft, {});
}

function isAboveZero(value: number | null | undefined): boolean {
  return typeof value === "number" && value > 0;
}

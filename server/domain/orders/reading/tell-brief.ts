import type { Briefing } from "../draft/briefing.ts";
import type { FileReference } from "../../files/file-reference.ts";
import { sortSketches } from "./sketch.ts";

/** Sections in the order in which they are filled in (WIZ-31). */
export const BRIEF_SECTIONS = [
  "visualReference",
  "structuralElements",
  "visualIdentity",
  "finalConsiderations",
] as const satisfies (keyof Briefing)[];
export type BriefSection = (typeof BRIEF_SECTIONS)[number];

/** Fields of the briefing that hold a text. */
export type BriefText =
  | "description"
  | "otherElements"
  | "productDescription"
  | "voltageRequirement"
  | "additionalObservations"
  | "colors"
  | "branding"
  | "wallsDescription"
  | "strategicObjectives"
  | "messageLegacy"
  | "culturalElements"
  | "sustainability";

/** The seven file fields of the briefing, and the sketch among the pictures of one. */
export type BriefFiles =
  | "files"
  | "productImages"
  | "additionalImages"
  | "sketch"
  | "brandManual"
  | "logo"
  | "finalImages";

export type BriefRoom =
  | "vipRoom"
  | "auditorium"
  | "pantry"
  | "deposit"
  | "productExhibitionArea"
  | "largeObjectExhibition";

/** A part of the briefing to show; empty answers are left out. */
export type BriefPart =
  | { kind: "rooms"; label: "rooms"; rooms: { room: BriefRoom; count: number | null }[] }
  | { kind: "text"; label: BriefText; text: string }
  | { kind: "files"; label: BriefFiles; files: readonly FileReference[] };

export type ShownSection = { section: BriefSection; parts: BriefPart[] };

/** Rooms first, then texts, then files. Details of an unwanted auditorium or exhibition area are left out. */
export function showBrief(briefing: Briefing): ShownSection[] {
  const sections: ShownSection[] = [
    { section: "visualReference", parts: tellReference(briefing.visualReference) },
    { section: "structuralElements", parts: tellStructure(briefing.structuralElements) },
    { section: "visualIdentity", parts: tellIdentity(briefing.visualIdentity) },
    { section: "finalConsiderations", parts: tellConsiderations(briefing.finalConsiderations) },
  ];
  return sections
    .map(({ section, parts }) => ({ section, parts: parts.filter(isSaid) }))
    .filter(({ parts }) => parts.length > 0);
}

function tellReference({ description, files }: Briefing["visualReference"]): BriefPart[] {
  return [text("description", description), pictures("files", files)];
}

function tellStructure(asked: Briefing["structuralElements"]): BriefPart[] {
  const { sketches, others } = sortSketches(asked.additionalImages);
  const products: BriefPart[] = [
    text("productDescription", asked.productDescription),
    pictures("productImages", asked.productImages),
  ];
  return [
    { kind: "rooms", label: "rooms", rooms: roomsOf(asked) },
    text("otherElements", asked.otherElements),
    ...(asked.productExhibitionArea ? products : []),
    text("voltageRequirement", asked.voltageRequirement),
    text("additionalObservations", asked.additionalObservations),
    pictures("sketch", sketches),
    pictures("additionalImages", others),
  ];
}

function roomsOf(asked: Briefing["structuralElements"]): { room: BriefRoom; count: number | null }[] {
  const rooms: { room: BriefRoom; count: number | null }[] = [
    { room: "vipRoom", count: null },
    { room: "auditorium", count: asked.auditoriumCapacity },
    { room: "pantry", count: null },
    { room: "deposit", count: null },
    { room: "productExhibitionArea", count: asked.productQuantity },
    { room: "largeObjectExhibition", count: null },
  ];
  return rooms.filter(({ room }) => asked[room]);
}

function tellIdentity(asked: Briefing["visualIdentity"]): BriefPart[] {
  return [
    text("colors", asked.colors),
    text("branding", asked.branding),
    text("wallsDescription", asked.wallsDescription),
    pictures("logo", asked.logo),
    pictures("brandManual", asked.brandManual),
  ];
}

function tellConsiderations(asked: Briefing["finalConsiderations"]): BriefPart[] {
  return [
    text("strategicObjectives", asked.strategicObjectives),
    text("messageLegacy", asked.messageLegacy),
    text("culturalElements", asked.culturalElements),
    text("sustainability", asked.sustainability),
    pictures("finalImages", asked.additionalImages),
  ];
}

function text(label: BriefText, written: string): BriefPart {
  return { kind: "text", label, text: written.trim() };
}

function pictures(label: BriefFiles, files: readonly FileReference[]): BriefPart {
  return { kind: "files", label, files };
}

function isSaid(part: BriefPart): boolean {
  switch (part.kind) {
    case "rooms":
      return part.rooms.length > 0;
    case "text":
      return part.text !== "";
    case "files":
      return part.files.length > 0;
    default:
      return part satisfies never;
  }
}

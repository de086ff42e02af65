import { isPartner, isStaff, type Actor } from "../actor.ts";

/** What a file belongs to, and the reader's relation to it. */
export type Holder =
  /** The file is not attached yet. */
  | { kind: "nothing" }
  | { kind: "submission"; isMember: boolean }
  /** An edition of a contract that the exhibitor does not have yet. */
  | { kind: "unpublished" }
  /** Open once sent; before that to those on whose side it is written: the organisation, or one of the team. */
  | { kind: "order"; isMember: boolean; isOpen: boolean }
  | { kind: "catalogue" }
  /** The public site shows the file. */
  | { kind: "settings" }
  /** Whether the reader may see the marks it belongs to. */
  | { kind: "evaluation"; isOpen: boolean };

/**
 * Staff read every file, its uploader while it is unattached, then the partners of its submission or order. An order
 * never sent is the organisation's, or that of the one of the team who writes it (ORD-03, S39). Catalogue pictures are
 * for everybody signed in.
 */
export function mayReadFile(actor: Actor, holder: Holder, isUploader: boolean): boolean {
  if (actor.kind !== "user") return false;
  switch (holder.kind) {
    case "nothing":
      return isStaff(actor) || isUploader;
    case "submission":
      return isStaff(actor) || (isPartner(actor) && holder.isMember);
    case "order":
      if (!holder.isOpen) return false;
      return isStaff(actor) || (isPartner(actor) && holder.isMember);
    case "unpublished":
      return isStaff(actor);
    case "catalogue":
    case "settings":
      return true;
    case "evaluation":
      return isStaff(actor) && holder.isOpen;
    default:
      return holder satisfies never;
  }
}

/** Only the uploader and staff may attach a file. */
export function mayAttachFile(actor: Actor, uploadedBy: string | null): boolean {
  return isStaff(actor) || (actor.kind === "user" && actor.id === uploadedBy);
}

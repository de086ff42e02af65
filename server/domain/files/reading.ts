import { isPartner, isStaff, type Actor } from "../actor.ts";

/** What a file hangs on, as far as reading it goes, and what the reader is to that record. */
export type Holder =
  /** No record carries it yet. */
  | { kind: "nothing" }
  | { kind: "submission"; isMember: boolean }
  | { kind: "order"; isMember: boolean; isSent: boolean; isAuthor: boolean }
  | { kind: "catalogue" }
  /** Open once the reader may see the marks it belongs to. */
  | { kind: "evaluation"; isOpen: boolean };

/**
 * Who may read a file: staff every one, its uploader while no record carries it, afterwards the partners of the
 * submission or order that does. An order never sent, and what hangs on it, is its author's alone (ORD-03, S39).
 * Pictures of the catalogue are for everybody signed in.
 */
export function mayReadFile(actor: Actor, holder: Holder, isUploader: boolean): boolean {
  if (actor.kind !== "user") return false;
  switch (holder.kind) {
    case "nothing":
      return isStaff(actor) || isUploader;
    case "submission":
      return isStaff(actor) || (isPartner(actor) && holder.isMember);
    case "order":
      if (!holder.isSent && !holder.isAuthor) return false;
      return isStaff(actor) || (isPartner(actor) && holder.isMember);
    case "catalogue":
      return true;
    case "evaluation":
      return isStaff(actor) && holder.isOpen;
    default:
      return holder satisfies never;
  }
}

/** Who may tie an upload to a record of theirs: whoever uploaded it, or staff. */
export function mayAttachFile(actor: Actor, uploadedBy: string | null): boolean {
  return isStaff(actor) || (actor.kind === "user" && actor.id === uploadedBy);
}

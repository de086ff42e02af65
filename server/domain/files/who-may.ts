import type { Actor } from "../actor.ts";
import { type Action, can } from "../permissions.ts";
import type { FilePurpose } from "./kind.ts";

/** Who may send a file for it: every account, or those who may take the action that such a file is for. */
const MAY_SEND: Record<FilePurpose, Action | "everyAccount"> = {
  supporting: "everyAccount",
  paymentConfirmation: "everyAccount",
  signedContract: "everyAccount",
  referenceImage: "everyAccount",
  brandManual: "everyAccount",
  logo: "everyAccount",
  productImage: "everyAccount",
  additionalImage: "everyAccount",
  itemImage: "catalogue.manage",
  attachment: "everyAccount",
  catalogueImport: "catalogue.manage",
  eventLogo: "settings.update",
  eventPicture: "settings.update",
};

export function maySend(actor: Actor, purpose: FilePurpose): boolean {
  const action = MAY_SEND[purpose];
  return action === "everyAccount" || can(actor, action);
}

import * as v from "valibot";
import { optionalLine, optionalText, wholeNumber } from "../fields.ts";
import { localisedText } from "../blocks.ts";
import { formatCnpj } from "../submissions/cnpj.ts";

const MAX_LINE = 200;
const MAX_DAYS = 180;
const MAX_TOLERANCE = 1_000_00;

/** Where the money goes, and the days from approval to payment. Empty until ADMIN fills it in. */
export function payingInstructions() {
  return v.strictObject({
    payee: optionalLine(MAX_LINE),
    bank: optionalLine(MAX_LINE),
    account: optionalLine(MAX_LINE),
    swift: optionalLine(20),
    pixKey: optionalLine(MAX_LINE),
    text: localisedText(3000),
    daysToPay: wholeNumber(1, MAX_DAYS, "numberTooSmall", "numberTooLarge"),
    /** Cents; up to this, what is missing of a payment is proposed as bank charges. */
    tolerance: wholeNumber(0, MAX_TOLERANCE, "numberTooSmall", "numberTooLarge"),
  });
}
export type PayingInstructions = v.InferOutput<ReturnType<typeof payingInstructions>>;

export const NO_INSTRUCTIONS: PayingInstructions = {
  payee: "",
  bank: "",
  account: "",
  swift: "",
  pixKey: "",
  text: { pt: "", en: "" },
  daysToPay: 30,
  tolerance: 50_00,
};

/** Whether the settings name a way to pay; without one the order names a contact. */
export function canPayBy({ account, pixKey, text }: PayingInstructions): boolean {
  return [account, pixKey, text.pt, text.en].some((way) => way !== "");
}

/** The organiser in law; printed in contracts, pro formas and the privacy policy. */
export function identity() {
  return v.strictObject({
    legalName: optionalLine(MAX_LINE),
    taxNumber: v.pipe(optionalLine(60), v.transform(formatCnpj)),
    address: optionalText(500),
    /** The contact for personal data. */
    dataProtection: optionalLine(MAX_LINE),
  });
}
export type Identity = v.InferOutput<ReturnType<typeof identity>>;

export const NO_IDENTITY: Identity = { legalName: "", taxNumber: "", address: "", dataProtection: "" };

/** Parts of the payee's identity that are missing; shown to ADMIN. */
export function missingIdentity(given: Identity): (keyof Identity)[] {
  return (Object.keys(NO_IDENTITY) as (keyof Identity)[]).filter((part) => given[part] === "");
}

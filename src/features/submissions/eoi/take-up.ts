import { keepDraft } from "#src/lib/kept/tab-drafts.ts";
import { NO_ANSWERS } from "../answers/answers.ts";
import { changeEoi, EOI_DRAFT, type KeptForm } from "./eoi-memory.ts";

/** Opens the form with these answers, whatever else stood there; fields that have gone are left out. */
export function takeUp(answers: Record<string, unknown>, kept: KeptForm | null): void {
  const known = Object.entries(NO_ANSWERS).map(([key, none]) => [key, answers[key] ?? none]);
  keepDraft(EOI_DRAFT, { values: { ...Object.fromEntries(known), ...NO_PROOFS } }, "visitor");
  changeEoi({ step: "form", isAgreed: true, receipt: null, kept });
}

const NO_PROOFS = { captchaToken: "", acceptedTermsVersion: "", keptToken: "" };

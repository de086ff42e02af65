import type { SubmissionAnswers } from "#domain/submissions/schema.ts";

type Choice = "institutionType" | "standType" | "spaceSize" | "flexibility" | "contactLanguage";

/** The answers while they are being written: a choice nobody has made yet is "". */
export type FormAnswers = Omit<SubmissionAnswers, Choice> & { [Key in Choice]: SubmissionAnswers[Key] | "" };
export type AnswerKey = keyof FormAnswers;

/** The answers that are plain text. */
export type TextKey = {
  [Key in AnswerKey]: string extends FormAnswers[Key] ? Key : never;
}[AnswerKey];

export const NO_ANSWERS: FormAnswers = {
  institutionName: "",
  country: "",
  cnpj: "",
  institutionType: "",
  institutionTypeOther: "",
  mainArea: "",
  website: "",
  socialMedia: "",
  pavillionFocus: [],
  pavillionFocusOther: "",
  representativeName: "",
  representativePosition: "",
  representativePhone: "",
  representativeEmail: "",
  standType: "",
  spaceSize: "",
  customSpaceSize: null,
  justification: "",
  description: "",
  flexibility: "",
  flexibilityExplanation: "",
  additionalInfo: "",
  servicesNeeded: [],
  links: [],
  certifications: false,
  certificationsDetails: "",
  abntPr2030: false,
  abntPr2030Details: "",
  sustainabilityPractices: false,
  sustainabilityPracticesDetails: "",
  contactLanguage: "",
};

/** What the fields need of the form they stand in. */
export type AnswersForm = {
  answers: FormAnswers;
  set: <Key extends AnswerKey>(key: Key, value: FormAnswers[Key]) => void;
  /** The sentence beside a field, in the reader's language; undefined while there is nothing to say. */
  errorOf: (path: string) => string | undefined;
  /** A field was left: from now on it may complain about what was written in it. */
  leave: (path: string) => void;
};

export function fieldId(path: string): string {
  return `answer-${path}`;
}

/** Brings the cursor to the first field that complains, in the order of the page. */
export function focusFirstError(form: HTMLElement): void {
  const note = form.querySelector<HTMLElement>('[id^="answer-"][id$="-error"]');
  if (!note) return;
  const owner = document.getElementById(note.id.replace(/-error$/, ""));
  const FOCUSABLE = "input, textarea, select, button, [role=radio], [role=checkbox]";
  const target = owner?.matches(FOCUSABLE) ? owner : owner?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
  (owner ?? note).scrollIntoView({ block: "center" });
}

/** Whether something is written at a path: "links.0.url" or "website". */
export function isWritten(answers: FormAnswers, path: string): boolean {
  let value: unknown = answers;
  for (const part of path.split(".")) value = (value as Record<string, unknown> | undefined)?.[part];
  return typeof value === "string" ? value.trim() !== "" : value !== null && value !== undefined;
}

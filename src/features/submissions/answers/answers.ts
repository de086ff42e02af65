import type { SubmissionAnswers } from "#domain/submissions/schema.ts";
import type { Figure } from "#domain/typed-number.ts";

type Choice = "institutionType" | "standType" | "spaceSize" | "flexibility" | "contactLanguage";

/** The answers while they are being written: a choice nobody has made yet is "". */
export type FormAnswers = Omit<SubmissionAnswers, Choice | "customSpaceSize"> & {
  [Key in Choice]: SubmissionAnswers[Key] | "";
} & { customSpaceSize: Figure };

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

import type * as v from "valibot";
import type { submissionInput } from "#domain/submissions/schema.ts";

/** What the form holds before it is checked. */
export type SubmissionForm = v.InferInput<typeof submissionInput>;

/** A complete, valid expression of interest, as the form sends it. */
export function validForm(change: Partial<SubmissionForm> = {}): SubmissionForm {
  return {
    institutionName: "Instituto Várzea Viva",
    country: "BR",
    cnpj: "11.222.333/0001-81",
    institutionType: "civilSociety",
    mainArea: "Restauração florestal",
    pavillionFocus: ["forestsOceansBiodiversity"],
    representativeName: "Ana Souza",
    representativePosition: "Diretora",
    representativePhone: "+55 91 90000-0000",
    representativeEmail: "ana.souza@example.org",
    standType: "standard",
    spaceSize: "100",
    description: "Mostra de restauração feita com comunidades ribeirinhas.",
    flexibility: "yes",
    contactLanguage: "pt",
    captchaToken: "token",
    acceptedTermsVersion: "1.2",
    ...change,
  };
}

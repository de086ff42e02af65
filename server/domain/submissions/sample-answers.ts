import type * as v from "valibot";
import type { submissionEditInput } from "./schema.ts";

/** The answers of a minimal expression of interest. */
export const SAMPLE_ANSWERS = {
  institutionName: "Instituto Várzea Viva",
  country: "BR",
  cnpj: "11.222.333/0001-81",
  institutionType: "civilSociety",
  mainArea: "Floresta",
  pavillionFocus: ["forestsOceansBiodiversity"],
  representativeName: "Ana Beatriz Moura",
  representativePosition: "Diretora",
  representativePhone: "+55 91 90000-0000",
  representativeEmail: "ana@example.org",
  standType: "standard",
  spaceSize: "100",
  description: "Um pavilhão sobre a floresta em pé.",
  flexibility: "yes",
  contactLanguage: "pt",
} satisfies v.InferInput<typeof submissionEditInput>["answers"];

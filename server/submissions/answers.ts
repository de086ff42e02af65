import type { submissions } from "#db/schema/index.ts";
import { searchText } from "#db/search-text.ts";
import { otherNames } from "#domain/countries.ts";
import { idWords, phoneWords } from "#domain/lists/figures.ts";
import { SPACE_SIZES, type SpaceSize } from "#domain/submissions/options.ts";
import type { SubmissionAnswers } from "#domain/submissions/schema.ts";
import { sizeInM2 } from "#domain/submissions/size.ts";
import { naturalKey } from "#domain/natural-order.ts";

export type SubmissionRow = typeof submissions.$inferSelect;

/** The answers as columns: the size is one number, and the searched text is stored beside them. */
export function answerColumns(answers: SubmissionAnswers, reference: string) {
  const { spaceSize, customSpaceSize, ...stored } = answers;
  return {
    ...stored,
    spaceM2: sizeInM2({ spaceSize, customSpaceSize }) ?? 0,
    institutionSort: naturalKey(searchText(answers.institutionName)),
    search: searchText(
      answers.institutionName,
      answers.representativeName,
      answers.representativeEmail,
      reference,
      ...idWords(answers.cnpj),
      ...phoneWords(answers.representativePhone),
      ...(otherNames(answers.country)?.also ?? []),
    ),
  };
}

/** The answers as the form knows them. */
export function answersOf(row: SubmissionRow): SubmissionAnswers {
  const isOffered = (SPACE_SIZES as readonly string[]).includes(String(row.spaceM2));
  return {
    institutionName: row.institutionName,
    country: row.country,
    cnpj: row.cnpj,
    institutionType: row.institutionType,
    institutionTypeOther: row.institutionTypeOther,
    mainArea: row.mainArea,
    website: row.website,
    socialMedia: row.socialMedia,
    pavillionFocus: row.pavillionFocus,
    pavillionFocusOther: row.pavillionFocusOther,
    representativeName: row.representativeName,
    representativePosition: row.representativePosition,
    representativePhone: row.representativePhone,
    representativeEmail: row.representativeEmail,
    standType: row.standType,
    spaceSize: isOffered ? (String(row.spaceM2) as SpaceSize) : "custom",
    customSpaceSize: isOffered ? null : row.spaceM2,
    justification: row.justification,
    description: row.description,
    flexibility: row.flexibility,
    flexibilityExplanation: row.flexibilityExplanation,
    additionalInfo: row.additionalInfo,
    servicesNeeded: row.servicesNeeded,
    links: row.links,
    certifications: row.certifications,
    certificationsDetails: row.certificationsDetails,
    abntPr2030: row.abntPr2030,
    abntPr2030Details: row.abntPr2030Details,
    sustainabilityPractices: row.sustainabilityPractices,
    sustainabilityPracticesDetails: row.sustainabilityPracticesDetails,
    contactLanguage: row.contactLanguage,
  };
}

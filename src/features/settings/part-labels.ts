import type { SettingsPart } from "#domain/settings/parts.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";

type FieldName = keyof TranslationFunctions["settings"]["fields"];

/** The labels on each part's screen, by which the index finds it; the test knows that none is left out. */
export const PART_LABELS: Record<SettingsPart, readonly FieldName[]> = {
  event: [
    "namePt",
    "nameEn",
    "zone",
    "parties",
    "city",
    "region",
    "officialSite",
    "conferenceFrom",
    "conferenceTo",
    "summitFrom",
    "summitTo",
  ],
  window: ["opens", "closes", "eventZone"],
  contacts: [
    "supportPt",
    "supportOther",
    "organiserName",
    "organiserSite",
    "organiserSocial",
    "officePt",
    "officeEn",
    "senderPt",
    "senderEn",
  ],
  identity: ["legalName", "taxNumber", "address", "dataProtection", "retentionMonths", "mailTextMonths"],
  pictures: ["logo", "pictureAltPt", "pictureAltEn"],
  prices: [
    "packageNamePt",
    "packageNameEn",
    "packageTextPt",
    "packageTextEn",
    "packageActive",
    "spacePerM2",
    "structurePerM2",
    "customSpacePerM2",
    "showPricesPublicly",
  ],
  site: ["standAreaM2"],
  comers: ["showHowManyCome", "showWhoComes"],
  paying: [
    "payee",
    "bank",
    "account",
    "swift",
    "pixKey",
    "payingTextPt",
    "payingTextEn",
    "daysToPay",
    "tolerance",
  ],
  reminders: [],
  evaluating: [
    "criterionOn",
    "criterionWeight",
    "criterionNamePt",
    "criterionNameEn",
    "criterionGuidePt",
    "criterionGuideEn",
    "minimumMarks",
  ],
};

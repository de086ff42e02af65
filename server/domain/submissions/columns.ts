import { countryName } from "../countries.ts";
import { shownLegalId } from "./cnpj.ts";
import { columnsOf, type WordsFor } from "../lists/columns.ts";
import type { Locale } from "../locales.ts";
import type { InstitutionType, StandChoice, FocusArea } from "./options.ts";
import type { SubmissionStatus } from "./status.ts";

type Row = {
  reference: string;
  institutionName: string;
  country: string;
  representativeName: string;
  pavillionFocus: readonly FocusArea[];
  status: SubmissionStatus;
};
/** The list has no room for these. */
type FileRow = Row & {
  cnpj: string;
  institutionType: InstitutionType;
  institutionTypeOther: string | null;
  representativePosition: string;
  representativeEmail: string;
  representativePhone: string;
  standType: StandChoice;
  spaceM2: number;
  contactLanguage: Locale;
  website: string | null;
  description: string;
  createdAt: Date;
  updatedAt: Date;
};
type Said = {
  LL: {
    eoi: {
      options: {
        institutionType: WordsFor<InstitutionType>;
        focus: WordsFor<FocusArea>;
        standType: WordsFor<StandChoice>;
        language: WordsFor<Locale>;
      };
    };
    statuses: { submission: WordsFor<SubmissionStatus> };
  };
  locale: Locale;
};

/** Columns of the list of submissions (SUB-01). */
export const submissionColumns = columnsOf<Row, Said, FileRow>()(
  ["reference", "institution", "representative", "type", "theme", "kind", "stand", "status", "created"],
  [
    { of: "reference", kind: "text", width: 16, value: (row) => row.reference },
    {
      of: "institution",
      kind: "text",
      width: 40,
      value: (row) => row.institutionName,
    },
    {
      of: "institution",
      heading: "country",
      kind: "text",
      width: 18,
      value: (row, { locale }) => countryName(row.country, locale),
    },
    { of: null, heading: "cnpj", kind: "text", width: 20, value: (row) => shownLegalId(row) },
    {
      of: "type",
      heading: "institutionType",
      kind: "text",
      value: (row, { LL }) =>
        row.institutionTypeOther || LL.eoi.options.institutionType[row.institutionType](),
    },
    {
      of: "representative",
      kind: "text",
      width: 28,
      value: (row) => row.representativeName,
    },
    { of: null, heading: "position", kind: "text", value: (row) => row.representativePosition },
    {
      of: "representative",
      heading: "email",
      kind: "text",
      width: 32,
      value: (row) => row.representativeEmail,
    },
    { of: null, heading: "phone", kind: "text", width: 20, value: (row) => row.representativePhone },
    {
      of: "theme",
      kind: "text",
      width: 40,
      value: (row, { LL }) => row.pavillionFocus.map((theme) => LL.eoi.options.focus[theme]()).join(", "),
    },
    {
      of: "kind",
      heading: "standType",
      kind: "text",
      width: 14,
      value: (row, { LL }) => LL.eoi.options.standType[row.standType](),
    },
    { of: "stand", heading: "size", kind: "number", value: (row) => row.spaceM2 },
    {
      of: "status",
      kind: "text",
      width: 18,
      value: (row, { LL }) => LL.statuses.submission[row.status](),
    },
    {
      of: null,
      heading: "contactLanguage",
      kind: "text",
      width: 12,
      value: (row, { LL }) => LL.eoi.options.language[row.contactLanguage](),
    },
    { of: null, heading: "website", kind: "text", value: (row) => row.website },
    { of: null, heading: "description", kind: "text", width: 60, value: (row) => row.description },
    { of: "created", heading: "received", kind: "instant", value: (row) => row.createdAt },
    { of: null, heading: "updated", kind: "instant", value: (row) => row.updatedAt },
  ],
);

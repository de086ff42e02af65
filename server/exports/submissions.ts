import { isNamed } from "#db/every.ts";
import { submissions } from "#db/schema/index.ts";
import { countryName } from "#domain/countries.ts";
import type { Ctx } from "../context.ts";
import { everySubmission } from "../submissions/list.ts";
import { exportOf } from "./export-of.ts";

/** The submissions as a file, with what the list has no room for (SUB-01). */
export const submissionExport = exportOf({
  list: "submissions",
  may: ["submissions.view"],
  every: everySubmission,
  read,
  columns: [
    { heading: "reference", with: "reference", kind: "text", width: 16, value: (row) => row.reference },
    {
      heading: "institution",
      with: "institution",
      kind: "text",
      width: 40,
      value: (row) => row.institutionName,
    },
    {
      heading: "country",
      with: "institution",
      kind: "text",
      width: 18,
      value: (row, { locale }) => countryName(row.country, locale),
    },
    { heading: "cnpj", with: null, kind: "text", width: 20, value: (row) => row.cnpj },
    {
      heading: "institutionType",
      with: "type",
      kind: "text",
      value: (row, { LL }) =>
        row.institutionTypeOther || LL.eoi.options.institutionType[row.institutionType](),
    },
    {
      heading: "representative",
      with: "representative",
      kind: "text",
      width: 28,
      value: (row) => row.representativeName,
    },
    { heading: "position", with: null, kind: "text", value: (row) => row.representativePosition },
    {
      heading: "email",
      with: "representative",
      kind: "text",
      width: 32,
      value: (row) => row.representativeEmail,
    },
    { heading: "phone", with: null, kind: "text", width: 20, value: (row) => row.representativePhone },
    {
      heading: "theme",
      with: "theme",
      kind: "text",
      width: 40,
      value: (row, { LL }) => row.pavillionFocus.map((theme) => LL.eoi.options.focus[theme]()).join(", "),
    },
    {
      heading: "standType",
      with: "kind",
      kind: "text",
      width: 14,
      value: (row, { LL }) => LL.eoi.options.standType[row.standType](),
    },
    { heading: "size", with: "stand", kind: "number", value: (row) => row.spaceM2 },
    {
      heading: "status",
      with: "status",
      kind: "text",
      width: 18,
      value: (row, { LL }) => LL.statuses.submission[row.status](),
    },
    {
      heading: "contactLanguage",
      with: null,
      kind: "text",
      width: 12,
      value: (row, { LL }) => LL.eoi.options.language[row.contactLanguage](),
    },
    { heading: "website", with: null, kind: "text", value: (row) => row.website },
    { heading: "description", with: null, kind: "text", width: 60, value: (row) => row.description },
    { heading: "received", with: "created", kind: "instant", value: (row) => row.createdAt },
    { heading: "updated", with: null, kind: "instant", value: (row) => row.updatedAt },
  ],
});

function read(ctx: Ctx, ids: readonly string[]) {
  return ctx.db.read.select().from(submissions).where(isNamed(submissions.id, ids));
}

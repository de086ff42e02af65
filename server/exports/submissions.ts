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
  heads: () => ({}) as never,
  columns: {
    file: [
      { heading: "reference", of: "reference", kind: "text", width: 16, value: (row) => row.reference },
      {
        heading: "institution",
        of: "institution",
        kind: "text",
        width: 40,
        value: (row) => row.institutionName,
      },
      {
        heading: "country",
        of: "institution",
        kind: "text",
        width: 18,
        value: (row, { locale }) => countryName(row.country, locale),
      },
      { heading: "cnpj", of: null, kind: "text", width: 20, value: (row) => row.cnpj },
      {
        heading: "institutionType",
        of: "type",
        kind: "text",
        value: (row, { LL }) =>
          row.institutionTypeOther || LL.eoi.options.institutionType[row.institutionType](),
      },
      {
        heading: "representative",
        of: "representative",
        kind: "text",
        width: 28,
        value: (row) => row.representativeName,
      },
      { heading: "position", of: null, kind: "text", value: (row) => row.representativePosition },
      {
        heading: "email",
        of: "representative",
        kind: "text",
        width: 32,
        value: (row) => row.representativeEmail,
      },
      { heading: "phone", of: null, kind: "text", width: 20, value: (row) => row.representativePhone },
      {
        heading: "theme",
        of: "theme",
        kind: "text",
        width: 40,
        value: (row, { LL }) => row.pavillionFocus.map((theme) => LL.eoi.options.focus[theme]()).join(", "),
      },
      {
        heading: "standType",
        of: "kind",
        kind: "text",
        width: 14,
        value: (row, { LL }) => LL.eoi.options.standType[row.standType](),
      },
      { heading: "size", of: "stand", kind: "number", value: (row) => row.spaceM2 },
      {
        heading: "status",
        of: "status",
        kind: "text",
        width: 18,
        value: (row, { LL }) => LL.statuses.submission[row.status](),
      },
      {
        heading: "contactLanguage",
        of: null,
        kind: "text",
        width: 12,
        value: (row, { LL }) => LL.eoi.options.language[row.contactLanguage](),
      },
      { heading: "website", of: null, kind: "text", value: (row) => row.website },
      { heading: "description", of: null, kind: "text", width: 60, value: (row) => row.description },
      { heading: "received", of: "created", kind: "instant", value: (row) => row.createdAt },
      { heading: "updated", of: null, kind: "instant", value: (row) => row.updatedAt },
    ],
  },
});

function read(ctx: Ctx, ids: readonly string[]) {
  return ctx.db.read.select().from(submissions).where(isNamed(submissions.id, ids));
}

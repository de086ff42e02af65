import { and } from "drizzle-orm";
import { isFoundBy } from "#db/full-text.ts";
import { submissions } from "#db/schema/index.ts";
import { submissionList } from "#domain/submissions/list.ts";
import { deskList } from "../lists/desk-list.ts";
import { question } from "../call/verb.ts";
import { isSubmissionOf } from "./narrow.ts";

const LISTED = {
  id: submissions.id,
  reference: submissions.reference,
  status: submissions.status,
  institutionName: submissions.institutionName,
  institutionType: submissions.institutionType,
  country: submissions.country,
  representativeName: submissions.representativeName,
  representativeEmail: submissions.representativeEmail,
  pavillionFocus: submissions.pavillionFocus,
  standType: submissions.standType,
  spaceM2: submissions.spaceM2,
  createdAt: submissions.createdAt,
  updatedAt: submissions.updatedAt,
};

const listed = deskList(submissionList, {
  id: submissions.id,
  version: submissions.version,
  tie: submissions.reference,
  fields: LISTED,
  from: (db, fields) => db.select(fields).from(submissions),
  sorted: {
    created: submissions.createdAt,
    institution: submissions.institutionSort,
    stand: submissions.spaceM2,
  },
  counted: { statuses: submissions.status },
  where: ({ search, filters }, moment) =>
    and(isFoundBy(submissions.searchRow, "submission_search", search), isSubmissionOf(filters, moment)),
  keeps: { tables: [submissions] },
  show: ({ createdAt, updatedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }),
});

/** SUB-01; with the count of every status under the search. */
export const listSubmissions = question("submissions.list", {
  may: ["submissions.view"],
  input: submissionList.input,
  sample: {},
  run: listed.page,
});

export const { every: everySubmission, around: submissionsAround } = listed;

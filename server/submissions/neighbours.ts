import * as v from "valibot";
import { submissions } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { submissionList } from "#domain/submissions/list.ts";
import { question } from "../call/verb.ts";
import { submissionsAround } from "./list.ts";

/** The submissions before and after one, in the list the reader came from. */
export const submissionNeighbours = question("submissions.neighbours", {
  may: ["submissions.view"],
  input: v.strictObject({ of: id(), list: submissionList.input }),
  sample: ({ submission }) => ({ of: submission, list: {} }),
  async run(ctx, asked) {
    const around = await submissionsAround(ctx, asked, {
      id: submissions.id,
      reference: submissions.reference,
      institutionName: submissions.institutionName,
    });
    if (!around) throw refuse("notFound", { record: "submission" });
    return around;
  },
});

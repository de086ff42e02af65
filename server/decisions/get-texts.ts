import { question } from "../call/verb.ts";
import { readDecisionTexts, versionOf } from "../submissions/decision-texts.ts";

/** The team's own words in the letters of each decision, with the version that a save must name. */
export const getDecisionTexts = question("decisions.texts", {
  may: ["decisions.plan"],
  async run({ db }) {
    const { texts, versions } = await readDecisionTexts(db.read);
    return { texts, version: versionOf(versions) };
  },
});

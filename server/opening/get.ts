import { openingLines, type OpeningFacts, type OpeningLine } from "#domain/opening/lines.ts";
import { question } from "../call/verb.ts";
import { readOpeningFacts } from "./read-facts.ts";

export type Opening = { lines: OpeningLine[]; facts: OpeningFacts };

/** What is done and what is left before a season opens, with the facts each line is made of; for ADMIN. */
export const readOpening = question("opening.get", {
  may: ["settings.update"],
  async run(ctx): Promise<Opening> {
    const facts = await readOpeningFacts(ctx);
    return { lines: openingLines(facts), facts };
  },
});

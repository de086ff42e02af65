import type { Reader, Tx } from "#db/client.ts";
import type { Plan, ProposalOptions } from "#domain/evaluations/assignment.ts";
import { spread } from "#domain/evaluations/spread.ts";
import { hashToken } from "../platform/token.ts";
import { type Facts, readFacts } from "./facts.ts";

export type Proposal = { plan: Plan; facts: Facts; seal: string };

/** Makes the proposal of this moment; the seal is another one as soon as it would do anything else. */
export async function makeProposal(db: Reader | Tx, options: ProposalOptions): Promise<Proposal> {
  const facts = await readFacts(db, options);
  const plan = spread(facts);
  return { plan, facts, seal: hashToken(JSON.stringify(plan)) };
}

import type { AssignmentPlan, ProposalOptions } from "#domain/evaluations/assignment.ts";
import { spread } from "#domain/evaluations/spread.ts";
import { hashToken } from "../platform/token.ts";
import { type Facts, gatherFacts } from "./facts.ts";
import type { Stored } from "./stored.ts";

export type Proposal = { plan: AssignmentPlan; facts: Facts; seal: string };

/** Makes the proposal of what is stored; the seal is another one as soon as it would do anything else. */
export function* makeProposal(stored: Stored, options: ProposalOptions): Generator<void, Proposal> {
  const facts = yield* gatherFacts(stored, options);
  const plan = yield* spread(facts);
  return { plan, facts, seal: hashToken(JSON.stringify(plan)) };
}

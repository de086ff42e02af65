import type { OrderType } from "../orders/type.ts";

/** What a contract is about: a space with its stand, goods and services alone, or what a proposal describes. */
export const CONTRACT_SUBJECTS = ["stand", "services", "proposal"] as const;
export type ContractSubject = (typeof CONTRACT_SUBJECTS)[number];

const SUBJECTS = {
  STANDARD: "stand",
  CUSTOM: "stand",
  STAND: "stand",
  CUSTOM_SERVICES: "services",
  SIMPLE: "proposal",
} as const satisfies Record<OrderType, ContractSubject>;

/** The subject that decides a contract's opening sentence and its clauses. */
export function subjectOf(type: OrderType): ContractSubject {
  return SUBJECTS[type];
}

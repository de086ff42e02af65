/**
 * On a journey that takes longer than the everyday run has for one: `bun run test:long` runs these, by hand, before an
 * issue is called resolved. Never the chain, the guards, money, or a fault that somebody met.
 */
export const LONG = { tag: "@long" };

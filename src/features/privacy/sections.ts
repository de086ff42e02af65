/** The sections of the policy in their order; each id is its anchor and the name of its words. */
export const POLICY_SECTIONS = [
  "summary",
  "controller",
  "data",
  "purposes",
  "sharing",
  "transfers",
  "retention",
  "security",
  "rights",
  "children",
  "cookies",
  "terms",
  "changes",
  "contact",
] as const;

import type { PackageId } from "#domain/package-id.ts";

/** The drawings of each package: the booth as visitors see it, and its floor plan. */
export const PACKAGE_DRAWINGS = {
  BRONZE: { booth: "booth-bronze", plan: "plan-bronze" },
  SILVER: { booth: "booth-silver", plan: "plan-silver" },
  GOLD: { booth: "booth-gold", plan: "plan-gold" },
} as const satisfies Record<PackageId, { booth: string; plan: string }>;

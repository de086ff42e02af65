/** WIZ-24; an order's package line carries this id. */
export const PACKAGE_IDS = ["BRONZE", "SILVER", "GOLD"] as const;
export type PackageId = (typeof PACKAGE_IDS)[number];

export function isPackageId(value: unknown): value is PackageId {
  return PACKAGE_IDS.includes(value as PackageId);
}

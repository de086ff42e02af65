/** The map draws each kind in its own manner. */
export const AREA_KINDS = ["stands", "programme", "services", "access"] as const;
export type AreaKind = (typeof AREA_KINDS)[number];

/**
 * Areas of the illustrative map in reading order. `mark` is written in the map's pin and in the list beside it, for
 * those who cannot see the map (PUB-12).
 */
export const AREAS = [
  { id: "sectorA", mark: "A", kind: "stands" },
  { id: "sectorB", mark: "B", kind: "stands" },
  { id: "sectorC", mark: "C", kind: "stands" },
  { id: "sectorD", mark: "D", kind: "stands" },
  { id: "hubs", mark: "1", kind: "programme" },
  { id: "stage", mark: "2", kind: "programme" },
  { id: "plaza", mark: "3", kind: "programme" },
  { id: "foodCourt", mark: "4", kind: "programme" },
  { id: "servicePoint", mark: "5", kind: "services" },
  { id: "firstAid", mark: "6", kind: "services" },
  { id: "quietRoom", mark: "7", kind: "services" },
  { id: "mainEntrance", mark: "8", kind: "access" },
  { id: "riverEntrance", mark: "9", kind: "access" },
  { id: "blueZonePassage", mark: "10", kind: "access" },
  { id: "busStop", mark: "11", kind: "access" },
  { id: "bicycles", mark: "12", kind: "access" },
  { id: "accessibleRoute", mark: "13", kind: "access" },
] as const satisfies readonly { id: string; mark: string; kind: AreaKind }[];
export type AreaId = (typeof AREAS)[number]["id"];

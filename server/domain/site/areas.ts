/** The map draws each kind in its own manner. */
export const AREA_KINDS = ["stands", "programme", "services", "access"] as const;
export type AreaKind = (typeof AREA_KINDS)[number];

/**
 * Areas of the illustrative map in reading order. `mark` is written in the map's pin and in the list beside it, for
 * those who cannot see the map (PUB-12); `pin` is its middle on the sheet (DRAWINGS.map): there it is drawn, and
 * there it can be pressed.
 */
export const AREAS = [
  { id: "sectorA", mark: "A", kind: "stands", pin: [756, 650] },
  { id: "sectorB", mark: "B", kind: "stands", pin: [1391, 606] },
  { id: "sectorC", mark: "C", kind: "stands", pin: [640, 1109] },
  { id: "sectorD", mark: "D", kind: "stands", pin: [1469, 966] },
  { id: "hubs", mark: "1", kind: "programme", pin: [372, 622] },
  { id: "stage", mark: "2", kind: "programme", pin: [1779, 672] },
  { id: "plaza", mark: "3", kind: "programme", pin: [1177, 724] },
  { id: "foodCourt", mark: "4", kind: "programme", pin: [920, 979] },
  { id: "servicePoint", mark: "5", kind: "services", pin: [987, 477] },
  { id: "firstAid", mark: "6", kind: "services", pin: [1330, 453] },
  { id: "quietRoom", mark: "7", kind: "services", pin: [348, 916] },
  { id: "mainEntrance", mark: "8", kind: "access", pin: [1043, 296] },
  { id: "riverEntrance", mark: "9", kind: "access", pin: [1292, 1322] },
  { id: "blueZonePassage", mark: "10", kind: "access", pin: [1797, 819] },
  { id: "busStop", mark: "11", kind: "access", pin: [1593, 264] },
  { id: "bicycles", mark: "12", kind: "access", pin: [690, 331] },
  { id: "accessibleRoute", mark: "13", kind: "access", pin: [681, 805] },
] as const satisfies readonly { id: string; mark: string; kind: AreaKind; pin: readonly [number, number] }[];
export type AreaId = (typeof AREAS)[number]["id"];

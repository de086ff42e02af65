import { group, type Shape } from "../shape.ts";
import type { MapWords } from "../words.ts";
import { EDGE, drawAccessibleRoute, drawAvenue, drawGround, isInside } from "./ground.ts";
import { drawBlueZoneName, drawHead, drawLabels, drawRiverName, widthOfName } from "./labels.ts";
import { drawGroves, drawLand, drawRiver, drawShade } from "./landscape.ts";
import { drawBlueZoneOnMap, drawPier } from "./neighbours.ts";
import { drawProgramme } from "./programme.ts";
import { drawSectors } from "./sectors.ts";
import { drawServicesOnMap } from "./services.ts";
import { ON_GRID } from "./site.ts";

/** The zone from above, north at the top, with the name of each area (PUB-12, PUB-13). */
export function drawMap(size: { width: number; height: number }, words: MapWords): Shape[] {
  return [
    ...drawLand(size, (x, y) => isInside([x, y], EDGE)),
    ...drawBlueZoneOnMap(),
    ...drawRiver(),
    ...drawGroves(),
    ...drawAvenue(),
    ...drawGround(),
    ...drawPier([1206, 1268]),
    ...drawSectors(),
    group([...drawProgramme(), ...drawServicesOnMap()], { transform: ON_GRID }),
    ...drawShade(),
    ...drawAccessibleRoute(widthOfName(words.areas.accessibleRoute.name())),
    ...drawRiverName(words),
    ...drawBlueZoneName(words),
    ...drawLabels(words),
    ...drawHead(words),
  ];
}

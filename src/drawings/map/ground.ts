import { AREAS } from "#domain/site/areas.ts";
import { PALETTE } from "#domain/site/palette.ts";
import { beside, lengthOf, placeOn, softPath, thinOut } from "../curve.ts";
import { group, path, type Point, type Shape } from "../shape.ts";
import { AVENUE, NORTH_BANK, at, eastOf } from "./site.ts";

const { card, line2, paper3, workInk } = PALETTE;

const SHORE = beside(
  NORTH_BANK.filter(([x]) => x > 270 && x < 2060),
  -26,
);
const PROMENADE = beside(
  NORTH_BANK.filter(([x]) => x > 520 && x < 1980),
  -58,
);

/** The zone's edge: the avenue's side on its grid, the river's side along the bank. */
export const EDGE: Point[] = [
  ...thinOut(SHORE, 1.5),
  at(915, 250),
  at(935, 60),
  at(940, -60),
  at(945, -220),
  at(940, -340),
  at(900, -372),
  at(500, -372),
  at(0, -372),
  at(-640, -372),
  at(-760, -372),
  at(-900, -350),
  at(-1000, -270),
  at(-1030, -120),
  at(-990, 40),
  at(-960, 150),
];

export function isInside([x, y]: Point, edge: readonly Point[] = EDGE): boolean {
  let inside = false;
  edge.forEach(([ax, ay], index) => {
    const [bx, by] = edge[(index + 1) % edge.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

export function drawAvenue(): Shape[] {
  const [from, to] = [at(-1300, AVENUE), at(1300, AVENUE)];
  const d = `M${from.map(Math.round).join(" ")}L${to.map(Math.round).join(" ")}`;
  return [
    path(d, { stroke: line2, strokeWidth: 70 }),
    path(d, { stroke: card, strokeWidth: 64 }),
    path(d, { stroke: line2, strokeWidth: 3, dash: [26, 22] }),
  ];
}

/** The zone's ground and the ways across it. */
export function drawGround(): Shape[] {
  return [
    path(softPath(EDGE, { isClosed: true }), { fill: card, stroke: line2, strokeWidth: 3 }),
    group(
      [
        way([at(0, -400), at(0, 60), at(-8, 486)], 60),
        way([at(-580, 0), at(960, 0)], 56),
        path(softPath(thinOut(PROMENADE, 1.5)), { strokeWidth: 30, cap: "round" }),
      ],
      { stroke: paper3 },
    ),
  ];
}

function way(points: readonly Point[], width: number): Shape {
  return path(
    points.map(([x, y], index) => `${index ? "L" : "M"}${Math.round(x)} ${Math.round(y)}`).join(""),
    { strokeWidth: width },
  );
}

/** Where the pin of the route stands on the way from the west. */
const ROUTE_NAME = eastOf(AREAS.find(({ id }) => id === "accessibleRoute")?.pin ?? [0, 0]);

/**
 * The step-free way between the entrances, the plaza, the stage, the services and the passage, as a row of dots. Its
 * name, so wide, stands in it like the name of a street.
 */
export function drawAccessibleRoute(nameWidth: number): Shape[] {
  const routes: Point[][] = [
    [at(0, -322), at(0, -156)],
    [at(0, 156), at(-7, 430)],
    [at(-156, 0), at(ROUTE_NAME + nameWidth + 54, 0)],
    [at(ROUTE_NAME - 40, 0), at(-590, 0)],
    [at(156, 0), at(680, 0)],
    [at(552, -20), at(552, -190), at(580, -216)],
    [at(-14, -306), at(-58, -306)],
    [at(14, -306), at(58, -306)],
    [at(-604, 2), at(-690, 20), at(-738, 46)],
  ];
  return [
    group(
      routes.map((points) => path(dots(points))),
      { stroke: workInk, strokeWidth: 9, cap: "round" },
    ),
  ];
}

function dots(points: readonly Point[]): string {
  const count = Math.max(1, Math.round(lengthOf(points) / 20));
  return Array.from({ length: count + 1 }, (_, index) => {
    const [x, y] = placeOn(points, (lengthOf(points) * index) / count).point;
    return `M${Math.round(x)} ${Math.round(y)}h0`;
  }).join("");
}

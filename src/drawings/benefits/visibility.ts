import { PALETTE } from "#domain/site/palette.ts";
import { softPath } from "../curve.ts";
import { circle, group, path, rect, type Point, type Shape } from "../shape.ts";

const { annatto, annattoLight, card, mist, ochre, river, riverLine, water } = PALETTE;

const CENTRE: Point = [240, 186];
const RADIUS = 138;
/** The globe is turned so that the mouth of the Amazon looks at the reader's left. */
const FACING = { longitude: -22, latitude: 14 };
const HERE: Point = [-48.5, -1.5];
/** Somebody listens on every continent that can be seen. */
const THERE: readonly Point[] = [
  [-74, 41],
  [-99, 19],
  [-70, -33],
  [0, 51],
  [13, 52],
  [3, 6],
  [37, -1],
  [18, -34],
  [31, 30],
  [-21, 64],
  [-17, 14],
];

type Vector = readonly [number, number, number];

/** One stand, seen from everywhere. */
export function drawVisibility(): Shape[] {
  const [hereX, hereY] = onSheet(vectorOf(HERE));
  return [
    rect(0, 0, 480, 360, { fill: river }),
    group(
      [172, 206, 240, 274].map((radius) => circle(...CENTRE, radius)),
      { stroke: riverLine, strokeWidth: 1.2 },
    ),
    circle(...CENTRE, RADIUS, { fill: water }),
    group(graticule(), { stroke: mist, strokeWidth: 1, opacity: 0.42 }),
    group(
      THERE.map((place) => path(arcTo(place))),
      { stroke: annattoLight, strokeWidth: 2, cap: "round" },
    ),
    group(
      THERE.map((place) => circle(...onSheet(vectorOf(place)), 4.5)),
      { fill: ochre },
    ),
    group(
      [20, 32, 46].map((radius) => circle(hereX, hereY, radius)),
      { stroke: annatto, strokeWidth: 1.6, opacity: 0.75 },
    ),
    group([rect(-12, -12, 24, 24, { fill: annatto, stroke: card, strokeWidth: 3, rx: 3 })], {
      transform: `translate(${Math.round(hereX)} ${Math.round(hereY)}) rotate(-8)`,
    }),
  ];
}

function graticule(): Shape[] {
  const lines: Point[][] = [];
  for (let latitude = -60; latitude <= 60; latitude += 20) {
    lines.push(Array.from({ length: 61 }, (_, index): Point => [-180 + index * 6, latitude]));
  }
  for (let longitude = -180; longitude < 180; longitude += 20) {
    lines.push(Array.from({ length: 29 }, (_, index): Point => [longitude, -84 + index * 6]));
  }
  return lines.flatMap((places) => {
    const runs: Point[][] = [[]];
    for (const vector of places.map(vectorOf)) {
      if (vector[2] > 0.02) runs.at(-1)?.push(onSheet(vector));
      else if (runs.at(-1)?.length) runs.push([]);
    }
    return runs
      .filter((run) => run.length > 2)
      .map((run) => path(softPath(run.filter((_, index) => index % 3 === 0 || index === run.length - 1))));
  });
}

/** From here to there, a little above the ground. */
function arcTo(place: Point): string {
  const [from, to] = [vectorOf(HERE), vectorOf(place)];
  const steps = 8;
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const share = index / steps;
    const mixed = from.map((value, axis) => value * (1 - share) + (to[axis] ?? 0) * share);
    const length = Math.hypot(...mixed);
    const far = Math.hypot(...from.map((value, axis) => value - (to[axis] ?? 0)));
    const height = 1 + Math.sin(share * Math.PI) * far * 0.2;
    return onSheet(mixed.map((value) => (value / length) * height) as unknown as Vector);
  });
  return softPath(points);
}

/** A place on a globe of radius 1 as the reader sees it: right, up, towards the reader. */
function vectorOf([longitude, latitude]: Point): Vector {
  const [lambda, phi, tilt] = [longitude - FACING.longitude, latitude, FACING.latitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  const [x, y, z] = [Math.cos(phi) * Math.sin(lambda), Math.sin(phi), Math.cos(phi) * Math.cos(lambda)];
  return [x, y * Math.cos(tilt) - z * Math.sin(tilt), y * Math.sin(tilt) + z * Math.cos(tilt)];
}

function onSheet([x, y]: Vector): Point {
  return [CENTRE[0] + x * RADIUS, CENTRE[1] - y * RADIUS];
}

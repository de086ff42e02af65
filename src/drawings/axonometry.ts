import type { Colour } from "#domain/site/palette.ts";
import { path, polygon, type Paint, type Point, type Shape } from "./shape.ts";

/** A place in metres: along the aisle, away from it, and up. */
export type Spot = readonly [x: number, y: number, z: number];
/** Light falls from the upper left: tops are the brightest, what looks to the right is the darkest. */
export type Faces = { top: Colour; front: Colour; side: Colour };

const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;
/** A circle on the floor is seen as an ellipse of these halves. */
const WIDE = Math.sqrt(1.5);
const FLAT = Math.sqrt(0.5);

/**
 * A scene seen from above at an angle, with a metre as long in every direction. `x` runs to the lower right and `y` to
 * the upper right, so that of a box its front (towards the aisle) and its right side are seen. Nearer things are drawn
 * after those behind them.
 */
export class Scene {
  readonly #origin: Point;
  readonly #metre: number;

  constructor(origin: Point, metre: number) {
    this.#origin = origin;
    this.#metre = metre;
  }

  /** The point on the sheet of a place in metres. */
  at(x: number, y: number, z = 0): Point {
    return [
      this.#origin[0] + (x + y) * COS * this.#metre,
      this.#origin[1] + (x - y) * SIN * this.#metre - z * this.#metre,
    ];
  }

  face(spots: readonly Spot[], paint: Paint): Shape {
    return polygon(
      spots.map((spot) => this.at(...spot)),
      paint,
    );
  }

  floor([x, y, z]: Spot, width: number, depth: number, paint: Paint): Shape {
    return this.face(
      [
        [x, y, z],
        [x + width, y, z],
        [x + width, y + depth, z],
        [x, y + depth, z],
      ],
      paint,
    );
  }

  /** A wall along the aisle. */
  wall([x, y, z]: Spot, width: number, height: number, paint: Paint): Shape {
    return this.face(
      [
        [x, y, z],
        [x + width, y, z],
        [x + width, y, z + height],
        [x, y, z + height],
      ],
      paint,
    );
  }

  /** A wall that runs away from the aisle. */
  sideWall([x, y, z]: Spot, depth: number, height: number, paint: Paint): Shape {
    return this.face(
      [
        [x, y, z],
        [x, y + depth, z],
        [x, y + depth, z + height],
        [x, y, z + height],
      ],
      paint,
    );
  }

  box([x, y, z]: Spot, [width, depth, height]: Spot, { top, front, side }: Faces): Shape[] {
    return [
      this.wall([x, y, z], width, height, { fill: front }),
      this.sideWall([x + width, y, z], depth, height, { fill: side }),
      this.floor([x, y, z + height], width, depth, { fill: top }),
    ];
  }

  /** A round thing that lies on something. */
  disc([x, y, z]: Spot, radius: number, paint: Paint): Shape {
    const [left, middle] = this.at(x, y, z);
    const [rx, ry] = this.#halves(radius);
    return path(
      `M${print(left - rx)} ${print(middle)}a${print(rx)} ${print(ry)} 0 1 0 ${print(2 * rx)} 0a${print(rx)} ${print(ry)} 0 1 0-${print(2 * rx)} 0z`,
      paint,
    );
  }

  cylinder([x, y, z]: Spot, radius: number, height: number, top: Colour, side: Colour): Shape[] {
    const [middle, low] = this.at(x, y, z);
    const [rx, ry] = this.#halves(radius);
    const up = print(height * this.#metre);
    return [
      path(
        `M${print(middle - rx)} ${print(low)}a${print(rx)} ${print(ry)} 0 1 0 ${print(2 * rx)} 0v-${up}h-${print(2 * rx)}z`,
        { fill: side },
      ),
      this.disc([x, y, z + height], radius, { fill: top }),
    ];
  }

  #halves(radius: number): [number, number] {
    return [radius * this.#metre * WIDE, radius * this.#metre * FLAT];
  }
}

function print(value: number): number {
  return Math.round(value * 10) / 10;
}

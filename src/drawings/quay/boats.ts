import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { Scene } from "../axonometry.ts";
import { polygon, type Point, type Shape } from "../shape.ts";

const { annatto, annattoPress, card, line2, ochre, paper2, river, wait, waitInk } = PALETTE;
const METRE = 13.7;
const STERN = [6, 62] as const;

/**
 * The boat that comes to the first screen's quay, by itself, since it moves: open decks under roofs, its bow along the
 * quay.
 */
export function drawFerry(): Shape[] {
  const at = new Scene(STERN, METRE);
  const hull = (z: number): Point[] => [
    at.at(0, 0, z),
    at.at(8, 0, z),
    at.at(11, 1.5, z),
    at.at(8, 3, z),
    at.at(0, 3, z),
  ];
  const [low, high] = [hull(0), hull(1.3)];
  const board = (from: number, to: number, fill: Colour) =>
    polygon([low[from], low[to], high[to], high[from]] as Point[], { fill });
  return [
    polygon(hull(-0.35), { fill: river, opacity: 0.55 }),
    board(0, 1, card),
    board(1, 2, line2),
    polygon(high, { fill: paper2 }),
    ...deck(at, 1.3, { length: 7, lit: wait }),
    ...deck(at, 3.1, { length: 4.6, lit: ochre }),
  ];
}

type Deck = { length: number; lit: Colour };

/** People see out of the whole of its side; the light inside is seen from afar. */
function deck(at: Scene, z: number, { length, lit }: Deck): Shape[] {
  const posts = Array.from({ length: 4 }, (_, index) =>
    at.wall([0.5 + (index * (length - 0.15)) / 3, 0.3, z], 0.15, 1.5, { fill: waitInk }),
  );
  return [
    at.wall([0.5, 0.3, z], length, 1.5, { fill: lit }),
    at.sideWall([0.5 + length, 0.3, z], 2.4, 1.5, { fill: waitInk }),
    at.wall([0.5, 0.3, z], length, 0.45, { fill: card }),
    ...posts,
    ...at.box([0.2, 0, z + 1.5], [length + 0.6, 3, 0.3], {
      top: annatto,
      front: annattoPress,
      side: annattoPress,
    }),
  ];
}

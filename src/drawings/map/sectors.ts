import type { AreaId } from "#domain/site/areas.ts";
import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { beside, lengthOf, placeOn } from "../curve.ts";
import { dice } from "../dice.ts";
import { group, polygon, type Point, type Shape } from "../shape.ts";
import { NORTH_BANK, SITE_TURN, at } from "./site.ts";

/** The side of a stand module, and the distance from one module to the next. */
const TILE = 38;
const PITCH = 48;
/** The row whose stands are as wide as on the straight grid, and the first row, by their distance to the water. */
const REACH = 190;
const FIRST_ROW = 92;
const BANK_C = bankBetween(425, 960);
const BANK_D = bankBetween(1392, 1800);

type SectorId = Extract<AreaId, `sector${string}`>;
type Hues = readonly Colour[];
const { annatto, annattoDeep, annattoLight, ochre, wait, leaf, forest, moss, water, workInk, mist, line2 } =
  PALETTE;
const HUES = {
  A: [annatto, annatto, annattoLight, annattoDeep, line2],
  B: [ochre, ochre, wait, ochre, line2],
  C: [leaf, moss, leaf, forest, line2],
  D: [water, workInk, mist, water, water, line2],
} satisfies Record<string, Hues>;

/** The four sectors: two on the zone's grid, two that follow the bend of the river. */
export function drawSectors(): Shape[] {
  return [
    ...block({ hues: HUES.A, seed: 5, from: [-588, -336], columns: 10, rows: 6, isOpen: isOpenInA }),
    ...block({ hues: HUES.B, seed: 8, from: [96, -240], columns: 9, rows: 4, isOpen: isOpenInB }),
    ...bend({ hues: HUES.C, seed: 13, bank: BANK_C, rows: 5, isOpen: isOpenByRiver }),
    ...bend({ hues: HUES.D, seed: 21, bank: BANK_D, rows: 4, isOpen: isOpenByRiver }),
  ];
}

function isOpenInA(column: number, row: number): boolean {
  return (row < 2 && column > 2) || (row > 2 && row < 5 && column > 2 && column < 8);
}

function isOpenInB(column: number, row: number): boolean {
  return row > 0 && row < 3 && column > 1 && column < 7;
}

function isOpenByRiver(column: number, row: number): boolean {
  return row > 0 && row < 3 && column > 1 && column < 7;
}

type Block = {
  hues: Hues;
  seed: number;
  from: Point;
  columns: number;
  rows: number;
  isOpen: (column: number, row: number) => boolean;
};

function block({ hues, seed, from, columns, rows, isOpen }: Block): Shape[] {
  const tiles: Tile[] = [];
  fill(columns, rows, seed, isOpen, (column, row, span, choice) => {
    const [u, v] = [from[0] + column * PITCH, from[1] + row * PITCH];
    const width = TILE + (span - 1) * PITCH;
    tiles.push({
      colour: hues[choice % hues.length] ?? line2,
      corners: [at(u, v), at(u + width, v), at(u + width, v + TILE), at(u, v + TILE)],
    });
  });
  return paint(tiles);
}

type Bend = {
  hues: Hues;
  seed: number;
  bank: readonly Point[];
  rows: number;
  isOpen: (column: number, row: number) => boolean;
};

/** Rows beside the bank; every aisle between them runs straight away from the water. */
function bend({ hues, seed, bank, rows, isOpen }: Bend): Shape[] {
  const columns = Math.floor(lengthOf(beside(bank, -REACH)) / PITCH);
  const tiles: Tile[] = [];
  fill(columns, rows, seed, isOpen, (column, row, span, choice) => {
    const [start, end] = [column * PITCH, column * PITCH + TILE + (span - 1) * PITCH];
    const [low, high] = [FIRST_ROW + row * PITCH, FIRST_ROW + row * PITCH + TILE];
    tiles.push({
      colour: hues[choice % hues.length] ?? line2,
      corners: [
        awayFrom(bank, start, high),
        awayFrom(bank, end, high),
        awayFrom(bank, end, low),
        awayFrom(bank, start, low),
      ],
    });
  });
  return paint(tiles);
}

/** The point straight inland from the bank: `way` is measured along the middle row. */
function awayFrom(bank: readonly Point[], way: number, distance: number): Point {
  const { point, turn } = placeOn(beside(bank, -REACH), way);
  const angle = (turn * Math.PI) / 180;
  const far = distance - REACH;
  return [point[0] + Math.sin(angle) * far, point[1] - Math.cos(angle) * far];
}

function bankBetween(from: number, to: number): Point[] {
  return NORTH_BANK.filter(([x]) => x > from && x < to);
}

/** How a sector's pin and name turn with the stands around them. */
export const SECTOR_TURNS: Record<SectorId, number> = {
  sectorA: SITE_TURN,
  sectorB: SITE_TURN,
  sectorC: turnOf(BANK_C),
  sectorD: turnOf(BANK_D),
};

/** The turn in the middle of the nine columns beside a bank. */
function turnOf(bank: readonly Point[]): number {
  return placeOn(beside(bank, -REACH), 4.5 * PITCH).turn;
}

/** Stands in rows, some two modules wide; always the same for a seed. */
function fill(
  columns: number,
  rows: number,
  seed: number,
  isOpen: (column: number, row: number) => boolean,
  put: (column: number, row: number, span: 1 | 2, choice: number) => void,
): void {
  const { roll } = dice(seed);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const choice = roll(60);
      const wantsTwo = roll(4) === 0;
      if (isOpen(column, row)) continue;
      const span = wantsTwo && column + 1 < columns && !isOpen(column + 1, row) ? 2 : 1;
      put(column, row, span, choice);
      column += span - 1;
    }
  }
}

type Tile = { colour: Colour; corners: readonly Point[] };

/** Tiles of one colour together, with corners softened by a line of their own colour. */
function paint(tiles: readonly Tile[]): Shape[] {
  const colours = [...new Set(tiles.map(({ colour }) => colour))];
  return colours.map((colour) =>
    group(
      tiles.filter((tile) => tile.colour === colour).map(({ corners }) => polygon(corners)),
      { fill: colour, stroke: colour, strokeWidth: 4, join: "round" },
    ),
  );
}

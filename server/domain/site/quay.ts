/**
 * The town of the first screen: twelve lots on a quay, drawn by src/drawings/quay, named and pointed
 * at by the page. Places on the ground are metres, along the water and away from it; on the sheet, units of the drawing.
 */
export const QUAY_PLAN = {
  /** The sheet's position of the quay's leftmost corner. */
  origin: [690, 590],
  metre: 13,
  length: 48,
  depth: 41,
} as const;

export type QuayStand = "bronze" | "silver" | "gold";
export type QuayLot = {
  at: readonly [along: number, away: number];
  size: readonly [along: number, away: number];
  stand: QuayStand;
  /** The number of lit lots at which this lot is lit. */
  order: number;
};

const COLUMNS = [2, 19, 36] as const;
const FIRST_ROW = 2;
const ROW = 8;

/** The lots from the back to the front, around the square in the middle. */
export const QUAY_LOTS: readonly QuayLot[] = [
  lot(0, 4, "bronze", 9),
  lot(1, 4, "gold", 4),
  lot(2, 4, "silver", 8),
  lot(0, 3, "silver", 11),
  lot(2, 3, "gold", 6),
  lot(0, 2, "gold", 3),
  lot(2, 2, "bronze", 10),
  lot(0, 1, "bronze", 7),
  lot(2, 1, "silver", 2),
  lot(0, 0, "silver", 5),
  lot(1, 0, "bronze", 1),
  { at: [34.4, 0.9], size: [12.6, 6.5], stand: "gold", order: 12 },
];
/** The nearest one, and larger than it will be built: marked out, and dark until the season is full. */
export const MARKED_LOT = QUAY_LOTS.at(-1) as QuayLot;

/** How many lots are lit when nobody says (`event.lit`). */
export const LIT_UNSAID = 7;

/** The part of the drawing's address that says how many lots are lit: `quay.svg#lit-5`. */
export function litTarget(lit: number): string {
  return `lit-${lit}`;
}

function lot(column: 0 | 1 | 2, row: number, stand: QuayStand, order: number): QuayLot {
  return { at: [COLUMNS[column], FIRST_ROW + row * ROW], size: [10, 5], stand, order };
}

/** The corners of a lot on the sheet, clockwise from the left; `grow`: metres added on each side. */
export function cornersOf({ at: [x, y], size }: QuayLot, grow = 0): [x: number, y: number][] {
  const [far, deep] = [x + size[0] + grow, y + size[1] + grow];
  return [onSheet(x - grow, y - grow), onSheet(x - grow, deep), onSheet(far, deep), onSheet(far, y - grow)];
}

/** Seen from above at an angle, as all stands are drawn. */
function onSheet(along: number, away: number): [number, number] {
  const [left, top] = QUAY_PLAN.origin;
  return [
    Math.round(left + (along + away) * Math.cos(Math.PI / 6) * QUAY_PLAN.metre),
    Math.round(top + ((along - away) / 2) * QUAY_PLAN.metre),
  ];
}

import { AREAS, type AreaId, type AreaKind } from "#domain/site/areas.ts";
import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { beside } from "../curve.ts";
import { text, textAlong, widthOf } from "../lettering.ts";
import { circle, group, path, rect, type Point, type Shape } from "../shape.ts";
import { ZONE, type MapWords } from "../words.ts";
import { SECTOR_TURNS } from "./sectors.ts";
import { RIVER } from "./site.ts";

const { annattoDeep, card, ink, leaf, line2, mist, paper3, quiet, workInk } = PALETTE;

const KIND_COLOURS: Record<AreaKind, Colour> = {
  stands: leaf,
  programme: annattoDeep,
  services: workInk,
  access: ink,
};

const NAME = { face: "semibold", size: 34 } as const;
const PIN = 27;

type Place = {
  /** Where the name stands to the pin: at its right in one line or two, or below it, centred. */
  name: "right" | "right-two" | "below-two" | "left-two";
  colour?: Colour;
  /** How far pin and name turn with the stands around them. */
  turn?: number;
  /** How far the name is moved from there. */
  by?: Point;
};

const PLACES: Record<AreaId, Place> = {
  sectorA: { name: "right", turn: SECTOR_TURNS.sectorA },
  sectorB: { name: "right", turn: SECTOR_TURNS.sectorB },
  sectorC: { name: "right", turn: SECTOR_TURNS.sectorC },
  sectorD: { name: "right", turn: SECTOR_TURNS.sectorD },
  hubs: { name: "below-two" },
  stage: { name: "right" },
  plaza: { name: "below-two" },
  foodCourt: { name: "right-two" },
  servicePoint: { name: "left-two" },
  firstAid: { name: "right-two" },
  // Beside its house, so that the name below has room between the zone's edge and the stands.
  quietRoom: { name: "below-two", by: [52, 28] },
  mainEntrance: { name: "right" },
  riverEntrance: { name: "right", colour: card },
  blueZonePassage: { name: "right-two" },
  busStop: { name: "right" },
  bicycles: { name: "right" },
  accessibleRoute: { name: "right" },
};

/** Each area's pin and its name in the reader's language. */
export function drawLabels(words: MapWords): Shape[] {
  return AREAS.flatMap(({ id, mark, kind, pin: [x, y] }) => {
    const { name, colour = ink, turn, by: [right, down] = [0, 0] } = PLACES[id];
    const says = words.areas[id].name();
    const at: Point = turn === undefined ? [x, y] : [0, 0];
    const shapes = [
      drawPin(at, mark, KIND_COLOURS[kind]),
      ...drawName(says, [at[0] + right, at[1] + down], name, colour),
    ];
    if (turn === undefined) return shapes;
    return [group(shapes, { transform: `translate(${x} ${y}) rotate(${turn.toFixed(1)})` })];
  });
}

export function widthOfName(name: string): number {
  return widthOf(name, NAME);
}

function drawPin([x, y]: Point, mark: string, colour: Colour): Shape {
  return group([
    circle(x, y, PIN, { fill: colour, stroke: card, strokeWidth: 4 }),
    text(mark, [x, y + 11], { face: "display", size: 32, anchor: "middle", fill: card }),
  ]);
}

function drawName(name: string, [x, y]: Point, side: Place["name"], fill: Colour): Shape[] {
  const setting = { ...NAME, fill };
  const right = x + PIN + 13;
  if (side === "right") return [text(name, [right, y + 12], setting)];
  const [first, second] = inTwo(name);
  if (side === "right-two")
    return [text(first, [right, y - 6], setting), text(second, [right, y + 32], setting)];
  if (side === "left-two") {
    const left = x - PIN - 13;
    return [
      text(first, [left, y - 6], { ...setting, anchor: "end" }),
      text(second, [left, y + 32], { ...setting, anchor: "end" }),
    ];
  }
  return [
    text(first, [x, y + PIN + 38], { ...setting, anchor: "middle" }),
    text(second, [x, y + PIN + 76], { ...setting, anchor: "middle" }),
  ];
}

/** A name in two lines as equal as its words allow. */
function inTwo(name: string): [string, string] {
  const words = name.split(" ");
  const breaks = words
    .slice(1)
    .map((_, index): [string, string] => [
      words.slice(0, index + 1).join(" "),
      words.slice(index + 1).join(" "),
    ]);
  return breaks.reduce(
    (best, lines) => (longest(lines) < longest(best) ? lines : best),
    breaks[0] ?? [name, ""],
  );
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => widthOf(line, NAME)));
}

export function drawRiverName(words: MapWords): Shape[] {
  const bend = beside(
    RIVER.filter(([x]) => x > 330 && x < 1120),
    22,
  );
  return [textAlong(words.river(), bend, { face: "display", size: 76, tracking: 40, fill: mist })];
}

export function drawBlueZoneName(words: MapWords): Shape[] {
  return [
    text(words.blueZone(), [2270, 706], { face: "display", size: 58, anchor: "middle", fill: workInk }),
  ];
}

/** The head of the sheet: title, note, what the pins' colours and the grid mean, and where north is. */
export function drawHead(words: MapWords): Shape[] {
  const kinds = Object.entries(KIND_COLOURS) as [AreaKind, Colour][];
  const legend = { face: "regular", size: 27, fill: ink } as const;
  // The second pair stands clear of the longer name of the first, in whatever language.
  const firstPair = kinds.slice(0, 2).map(([kind]) => widthOf(words.kinds[kind](), legend));
  const step = Math.max(456, 78 + Math.max(...firstPair));
  return [
    text(words.title({ zone: ZONE }), [96, 158], { face: "display", size: 116, fill: ink }),
    text(words.note(), [100, 222], { face: "regular", size: 32, fill: quiet }),
    ...kinds.flatMap(([kind, colour], index) => {
      const [x, y] = [1296 + Math.floor(index / 2) * step, 82 + (index % 2) * 46];
      return [circle(x, y - 10, 14, { fill: colour }), text(words.kinds[kind](), [x + 28, y], legend)];
    }),
    rect(1282, 151, 28, 28, { fill: paper3, stroke: line2, strokeWidth: 4 }),
    text(words.steps(), [1324, 174], legend),
    ...drawCompass(words, [2268, 128]),
  ];
}

function drawCompass(words: MapWords, [x, y]: Point): Shape[] {
  return [
    circle(x, y, 58, { stroke: line2, strokeWidth: 3 }),
    path(`M${x} ${y - 76}l17 76h-34z`, { fill: annattoDeep }),
    path(`M${x} ${y + 76}l17-76h-34z`, { fill: ink }),
    text(words.north(), [x + 34, y - 50], { face: "display", size: 34, fill: ink }),
  ];
}

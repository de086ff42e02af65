import type { PackageId } from "#domain/package-id.ts";
import { DEFAULT_PACKAGES } from "#domain/packages.ts";
import type { Locale } from "#domain/locales.ts";
import { PALETTE } from "#domain/site/palette.ts";
import type { Shape } from "../shape.ts";
import type { MapWords } from "../words.ts";
import { Plan } from "./sheet.ts";
import {
  drawCounter,
  drawDoor,
  drawExhibit,
  drawGlass,
  drawPlant,
  drawRoom,
  drawScreen,
  drawSofa,
  drawTable,
  drawWall,
} from "./symbols.ts";

const { good, line } = PALETTE;

/** All three on the smallest space that is offered, 50 m2, so that they can be compared. */
const [WIDTH, DEPTH] = [10, 5];
const PLAN = new Plan({ metre: 94, left: 130, bottom: 704, width: WIDTH, depth: DEPTH });

type Words = MapWords["plan"];
const INSIDES: Record<PackageId, (words: Words) => Shape[]> = { BRONZE: bronze, SILVER: silver, GOLD: gold };

/** The floor plan of a show-ready stand, to the same measure as its booth drawing. */
export function drawPackagePlan(id: PackageId, words: MapWords, locale: Locale): Shape[] {
  const name = DEFAULT_PACKAGES[id].name[locale];
  return [
    ...PLAN.drawPaper(words, words.plan.title({ name }), words.plan.note()),
    PLAN.drawFloor(),
    PLAN.drawGridInside(),
    ...INSIDES[id](words.plan),
    ...PLAN.drawMeasures(words),
    PLAN.name(words.plan.aisle(), 1, -0.5),
  ];
}

function bronze(words: Words): Shape[] {
  return [
    drawWall(PLAN, [
      [0, 3],
      [0, DEPTH],
      [WIDTH, DEPTH],
    ]),
    drawPlant(PLAN, [0.6, 4.4]),
    drawTable(PLAN, [3.2, 2.9], 2),
    PLAN.name(words.meeting(), 3.2, 1.75),
    drawExhibit(PLAN, 8.9, 4.1),
    PLAN.name(words.exhibits(), 8.6, 3.6),
    drawCounter(PLAN, 6.2, 1.2, 2),
    PLAN.name(words.counter(), 7.2, 0.85),
    PLAN.drawEntrance(5),
  ];
}

function silver(words: Words): Shape[] {
  return [
    drawRoom(PLAN, 7.8, 3.2, 2.2, 1.8, line),
    drawScreen(PLAN, 2.9, 4.86, 2.8),
    drawWall(PLAN, [
      [0, 0],
      [0, DEPTH],
      [WIDTH, DEPTH],
      [WIDTH, 3.2],
      [7.8, 3.2],
      [7.8, DEPTH],
    ]),
    drawDoor(PLAN, [8.1, 3.2], 0.85),
    PLAN.name(words.storage(), 8.95, 4.1),
    PLAN.name(words.screen(), 4.3, 4.5),
    drawPlant(PLAN, [2.4, 4.5]),
    drawSofa(PLAN, 0.5, 3.5, 1.6),
    PLAN.name(words.lounge(), 1.3, 3.1),
    drawTable(PLAN, [5.9, 2.6], 3, 0.5),
    PLAN.name(words.meeting(), 4.3, 2.6),
    drawExhibit(PLAN, 2.2, 0.9),
    drawExhibit(PLAN, 3.3, 0.9),
    PLAN.name(words.exhibits(), 3.05, 0.5),
    drawCounter(PLAN, 5.9, 0.8, 2.4),
    PLAN.name(words.counter(), 7.1, 0.45),
    drawPlant(PLAN, [9.5, 0.5]),
    PLAN.drawEntrance(4.6),
  ];
}

function gold(words: Words): Shape[] {
  return [
    drawRoom(PLAN, 0, 2.6, 2.4, 2.4, line),
    drawRoom(PLAN, 7.4, 2.7, 2.6, 2.3, good),
    drawScreen(PLAN, 3.1, 4.86, 3.7),
    drawWall(PLAN, [
      [0, 0],
      [0, DEPTH],
      [WIDTH, DEPTH],
    ]),
    drawWall(PLAN, [
      [0, 2.6],
      [2.4, 2.6],
      [2.4, DEPTH],
    ]),
    drawDoor(PLAN, [0.6, 2.6], 0.85),
    drawGlass(PLAN, [
      [7.4, DEPTH],
      [7.4, 2.7],
      [8.6, 2.7],
    ]),
    drawGlass(PLAN, [
      [9.4, 2.7],
      [WIDTH, 2.7],
      [WIDTH, DEPTH],
    ]),
    PLAN.name(words.storage(), 1.2, 3.8),
    PLAN.name(words.screen(), 4.95, 4.5),
    drawTable(PLAN, [8.7, 4.1], 4, 0.4),
    PLAN.name(words.meeting(), 8.7, 2.96, 26),
    drawSofa(PLAN, 3.2, 2.3, 1.8),
    drawSofa(PLAN, 5.4, 2.3, 0.9),
    PLAN.name(words.lounge(), 4.6, 1.9),
    drawExhibit(PLAN, 0.6, 0.7),
    drawExhibit(PLAN, 1.7, 0.7),
    drawExhibit(PLAN, 2.8, 0.7),
    PLAN.name(words.exhibits(), 2, 0.32),
    drawCounter(PLAN, 6.8, 0.8, 2.5),
    PLAN.name(words.counter(), 8.05, 0.45),
    drawPlant(PLAN, [9.55, 2]),
    drawPlant(PLAN, [7, 4.5]),
    PLAN.drawEntrance(5.2),
  ];
}

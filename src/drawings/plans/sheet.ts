import { PALETTE } from "#domain/site/palette.ts";
import { text } from "../lettering.ts";
import { group, line, path, rect, type Point, type Shape } from "../shape.ts";
import type { MapWords } from "../words.ts";

const { annattoDeep, card, ink, line: hair, line2, paper, quiet } = PALETTE;

/** A floor plan's sheet: a metre on it, and where the stand's near left corner lies. */
export type PlanSheet = { metre: number; left: number; bottom: number; width: number; depth: number };

export class Plan {
  readonly #sheet: PlanSheet;

  constructor(sheet: PlanSheet) {
    this.#sheet = sheet;
  }

  /** From metres (along the aisle, away from it) to the sheet: the aisle is at the bottom. */
  at(x: number, y: number): Point {
    const { left, bottom, metre } = this.#sheet;
    return [left + x * metre, bottom - y * metre];
  }

  metres(length: number): number {
    return length * this.#sheet.metre;
  }

  /** A piece of floor or furniture between two corners. */
  area(x: number, y: number, width: number, depth: number, paint: Parameters<typeof rect>[4]): Shape {
    const [left, top] = this.at(x, y + depth);
    return rect(left, top, this.metres(width), this.metres(depth), paint);
  }

  run(points: readonly Point[]): string {
    return points
      .map(
        ([x, y], index) =>
          `${index ? "L" : "M"}${this.at(x, y)
            .map((value) => Math.round(value))
            .join(" ")}`,
      )
      .join("");
  }

  /** Paper, the one-metre grid a metre beyond the stand, and the aisle. */
  drawPaper(words: MapWords, title: string, note: string): Shape[] {
    const { width, depth } = this.#sheet;
    const columns = Array.from({ length: width + 3 }, (_, index) => index - 1);
    const rows = Array.from({ length: depth + 3 }, (_, index) => index - 1);
    const [gridX, gridY] = this.at(width + 0.8, -0.5);
    return [
      rect(0, 0, 1200, 900, { fill: paper }),
      group(
        [
          ...columns.map((x) => line(this.at(x, -1), this.at(x, depth + 1))),
          ...rows.map((y) => line(this.at(-1, y), this.at(width + 1, y))),
        ],
        { stroke: hair, strokeWidth: 1.5 },
      ),
      text(title, [68, 96], { face: "display", size: 62, fill: ink }),
      path("M68 826h1064", { stroke: line2, strokeWidth: 2 }),
      text(note, [68, 870], { face: "regular", size: 27, fill: quiet }),
      text(words.plan.grid(), [gridX, gridY + 9], { face: "regular", size: 27, anchor: "end", fill: quiet }),
    ];
  }

  /** How long the stand is, above it, and how deep, beside it. */
  drawMeasures(words: MapWords): Shape[] {
    const { width, depth } = this.#sheet;
    const [left, top] = this.at(0, depth + 0.55);
    const [right] = this.at(width, 0);
    const [side, high] = this.at(-0.55, depth);
    const [, low] = this.at(0, 0);
    const across = words.plan.metres({ length: String(width) });
    const along = words.plan.metres({ length: String(depth) });
    return [
      path(
        `M${left} ${top}H${right}M${left} ${top - 11}v22M${right} ${top - 11}v22M${side} ${high}V${low}M${side - 11} ${high}h22M${side - 11} ${low}h22`,
        { stroke: ink, strokeWidth: 2.5 },
      ),
      this.#measure(across, [(left + right) / 2, top]),
      this.#measure(along, [side, (high + low) / 2]),
    ];
  }

  #measure(says: string, [x, y]: Point): Shape {
    const half = says.length * 9 + 8;
    return group([
      rect(x - half, y - 20, 2 * half, 40, { fill: paper }),
      text(says, [x, y + 10], { size: 32, anchor: "middle", fill: ink }),
    ]);
  }

  name(says: string, x: number, y: number, size = 29): Shape {
    const [left, low] = this.at(x, y);
    return text(says, [left, low + size * 0.35], { size, anchor: "middle", fill: ink });
  }

  /** An arrow where visitors walk in. */
  drawEntrance(x: number): Shape {
    const [left, low] = this.at(x, -0.42);
    return path(`M${left} ${low + 22}v-46m-16 16l16-16 16 16`, {
      stroke: annattoDeep,
      strokeWidth: 5,
      cap: "round",
      join: "round",
    });
  }

  drawFloor(): Shape {
    const { width, depth } = this.#sheet;
    return this.area(0, 0, width, depth, { fill: card, stroke: line2, strokeWidth: 2 });
  }

  /** The grid again, over a floor that would hide it. */
  drawGridInside(): Shape {
    const { width, depth } = this.#sheet;
    return group(
      [
        ...Array.from({ length: width - 1 }, (_, index) =>
          line(this.at(index + 1, 0), this.at(index + 1, depth)),
        ),
        ...Array.from({ length: depth - 1 }, (_, index) =>
          line(this.at(0, index + 1), this.at(width, index + 1)),
        ),
      ],
      { stroke: hair, strokeWidth: 1.5 },
    );
  }
}

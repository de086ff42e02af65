import type { Locale } from "#domain/locales.ts";
import { PALETTE } from "#domain/site/palette.ts";
import { SHARE_SIZE, type SharePicture } from "#domain/site/share-pictures.ts";
import en_eoi from "#i18n/en/eoi/index.ts";
import en_exhibiting from "#i18n/en/exhibiting/index.ts";
import en_home from "#i18n/en/home/index.ts";
import en_overview from "#i18n/en/overview/index.ts";
import en_participation from "#i18n/en/participation/index.ts";
import en_support from "#i18n/en/support/index.ts";
import pt_eoi from "#i18n/pt/eoi/index.ts";
import pt_exhibiting from "#i18n/pt/exhibiting/index.ts";
import pt_home from "#i18n/pt/home/index.ts";
import pt_overview from "#i18n/pt/overview/index.ts";
import pt_participation from "#i18n/pt/participation/index.ts";
import pt_support from "#i18n/pt/support/index.ts";
import { text, widthOf } from "./lettering.ts";
import { leafMark } from "./leaf-mark.ts";
import { drawFerry } from "./quay/boats.ts";
import { LIGHTS } from "./quay/lights.ts";
import { drawQuay } from "./quay/quay.ts";
import { group, rect, type Drawing, type Point } from "./shape.ts";
import { ZONE } from "./words.ts";

const { forest, paper2 } = PALETTE;

/** The titles of the pictures: the heading of each page. */
const TITLES: Record<SharePicture, Record<Locale, string>> = {
  home: { pt: pt_home.hero.title, en: en_home.hero.title },
  overview: { pt: pt_overview.event.title, en: en_overview.event.title },
  partnership: { pt: pt_participation.hero.title, en: en_participation.hero.title },
  exhibiting: { pt: pt_exhibiting.title, en: en_exhibiting.title },
  services: { pt: pt_support.title, en: en_support.title },
  interest: { pt: pt_eoi.title, en: en_eoi.title },
};

/** Where letters stand, left of all that is drawn. */
const LETTERS = { left: 72, top: 190, width: 424, bottom: 566 } as const;
const EDGE = 528;

/** Where the boat, a drawing of its own on the page, lies in the town. */
const BOAT = "translate(872 800)";

type View = {
  /** What stands in the middle of what is seen, in units of the town. */
  on: Point;
  /** The scale relative to the town's drawing. */
  zoom: number;
};
/** The whole town comes out of the ground by itself; what is seen closer is cut along the letters. */
const VIEWS: Record<Exclude<SharePicture, "home">, View> = {
  overview: { on: [1200, 560], zoom: 1.9 },
  partnership: { on: [1075, 640], zoom: 2.3 },
  exhibiting: { on: [1385, 470], zoom: 2.6 },
  services: { on: [850, 780], zoom: 1.65 },
  interest: { on: [1215, 800], zoom: 2.3 },
};

/** Mark, name, the page's title, and the town beside them. No dates, since those can change. */
export function drawSharePicture(picture: SharePicture, locale: Locale): Drawing {
  const { width, height } = SHARE_SIZE;
  const { lines, size } = fitted(TITLES[picture][locale]);
  const boat = group(drawFerry(), { transform: BOAT });
  const town = group([...drawQuay(), boat], {
    transform: picture === "home" ? "translate(190 -26) scale(.68)" : viewed(VIEWS[picture]),
  });
  const cover = picture === "home" ? [] : [rect(0, 0, EDGE, height, { fill: forest })];
  return {
    width,
    height,
    states: { targets: [], style: LIGHTS.style },
    shapes: [
      rect(0, 0, width, height, { fill: forest }),
      town,
      ...cover,
      group(leafMark(), { transform: `translate(${LETTERS.left} 64) scale(1.9)` }),
      text(ZONE, [LETTERS.left + 78, 112], { face: "display", size: 40, fill: paper2 }),
      ...lines.map((line, at) =>
        text(line, [LETTERS.left - 3, LETTERS.bottom - (lines.length - 1 - at) * size * 0.98], {
          face: "display",
          size,
          fill: paper2,
          tracking: -32,
        }),
      ),
    ],
  };
}

function viewed({ on: [x, y], zoom }: View): string {
  const left = (EDGE + SHARE_SIZE.width) / 2 - x * zoom;
  const top = SHARE_SIZE.height / 2 - y * zoom;
  return `translate(${Math.round(left)} ${Math.round(top)}) scale(${zoom})`;
}

/** A title in lines, as large as it fits below the mark. */
function fitted(title: string): { lines: string[]; size: number } {
  const words = title.replaceAll("\u00A0", " ").split(" ");
  for (let size = 104; size > 48; size -= 2) {
    const lines = inLines(words, size);
    const isNarrow = lines.every((line) => lengthAt(line, size) <= LETTERS.width);
    if (isNarrow && (lines.length - 0.2) * size * 0.98 <= LETTERS.bottom - LETTERS.top)
      return { lines, size };
  }
  return { lines: inLines(words, 48), size: 48 };
}

function inLines(words: readonly string[], size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && lengthAt(longer, size) <= LETTERS.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function lengthAt(line: string, size: number): number {
  return widthOf(line, { face: "display", size, tracking: -32 });
}

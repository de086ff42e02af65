import { readFileSync } from "node:fs";
import { Font } from "@react-pdf/renderer";
import bricolageBold from "../fonts/bricolage-bold.ttf" with { type: "file" };
import bricolageVietnamese from "../fonts/bricolage-vietnamese.woff" with { type: "file" };
import interRegular from "../fonts/inter-regular.woff" with { type: "file" };
import interSemibold from "../fonts/inter-semibold.woff" with { type: "file" };
import { NOTO } from "./noto-files.ts";
import { openShapedFont, type FontOptions, type ShapedFont } from "./shaped-font.ts";
import { tablesOf } from "./unpack-woff.ts";

/** Inter's height: a line does not move whatever characters are in it. */
const HEIGHT = { ascent: 1984 / 2048, descent: -494 / 2048 };

type Family = Omit<FontOptions, "name"> & { files: Record<number, string> };

/** Bricolage's letters of Viet Nam are a file of their own, as its makers publish it. */
const HOUSE = {
  Inter: {
    files: { 400: interRegular, 600: interSemibold },
    isTabular: true,
  },
  "Bricolage Grotesque": { files: { 700: bricolageBold } },
  "Bricolage Vietnamese": { files: { 700: bricolageVietnamese } },
} satisfies Record<string, Family>;

type NotoName = keyof typeof NOTO;
export type FamilyName = keyof typeof HOUSE | NotoName;

/** The characters that a script's font is used for; Chinese is split by shape into four fonts. */
const LETTERS: Record<Exclude<NotoName, HanShape>, RegExp> = {
  Arab: /\p{scx=Arab}/u,
  Hebr: /\p{scx=Hebr}/u,
  Thaa: /\p{scx=Thaa}/u,
  Armn: /\p{scx=Armn}/u,
  Geor: /\p{scx=Geor}/u,
  Ethi: /\p{scx=Ethi}/u,
  Deva: /\p{scx=Deva}/u,
  Beng: /\p{scx=Beng}/u,
  Gujr: /\p{scx=Gujr}/u,
  Guru: /\p{scx=Guru}/u,
  Orya: /\p{scx=Orya}/u,
  Taml: /\p{scx=Taml}/u,
  Telu: /\p{scx=Telu}/u,
  Knda: /\p{scx=Knda}/u,
  Mlym: /\p{scx=Mlym}/u,
  Sinh: /\p{scx=Sinh}/u,
  Thai: /\p{scx=Thai}/u,
  Laoo: /\p{scx=Laoo}/u,
  Khmr: /\p{scx=Khmr}/u,
  Mymr: /\p{scx=Mymr}/u,
  Cans: /\p{scx=Cans}/u,
  Tibt: /\p{scx=Tibt}/u,
  Tfng: /\p{scx=Tfng}/u,
};
const SCRIPTS = Object.entries(LETTERS) as [keyof typeof LETTERS, RegExp][];

const HAN = ["HanSc", "HanTc", "HanJp", "HanKr"] as const;
export type HanShape = (typeof HAN)[number];

/** What stands in for a letter that a shape does not have. */
const INSTEAD: Record<HanShape, readonly HanShape[]> = {
  HanSc: ["HanSc", "HanTc", "HanJp", "HanKr"],
  HanTc: ["HanTc", "HanJp", "HanSc", "HanKr"],
  HanJp: ["HanJp", "HanTc", "HanSc", "HanKr"],
  HanKr: ["HanKr", "HanTc", "HanJp", "HanSc"],
};

const HAN_OF_COUNTRY: Readonly<Record<string, HanShape>> = {
  TW: "HanTc",
  HK: "HanTc",
  MO: "HanTc",
  JP: "HanJp",
  KR: "HanKr",
  KP: "HanKr",
};

/** How Chinese letters are drawn in a country, and what stands in: the same letter differs between them. */
export function hanShapesOf(country: string | null): readonly HanShape[] {
  return INSTEAD[HAN_OF_COUNTRY[country ?? ""] ?? "HanSc"];
}

/** The families that may have a letter, the likeliest first; whatever no script claims, a sign perhaps, is in Han's. */
export function familiesWith(letter: string, han: readonly HanShape[]): readonly FamilyName[] {
  const scripts = SCRIPTS.filter(([, letters]) => letters.test(letter)).map(([name]) => name);
  return scripts.length > 0 ? scripts : han;
}

/** All font families that papers may need. */
export const FAMILIES = [...Object.keys(HOUSE), ...Object.keys(NOTO)] as readonly FamilyName[];

const opened = new Map<string, ShapedFont>();

/** The regular font of a family, read from its file with the first use. */
export function openFamily(name: FamilyName): ShapedFont {
  const known = opened.get(name);
  if (known) return known;
  const { files, ...options }: Family =
    name in HOUSE ? HOUSE[name as keyof typeof HOUSE] : notoFamily(name as NotoName);
  const weights = Object.entries(files);
  const faces = weights.map(([weight, file]) => {
    const face = openShapedFont(tablesOf(readFileSync(file)), {
      ...options,
      name: `${name.replace(" ", "")}-${weight}`,
    });
    Font.register({ family: name, src: file, fontWeight: Number(weight) });
    // react-pdf would open the file by itself, and set every letter apart.
    Object.assign(Font.getFont({ fontFamily: name, fontWeight: Number(weight) }) ?? {}, {
      data: face,
      loadResultPromise: Promise.resolve(),
    });
    return face;
  });
  const [regular] = faces;
  if (!regular) throw new Error(`${name} has no face`);
  opened.set(name, regular);
  return regular;
}

function notoFamily(name: NotoName): Family {
  return { files: NOTO[name], height: HEIGHT };
}

/** The families read so far, in the order in which a text tries them. */
export function openFamilies(): readonly FamilyName[] {
  return [...SCRIPTS.map(([name]) => name), ...HAN].filter((name) => opened.has(name));
}

/**
 * Which letters each file of the house's two faces holds, as CSS writes them (fonts.css repeats it). The first file of
 * a face holds all the portal itself writes; the others wait for a name that needs them, and are fetched only then.
 */
export const INTER = {
  /** Everything in our words and on our screens: Latin-1, the punctuation of both languages, signs, arrows, CO₂. */
  core:
    "U+0000-00FF, U+0131, U+0152-0153, U+2002-200B, U+2010-2011, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, " +
    "U+2026, U+202F-2030, U+2032-2033, U+2039-203A, U+2044, U+2082, U+20AC, U+2122, U+2190-2193, U+2196-2199, " +
    "U+2212, U+2248, U+2260, U+2264-2265, U+FEFF",
  /** Names from the rest of Europe, Turkey, Africa, Viet Nam: Łódź, Doğu, Šibenik, Đà Nẵng. */
  latinExtended:
    "U+0100-0130, U+0132-0151, U+0154-024F, U+0259, U+02BB-02BC, U+0300-0301, U+0303-0304, U+0306-030C, U+0323, " +
    "U+0327-0328, U+1E00-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2116",
  greekAndCyrillic: "U+0370-045F, U+0490-0491, U+04B0-04B1",
  /** On paper all it has of Latin, Greek and Cyrillic, with their accents and signs. */
  printed:
    "U+0020-052F, U+1D00-1FFE, U+2000-2057, U+205F-20F0, U+2100-23FF, U+25A0-25FF, U+2C60-2C7F, U+A700-A7FF, U+FEFF",
};

/** What Bricolage lacks (arrows, ₂, Greek, rare letters) is left to Inter. */
export const BRICOLAGE = {
  core:
    "U+0000-00FF, U+0131, U+0152-0153, U+2002, U+2009, U+200B, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, " +
    "U+2026, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2191, U+2193, U+2212",
  latinExtended:
    "U+0100-0107, U+010A-0113, U+0116-011B, U+011E-0123, U+0126-012B, U+012E-0130, U+0132-0133, U+0136-0137, " +
    "U+0139-013E, U+0141-0148, U+014A-014D, U+0150-0151, U+0154-015B, U+015E-0161, U+0164-0165, U+0168-017E, " +
    "U+01CD-01CE, U+0218-021B, U+0304, U+0308, U+1E80-1E85, U+1E9E, U+1EF2-1EF9, U+2020",
  vietnamese: "U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303, U+0309, U+0323, U+1EA0-1EF1",
};

/** The characters of a CSS unicode-range. */
export function charactersOf(range: string): string {
  return range
    .split(", ")
    .flatMap((part) => {
      const [first = "", last = first] = part.replace("U+", "").split("-");
      const start = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - start + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(start + index));
    })
    .join("");
}

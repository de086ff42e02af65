import type { ContractData } from "#domain/contracts/schema.ts";
import { contractSample } from "./samples.ts";

/** Names of organisations and people as they come: by what makes each of them hard. */
export const NAMES = {
  "Arabic, joined letters": "منظمة النيل الأخضر",
  "Arabic, the same ligature twice": "الحالات الاستثناءات",
  "Arabic, letters that differ by their dots": "شراكة مع شركات",
  "Arabic, one letter at both ends": "نون",
  "Arabic, two equal syllables": "بابا",
  "Persian, an accent inside": "هلیا نجاتی",
  Hebrew: "ארגון סביבה",
  "Chinese, simplified": "绿色和平",
  "Chinese, traditional and rare": "張偉錕 · 王喆",
  Japanese: "緑の地球ネットワーク",
  Korean: "서울특별시",
  Vietnamese: "Viện Sinh thái",
  "Vietnamese, two accents": "Nguyễn Thị Ánh",
  Yoruba: "Ọ̀ṣun Àṣẹ",
  Guarani: "Ava g̃uarani",
  "Devanagari, conjuncts": "क्षत्रिय",
  "Devanagari, words": "पर्यावरण संस्था",
  Bengali: "বাংলাদেশ পরিবেশ",
  Tamil: "தமிழ்நாடு",
  "Thai, marks over marks": "มูลนิธิสิ่งแวดล้อม",
  "Thai, sara am": "กำก",
  Lao: "ພາສາລາວ",
  Khmer: "ភាសាខ្មែរ",
  Burmese: "မြန်မာ",
  Georgian: "ადამიანი",
  Armenian: "Հայաստան",
  Amharic: "ኢትዮጵያ",
  Kazakh: "Қазақстан әлемі",
  Greek: "Ελληνική Εταιρεία",
} as const;

/** Devanagari, Bengali and Thai are read back with breaks at their marks, and with letters taken apart. */
export function bare(text: string): string {
  return text.normalize("NFC").replaceAll(/\s/g, "");
}

/** A contract with a line for every name. */
export function contractInEveryScript(): ContractData {
  const sample = contractSample("pt", 1);
  const lines = Object.values(NAMES).flatMap((title) => sample.lines.map((line) => ({ ...line, title })));
  return { ...sample, lines };
}

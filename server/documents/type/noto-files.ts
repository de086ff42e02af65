import arabic400 from "../fonts/noto/arabic-400.woff" with { type: "file" };
import arabic600 from "../fonts/noto/arabic-600.woff" with { type: "file" };
import hebrew400 from "../fonts/noto/hebrew-400.woff" with { type: "file" };
import hebrew600 from "../fonts/noto/hebrew-600.woff" with { type: "file" };
import thaana400 from "../fonts/noto/thaana-400.woff" with { type: "file" };
import thaana600 from "../fonts/noto/thaana-600.woff" with { type: "file" };
import armenian400 from "../fonts/noto/armenian-400.woff" with { type: "file" };
import armenian600 from "../fonts/noto/armenian-600.woff" with { type: "file" };
import georgian400 from "../fonts/noto/georgian-400.woff" with { type: "file" };
import georgian600 from "../fonts/noto/georgian-600.woff" with { type: "file" };
import ethiopic400 from "../fonts/noto/ethiopic-400.woff" with { type: "file" };
import ethiopic600 from "../fonts/noto/ethiopic-600.woff" with { type: "file" };
import devanagari400 from "../fonts/noto/devanagari-400.woff" with { type: "file" };
import devanagari600 from "../fonts/noto/devanagari-600.woff" with { type: "file" };
import bengali400 from "../fonts/noto/bengali-400.woff" with { type: "file" };
import bengali600 from "../fonts/noto/bengali-600.woff" with { type: "file" };
import gujarati400 from "../fonts/noto/gujarati-400.woff" with { type: "file" };
import gujarati600 from "../fonts/noto/gujarati-600.woff" with { type: "file" };
import gurmukhi400 from "../fonts/noto/gurmukhi-400.woff" with { type: "file" };
import gurmukhi600 from "../fonts/noto/gurmukhi-600.woff" with { type: "file" };
import oriya400 from "../fonts/noto/oriya-400.woff" with { type: "file" };
import oriya600 from "../fonts/noto/oriya-600.woff" with { type: "file" };
import tamil400 from "../fonts/noto/tamil-400.woff" with { type: "file" };
import tamil600 from "../fonts/noto/tamil-600.woff" with { type: "file" };
import telugu400 from "../fonts/noto/telugu-400.woff" with { type: "file" };
import telugu600 from "../fonts/noto/telugu-600.woff" with { type: "file" };
import kannada400 from "../fonts/noto/kannada-400.woff" with { type: "file" };
import kannada600 from "../fonts/noto/kannada-600.woff" with { type: "file" };
import malayalam400 from "../fonts/noto/malayalam-400.woff" with { type: "file" };
import malayalam600 from "../fonts/noto/malayalam-600.woff" with { type: "file" };
import sinhala400 from "../fonts/noto/sinhala-400.woff" with { type: "file" };
import sinhala600 from "../fonts/noto/sinhala-600.woff" with { type: "file" };
import thai400 from "../fonts/noto/thai-400.woff" with { type: "file" };
import thai600 from "../fonts/noto/thai-600.woff" with { type: "file" };
import lao400 from "../fonts/noto/lao-400.woff" with { type: "file" };
import lao600 from "../fonts/noto/lao-600.woff" with { type: "file" };
import khmer400 from "../fonts/noto/khmer-400.woff" with { type: "file" };
import khmer600 from "../fonts/noto/khmer-600.woff" with { type: "file" };
import myanmar400 from "../fonts/noto/myanmar-400.woff" with { type: "file" };
import myanmar600 from "../fonts/noto/myanmar-600.woff" with { type: "file" };
import canadianAboriginal400 from "../fonts/noto/canadian-aboriginal-400.woff" with { type: "file" };
import canadianAboriginal600 from "../fonts/noto/canadian-aboriginal-600.woff" with { type: "file" };
import tibetan400 from "../fonts/noto/tibetan-400.woff" with { type: "file" };
import tifinagh400 from "../fonts/noto/tifinagh-400.woff" with { type: "file" };
import hanSc400 from "../fonts/noto/han-sc-400.woff" with { type: "file" };
import hanTc400 from "../fonts/noto/han-tc-400.woff" with { type: "file" };
import hanJp400 from "../fonts/noto/han-jp-400.woff" with { type: "file" };
import hanKr400 from "../fonts/noto/han-kr-400.woff" with { type: "file" };

/** The files of a family: regular, and semibold where there is one. */
export type FamilyFiles = { 400: string; 600?: string };

/**
 * Noto, from the packages @fontsource/noto-sans-* 5.3.0 (Tibetan: noto-serif-tibetan), unchanged, under the SIL Open
 * Font License (fonts/OFL.txt). By the ISO 15924 code of the script; Chinese by the shape of its letters.
 */
export const NOTO = {
  Arab: { 400: arabic400, 600: arabic600 },
  Hebr: { 400: hebrew400, 600: hebrew600 },
  Thaa: { 400: thaana400, 600: thaana600 },
  Armn: { 400: armenian400, 600: armenian600 },
  Geor: { 400: georgian400, 600: georgian600 },
  Ethi: { 400: ethiopic400, 600: ethiopic600 },
  Deva: { 400: devanagari400, 600: devanagari600 },
  Beng: { 400: bengali400, 600: bengali600 },
  Gujr: { 400: gujarati400, 600: gujarati600 },
  Guru: { 400: gurmukhi400, 600: gurmukhi600 },
  Orya: { 400: oriya400, 600: oriya600 },
  Taml: { 400: tamil400, 600: tamil600 },
  Telu: { 400: telugu400, 600: telugu600 },
  Knda: { 400: kannada400, 600: kannada600 },
  Mlym: { 400: malayalam400, 600: malayalam600 },
  Sinh: { 400: sinhala400, 600: sinhala600 },
  Thai: { 400: thai400, 600: thai600 },
  Laoo: { 400: lao400, 600: lao600 },
  Khmr: { 400: khmer400, 600: khmer600 },
  Mymr: { 400: myanmar400, 600: myanmar600 },
  Cans: { 400: canadianAboriginal400, 600: canadianAboriginal600 },
  Tibt: { 400: tibetan400 },
  Tfng: { 400: tifinagh400 },
  HanSc: { 400: hanSc400 },
  HanTc: { 400: hanTc400 },
  HanJp: { 400: hanJp400 },
  HanKr: { 400: hanKr400 },
} as const satisfies Record<string, FamilyFiles>;

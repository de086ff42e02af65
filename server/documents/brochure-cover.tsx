import { View } from "@react-pdf/renderer";
import { formatShortSpan } from "#i18n/date-range.ts";
import { PALETTE } from "#domain/site/palette.ts";
import { Town } from "./brochure-town.tsx";
import { BrochureSheet, Words, type BrochurePart } from "./brochure-sheet.tsx";
import { HAIRLINE, MARGIN, ruled, SHEET, brochureStyles, type } from "./brochure-styles.ts";
import { HeadLogo, hasLogo } from "./paper/head-logo.tsx";
import { LeafMark } from "./paper/leaf-mark.tsx";

/** The height of the rule above the facts. */
const TOWN_ENDS = 498.6;
const LOGO_FRAME = { width: 200, height: 36 };

/** The first page: the zone as a town on its quay, its name, one sentence, and the facts on one rule. */
export function Cover({ data, words }: BrochurePart) {
  const { event, city, region, zone } = data;
  return (
    <BrochureSheet data={data} words={words} surface="forest" name={words.brochure.kind()}>
      <Town left={0} top={0} width={SHEET.width} height={TOWN_ENDS} zoom={0.46} from={[-397, -84]} />
      <View style={[brochureStyles.row, { marginTop: 38, alignItems: "center", gap: 9 }]}>
        {hasLogo() ? (
          <HeadLogo name={zone} frame={LOGO_FRAME} />
        ) : (
          <>
            <LeafMark size={27} />
            <Words style={[type.item, { fontSize: 20 }]}>{zone}</Words>
          </>
        )}
        <Words style={[type.text, { color: PALETTE.mist }]} box={beside}>
          {words.brochure.kind()}
        </Words>
      </View>
      <Words
        style={{ fontSize: 12, fontWeight: 600, color: PALETTE.annattoLight }}
        box={{ marginTop: 76, width: 430 }}
      >
        {words.home.hero.place({ event, city, region })}
      </Words>
      <Words as="H1" style={type.cover} box={{ marginTop: 12, marginLeft: -3, width: 470 }}>
        {words.home.hero.title()}
      </Words>
      <Words style={type.lead} box={{ marginTop: 24, width: 340 }}>
        {words.home.hero.lead({ zone })}
      </Words>
      <Facts data={data} words={words} />
    </BrochureSheet>
  );
}

const beside = {
  marginLeft: 9,
  paddingLeft: 16,
  borderLeftWidth: HAIRLINE,
  borderLeftColor: PALETTE.forestLine,
} as const;

function Facts({ data, words }: BrochurePart) {
  const { locale, interest, summit, conference, parties } = data;
  const { facts } = words.home;
  const entries = [
    { term: facts.eoi(), value: formatShortSpan(locale, interest) },
    { term: facts.summit(), value: formatShortSpan(locale, summit) },
    { term: facts.conference(), value: formatShortSpan(locale, conference) },
    { term: facts.parties(), value: String(parties) },
  ];
  const divided = { borderLeftWidth: HAIRLINE, borderLeftColor: PALETTE.forestLine, paddingLeft: 18 };
  return (
    <View
      style={[
        brochureStyles.row,
        { position: "absolute", left: MARGIN, right: MARGIN, bottom: 34 },
        ruled(PALETTE.forestLine, 18),
      ]}
    >
      {entries.map(({ term, value }, at) => (
        <View key={term} style={[brochureStyles.column, at > 0 ? divided : {}]}>
          <Words style={[type.small, { color: PALETTE.mist }]}>{term}</Words>
          <Words style={type.part} box={{ marginTop: 3 }}>
            {value}
          </Words>
        </View>
      ))}
    </View>
  );
}

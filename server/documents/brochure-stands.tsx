import { View } from "@react-pdf/renderer";
import { MIN_SPACE_M2 } from "#domain/submissions/options.ts";
import { formatArea, formatPrice } from "#i18n/formatters.ts";
import { PALETTE } from "#domain/site/palette.ts";
import { Ground, BrochureSheet, SURFACES, Words, type BrochurePart } from "./brochure-sheet.tsx";
import { MARGIN, placed, ruled, SHEET, brochureStyles, type } from "./brochure-styles.ts";
import { Drawn } from "./drawing.tsx";
import { saidOf } from "./own-pictures.ts";
import { Tagged } from "./tagged.tsx";

const GAP = 18;
const PANEL = 268;
const LEFT = SHEET.width - PANEL - MARGIN - 34;
const DRAWINGS = { BRONZE: "booth-bronze", SILVER: "booth-silver", GOLD: "booth-gold" } as const;

/** The show-ready packages, and the stand that is designed for one organisation (PUB-19, PUB-20, LIM-04, LIM-05). */
export function StandsPage({ data, words }: BrochurePart) {
  const { exhibiting, amounts } = words;
  const concept = exhibiting.standard.concept();
  const hasPrices = data.packages.some(({ example }) => example);
  return (
    <BrochureSheet
      data={data}
      words={words}
      surface="paper"
      name={exhibiting.title()}
      number={6}
      footEnd={PANEL + 34}
    >
      <Words as="H2" style={type.page} box={[placed(MARGIN, 46), { width: LEFT }]}>
        {exhibiting.title()}
      </Words>
      <View style={[placed(MARGIN, 162), { width: LEFT }]}>
        <Words style={type.text} box={{ width: 400 }}>
          {hasPrices ? `${concept} ${amounts.taxes()}` : concept}
        </Words>
        <Packages data={data} words={words} />
      </View>
      <Alike data={data} words={words} />
      <Custom data={data} words={words} />
    </BrochureSheet>
  );
}

function Packages({ data, words }: BrochurePart) {
  const { locale, packages } = data;
  const width = (LEFT - 2 * GAP) / 3;
  return (
    <View style={[brochureStyles.row, { gap: GAP, marginTop: 24 }]}>
      {packages.map(({ id, name, description, example }) => (
        <View key={id} style={{ width }}>
          <Tagged
            as="Figure"
            alt={saidOf(DRAWINGS[id], locale, words.exhibiting.standard.drawing[id]({ name }))}
          >
            <Drawn name={DRAWINGS[id]} locale={locale} width={width} />
          </Tagged>
          <Words as="H3" style={type.item} box={{ marginTop: 12 }} lines={2}>
            {name}
          </Words>
          {example && (
            <Words style={type.label} box={{ marginTop: 3 }}>
              {words.brochure.example({
                area: formatArea(locale, example.sizeM2),
                price: formatPrice(locale, example.total),
              })}
            </Words>
          )}
          <Words
            style={[type.small, { color: PALETTE.quiet }]}
            box={{ marginTop: 5 }}
            lines={example ? 5 : 6}
          >
            {description}
          </Words>
        </View>
      ))}
    </View>
  );
}

/** What all packages share. */
function Alike({ words }: BrochurePart) {
  const { standard } = words.exhibiting;
  const entries = [
    { name: standard.area(), text: standard.areaText({ from: MIN_SPACE_M2 }) },
    { name: standard.extras(), text: standard.extrasText() },
    { name: standard.change(), text: standard.changeText() },
  ];
  return (
    <View style={[placed(MARGIN, 468), { width: LEFT }, brochureStyles.row, { gap: GAP }]}>
      {entries.map(({ name, text }) => (
        <View key={name} style={[brochureStyles.column, ruled(PALETTE.line2, 8)]}>
          <Words style={type.label}>{name}</Words>
          <Words style={[type.small, { color: PALETTE.quiet }]} box={{ marginTop: 2 }}>
            {text}
          </Words>
        </View>
      ))}
    </View>
  );
}

/** The custom stand on a coloured band, from edge to edge. */
function Custom({ data, words }: BrochurePart) {
  const { custom } = words.exhibiting;
  const left = SHEET.width - PANEL;
  const parts = [custom.reference(), custom.structure(), custom.identity(), custom.meaning()];
  return (
    <>
      <Ground colour={PALETTE.forest} top={0} left={left} />
      <Tagged as="Figure" alt={saidOf("booth-custom", data.locale, custom.drawing())} style={placed(left, 0)}>
        <Drawn name="booth-custom" locale={data.locale} width={PANEL + 3} height={248} />
      </Tagged>
      <View style={[placed(left + 28, 274), { right: MARGIN, color: SURFACES.forest.text }]}>
        <Words as="H3" style={type.part}>
          {custom.title()}
        </Words>
        <Words style={[type.small, { color: PALETTE.mist }]} box={{ marginTop: 8 }}>
          {custom.text()}
        </Words>
        <Words style={type.label} box={{ marginTop: 14, marginBottom: 6 }}>
          {custom.briefing()}
        </Words>
        <Tagged as="L">
          {parts.map((part) => (
            <Tagged as="LI" key={part} style={[ruled(PALETTE.forestLine, 3.5), { paddingBottom: 3.5 }]}>
              <Words as="LBody" style={type.small}>
                {part}
              </Words>
            </Tagged>
          ))}
        </Tagged>
      </View>
    </>
  );
}

import { View } from "@react-pdf/renderer";
import { PALETTE } from "#domain/site/palette.ts";
import { BrochureHeading, BrochureSheet, SURFACES, Words, type BrochurePart } from "./brochure-sheet.tsx";
import { CONTENT, MARGIN, placed, ruled, brochureStyles, type } from "./brochure-styles.ts";
import { Drawn } from "./drawing.tsx";
import { Tagged } from "./tagged.tsx";

const GAP = 20;
const COLUMN = (CONTENT - 4 * GAP) / 5;

/** The five benefits of taking part (PUB-14), each under its drawing, and who should. */
export function ReasonsPage({ data, words }: BrochurePart) {
  const { zone, city, parties, locale } = data;
  const { benefits } = words.participation;
  const reasons = [
    { drawing: "benefit-blue-zone", title: benefits.blueZone(), text: benefits.blueZoneText() },
    {
      drawing: "benefit-visibility",
      title: benefits.visibility(),
      text: benefits.visibilityText({ parties, city, zone }),
    },
    { drawing: "benefit-business", title: benefits.business(), text: benefits.businessText() },
    { drawing: "benefit-innovation", title: benefits.innovation(), text: benefits.innovationText() },
    { drawing: "benefit-reputation", title: benefits.reputation(), text: benefits.reputationText() },
  ] as const;
  return (
    <BrochureSheet data={data} words={words} surface="river" name={benefits.title()} number={5}>
      <BrochureHeading title={benefits.title()} width={430} surface="river" />
      <Tagged as="L" style={[brochureStyles.row, { gap: GAP }, placed(MARGIN, 172)]}>
        {reasons.map(({ drawing, title, text }, at) => (
          <Tagged as="LI" key={drawing} style={{ width: COLUMN }}>
            <Drawn name={drawing} locale={locale} width={COLUMN} />
            <Words as="Lbl" style={[type.label, { color: PALETTE.annattoLight }]} box={{ marginTop: 14 }}>
              {String(at + 1)}
            </Words>
            <Words as="LBody" style={[type.entry, { fontSize: 16 }]} box={{ marginTop: 3, minHeight: 37 }}>
              {title}
            </Words>
            <Words
              as="LBody"
              style={[type.text, { fontSize: 9, color: PALETTE.mist }]}
              box={{ marginTop: 5 }}
            >
              {text}
            </Words>
          </Tagged>
        ))}
      </Tagged>
      <Who data={data} words={words} />
    </BrochureSheet>
  );
}

function Who({ words }: BrochurePart) {
  const { who } = words.participation;
  const kinds = [
    who.private(),
    who.public(),
    who.civilSociety(),
    who.international(),
    who.government(),
    who.other(),
  ];
  return (
    <View style={[placed(MARGIN, 474), { right: MARGIN }, ruled(SURFACES.river.line, 13)]}>
      <View style={[brochureStyles.row, { gap: GAP }]}>
        <Words as="H3" style={type.entry} box={{ width: COLUMN + 12 }}>
          {who.title()}
        </Words>
        <Tagged
          as="L"
          style={[brochureStyles.row, { flexGrow: 1, flexBasis: 0, flexWrap: "wrap", rowGap: 5 }]}
        >
          {kinds.map((kind) => (
            <Tagged as="LI" key={kind} style={{ width: "33.3%" }}>
              <Words as="LBody" style={[type.text, { fontSize: 9.5 }]}>
                {kind}
              </Words>
            </Tagged>
          ))}
        </Tagged>
      </View>
    </View>
  );
}

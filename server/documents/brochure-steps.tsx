import { View } from "@react-pdf/renderer";
import { formatLongSpan } from "#i18n/date-range.ts";
import { PALETTE } from "#domain/site/palette.ts";
import {
  Address,
  Ground,
  BrochureHeading,
  BrochureSheet,
  SURFACES,
  Words,
  type BrochurePart,
} from "./brochure-sheet.tsx";
import { CONTENT, MARGIN, placed, ruled, SHEET, brochureStyles, type } from "./brochure-styles.ts";
import { Town } from "./brochure-town.tsx";
import { Tagged } from "./tagged.tsx";

const BAND_TOP = 338;
const LIST_TOP = 158;
/** The height at which the town above the stages begins. */
const SKY = 500;
const GAP = 24;

/** The last page: the five stages of the selection (GEN-10), and where to write and to go. */
export function StepsPage({ data, words }: BrochurePart) {
  const { steps } = words.participation;
  const stages = [
    { name: steps.submission(), text: steps.submissionText() },
    { name: steps.screening(), text: steps.screeningText() },
    { name: steps.review(), text: steps.reviewText() },
    { name: steps.selection(), text: steps.selectionText() },
    { name: steps.confirmation(), text: steps.confirmationText() },
  ];
  return (
    <BrochureSheet data={data} words={words} surface="forest" name={steps.title()}>
      <Town left={SKY} top={0} width={SHEET.width - SKY} height={LIST_TOP} zoom={0.42} from={[760, 30]} />
      <BrochureHeading title={steps.title()} width={400} surface="forest" />
      <Tagged as="L" style={[placed(MARGIN, LIST_TOP), { right: MARGIN }, brochureStyles.row, { gap: 20 }]}>
        {stages.map(({ name, text }, at) => (
          <Tagged as="LI" key={name} style={[brochureStyles.column, ruled(SURFACES.forest.line, 10)]}>
            <Words as="Lbl" style={[type.page, { fontSize: 38, color: PALETTE.annattoLight }]}>
              {String(at + 1)}
            </Words>
            <Words as="LBody" style={type.entry} box={{ marginTop: 6, minHeight: 34 }}>
              {name}
            </Words>
            <Words as="LBody" style={[type.small, { color: PALETTE.mist }]} box={{ marginTop: 5 }}>
              {text}
            </Words>
          </Tagged>
        ))}
      </Tagged>
      <Contacts data={data} words={words} />
    </BrochureSheet>
  );
}

/** Where to find the portal and whom to write to, on the band that ends the brochure. */
function Contacts({ data, words }: BrochurePart) {
  const { contact } = words.support;
  const { brochure } = words;
  const { locale, city, interest, support, officialSite, organiser, office, portal } = data;
  const window = formatLongSpan(locale, interest);
  const addresses = [
    { label: brochure.contact.portal(), to: portal },
    { label: contact.portuguese(), to: support.pt },
    { label: contact.other(), to: support.other },
    { label: brochure.contact.site(), to: officialSite },
    {
      label: brochure.contact.organiser({ organiser: [organiser.name, office].filter(Boolean).join(", ") }),
      to: organiser.site,
    },
  ];
  return (
    <>
      <Ground colour={PALETTE.annattoDeep} top={BAND_TOP} />
      <View style={[placed(MARGIN, BAND_TOP + 30), { right: MARGIN, color: PALETTE.card }]}>
        <View style={[brochureStyles.row, { gap: 40 }]}>
          <Words as="H2" style={[type.page, { fontSize: 37 }]} box={{ width: 470 }}>
            {words.brochure.contact.title()}
          </Words>
          <Words style={type.lead} box={[brochureStyles.column, { marginTop: 7 }]}>
            {brochure.contact.window({ ...window, city })}
          </Words>
        </View>
        <View style={[brochureStyles.row, { flexWrap: "wrap", columnGap: GAP, rowGap: 14 }, placed(0, 112)]}>
          {addresses.map(({ label, to }) => (
            <View key={label} style={cell}>
              <Words style={type.small} lines={1}>
                {label}
              </Words>
              <Address to={to} style={[type.label, { marginTop: 2, color: PALETTE.card }]} />
            </View>
          ))}
          <View style={cell}>
            <Words style={type.small}>{brochure.contact.current()}</Words>
          </View>
        </View>
      </View>
    </>
  );
}

const cell = { width: (CONTENT - 2 * GAP) / 3, ...ruled(PALETTE.annattoLight, 8) } as const;

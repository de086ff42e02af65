import { View } from "@react-pdf/renderer";
import { formatLongSpan } from "#i18n/date-range.ts";
import { PALETTE } from "#domain/site/palette.ts";
import { Ground, BrochureSheet, SURFACES, Words, type BrochurePart } from "./brochure-sheet.tsx";
import { MARGIN, placed, ruled, brochureStyles, type } from "./brochure-styles.ts";
import { Timeline } from "./brochure-timeline.tsx";
import { Tagged } from "./tagged.tsx";

const BAND_TOP = 306;

/** What happens and where; below it the three spans of the year, drawn to scale and written in full. */
export function EventPage({ data, words }: BrochurePart) {
  const { locale, city, zone, parties, conference } = data;
  const { event } = words.overview;
  return (
    <BrochureSheet data={data} words={words} surface="paper" footOn="forest" name={event.title()} number={2}>
      <Ground colour={PALETTE.forest} top={BAND_TOP} />
      <Words as="H2" style={type.page} box={[placed(MARGIN, 46), { width: 300 }]}>
        {event.title()}
      </Words>
      <View style={[placed(388, 53), { right: MARGIN, gap: 10 }]}>
        <Words style={type.lead}>
          {event.lead({ ...formatLongSpan(locale, conference), city, parties })}
        </Words>
        <Words style={[type.text, { color: PALETTE.quiet }]}>{event.twoZones({ zone })}</Words>
      </View>
      <Region data={data} words={words} />
      <Dates data={data} words={words} />
    </BrochureSheet>
  );
}

/** The host region in four short entries. */
function Region({ data, words }: BrochurePart) {
  const { city, region } = data;
  const place = words.overview.region;
  const entries = [
    { name: place.cityTitle(), text: place.cityText({ region }) },
    { name: place.forestTitle(), text: place.forestText() },
    { name: place.riverTitle(), text: place.riverText({ region }) },
    { name: place.rainTitle(), text: place.rainText({ city }) },
  ];
  return (
    <View style={[placed(MARGIN, 180), { right: MARGIN }, brochureStyles.row, { gap: 24 }]}>
      {entries.map(({ name, text }) => (
        <View key={name} style={[brochureStyles.column, ruled(PALETTE.line2, 10)]}>
          <Words as="H3" style={type.entry}>
            {name}
          </Words>
          <Words style={[type.small, { color: PALETTE.quiet }]} box={{ marginTop: 6 }}>
            {text}
          </Words>
        </View>
      ))}
    </View>
  );
}

function Dates({ data, words }: BrochurePart) {
  const { locale, city, zone, interest, summit, conference } = data;
  const { facts, dates } = words.home;
  const spans = [
    {
      name: facts.eoi(),
      note: dates.eoiNote({ city }),
      colour: PALETTE.moss,
      span: interest,
    },
    { name: facts.summit(), note: dates.summitNote(), colour: PALETTE.ochre, span: summit },
    {
      name: facts.conference(),
      note: dates.conferenceNote({ zone }),
      colour: PALETTE.annatto,
      span: conference,
    },
  ];
  const { line, quiet, text } = SURFACES.forest;
  return (
    <View style={[placed(MARGIN, BAND_TOP + 26), { right: MARGIN, color: text }]}>
      <Words as="H2" style={type.part}>
        {dates.title()}
      </Words>
      <Timeline locale={locale} spans={spans} line={line} text={quiet} />
      <Tagged as="L" style={[brochureStyles.row, { gap: 28, marginTop: 18 }]}>
        {spans.map(({ name, note, colour, span }) => (
          <Tagged as="LI" key={name} style={brochureStyles.column}>
            <View style={[brochureStyles.row, { alignItems: "center", gap: 7 }]}>
              <View style={{ width: 8, height: 8, borderRadius: 1.5, backgroundColor: colour }} />
              <Words as="Lbl" style={type.label}>
                {name}
              </Words>
            </View>
            <Words as="LBody" style={[type.item, { fontSize: 18 }]} box={{ marginTop: 6, width: 222 }}>
              {dates.range(formatLongSpan(locale, span))}
            </Words>
            <Words as="LBody" style={[type.small, { color: quiet }]} box={{ marginTop: 7, width: 215 }}>
              {note}
            </Words>
          </Tagged>
        ))}
      </Tagged>
    </View>
  );
}

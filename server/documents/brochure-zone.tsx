import { View } from "@react-pdf/renderer";
import { AREA_KINDS, AREAS } from "#domain/site/areas.ts";
import { MIN_SPACE_M2 } from "#domain/submissions/options.ts";
import { PALETTE } from "#domain/site/palette.ts";
import { oneLine, BrochureSheet, SURFACES, Words, type BrochurePart } from "./brochure-sheet.tsx";
import { CONTENT, MARGIN, placed, ruled, SHEET, brochureStyles, type } from "./brochure-styles.ts";
import { Drawn } from "./drawing.tsx";
import { saidOf } from "./own-pictures.ts";
import { Tagged } from "./tagged.tsx";
import { Text } from "./text.tsx";

const MAP_HEIGHT = (SHEET.width * 2) / 3;

/** The map over the whole page; a strip below it says what it is. */
export function MapPage({ data, words }: BrochurePart) {
  const { zone, event, locale } = data;
  const title = words.overview.zone.title({ zone });
  return (
    <BrochureSheet data={data} words={words} surface="paper" name={title}>
      <Tagged as="Figure" alt={saidOf("map", locale, words.map.drawing({ zone }))} style={placed(0, 0)}>
        <Drawn name="map" locale={locale} width={SHEET.width} height={MAP_HEIGHT} />
      </Tagged>
      <View style={[placed(MARGIN, MAP_HEIGHT + 9), { right: MARGIN }, strip]}>
        <Words as="H2" style={type.entry}>
          {title}
        </Words>
        <Text style={[oneLine, { fontSize: 8, color: PALETTE.quiet }]}>
          {words.brochure.running({ zone, event })}
        </Text>
        <Text style={{ fontSize: 8, color: PALETTE.quiet }}>3</Text>
      </View>
    </BrochureSheet>
  );
}

const strip = { flexDirection: "row", alignItems: "center", gap: 18 } as const;

/** What the zone offers, and its areas as a list for those who can't see the map. */
export function OfferPage({ data, words }: BrochurePart) {
  const { zone, locale } = data;
  const { offer } = words.participation;
  const title = offer.title({ zone });
  const offers = [
    { drawing: "offer-hubs", name: offer.hubs(), text: `${offer.hubsText()} ${themesOf(words)}.` },
    { drawing: "offer-activities", name: offer.activities(), text: offer.activitiesText() },
    { drawing: "offer-spaces", name: offer.spaces(), text: offer.spacesText({ minimum: MIN_SPACE_M2 }) },
  ] as const;
  const width = (CONTENT - 2 * 28) / 3;
  return (
    <BrochureSheet data={data} words={words} surface="sand" name={title} number={4}>
      <Words
        as="H2"
        style={[type.page, title.length > 36 ? { fontSize: 20 } : {}]}
        box={[placed(MARGIN, 46), { right: MARGIN }]}
      >
        {title}
      </Words>
      <View style={[placed(MARGIN, 106), brochureStyles.row, { gap: 28 }]}>
        {offers.map(({ drawing, name, text }) => (
          <View key={drawing} style={{ width }}>
            <Drawn name={drawing} locale={locale} width={width} height={154} />
            <Words as="H3" style={type.item} box={{ marginTop: 10 }}>
              {name}
            </Words>
            <Words style={type.text} box={{ marginTop: 6 }}>
              {text}
            </Words>
          </View>
        ))}
      </View>
      <Areas data={data} words={words} />
    </BrochureSheet>
  );
}

function Areas({ words }: BrochurePart) {
  const { line } = SURFACES.sand;
  return (
    <View style={[placed(MARGIN, 390), { right: MARGIN }]}>
      <View style={[brochureStyles.row, { gap: 28 }]}>
        {AREA_KINDS.map((kind) => (
          <View key={kind} style={brochureStyles.column}>
            <Words as="H3" style={type.label} box={{ marginBottom: 6 }}>
              {words.map.kinds[kind]()}
            </Words>
            <Tagged as="L">
              {AREAS.filter((area) => area.kind === kind).map(({ id, mark }) => (
                <Tagged as="LI" key={id} style={[brochureStyles.row, ruled(line, 3), { paddingBottom: 3 }]}>
                  <Words
                    as="Lbl"
                    style={[type.small, { color: PALETTE.annattoInk, fontWeight: 600 }]}
                    box={{ width: 20 }}
                  >
                    {mark}
                  </Words>
                  <Words as="LBody" style={type.small} box={brochureStyles.column}>
                    {words.map.areas[id].name()}
                  </Words>
                </Tagged>
              ))}
            </Tagged>
          </View>
        ))}
      </View>
    </View>
  );
}

function themesOf({ participation }: BrochurePart["words"]): string {
  return Object.values(participation.offer.hubThemes)
    .map((theme) => theme())
    .join("; ");
}

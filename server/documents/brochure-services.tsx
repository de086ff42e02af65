import { View } from "@react-pdf/renderer";
import { CUSTOM_SERVICES, SERVICES_OFFERED } from "#domain/site/services.ts";
import { BrochureHeading, BrochureSheet, SURFACES, Words, type BrochurePart } from "./brochure-sheet.tsx";
import { MARGIN, placed, ruled, brochureStyles, type } from "./brochure-styles.ts";
import { Tagged } from "./tagged.tsx";

/** What can be hired, from the catalogue and case by case (SVC-03, SVC-06), and from whom (GEN-11). */
export function ServicesPage({ data, words }: BrochurePart) {
  const { city, organiser } = data;
  const { services, organiser: host } = words.support;
  const custom = words.customOffer;
  return (
    <BrochureSheet
      data={data}
      words={words}
      surface="sand"
      name={services.title()}
      number={data.rows.length > 0 ? 8 : 7}
    >
      <BrochureHeading
        title={services.title()}
        lead={host.text({ organiser: organiser.name })}
        width={325}
        surface="sand"
      />
      <View style={[placed(MARGIN, 178), { right: MARGIN }, brochureStyles.row, { gap: 40 }]}>
        <List
          title={words.brochure.inCatalogue()}
          lead={services.lead()}
          entries={SERVICES_OFFERED.map((id) => ({
            name: services[id].name(),
            text: services[id].text({ city }),
          }))}
        />
        <List
          title={custom.title()}
          lead={custom.lead()}
          entries={CUSTOM_SERVICES.map((id) => ({ name: custom[id].name(), text: custom[id].text() }))}
        />
      </View>
    </BrochureSheet>
  );
}

type ListProps = { title: string; lead: string; entries: { name: string; text: string }[] };

function List({ title, lead, entries }: ListProps) {
  const { line, quiet } = SURFACES.sand;
  return (
    <View style={brochureStyles.column}>
      <Words as="H3" style={type.item}>
        {title}
      </Words>
      <Words style={[type.text, { color: quiet }]} box={{ marginTop: 6, minHeight: 44 }}>
        {lead}
      </Words>
      <Tagged as="L" style={{ marginTop: 8 }}>
        {entries.map(({ name, text }) => (
          <Tagged
            as="LI"
            key={name}
            style={[brochureStyles.row, { gap: 12 }, ruled(line, 8), { paddingBottom: 8 }]}
          >
            <Words as="Lbl" style={type.label} box={{ width: 124 }}>
              {name}
            </Words>
            <Words as="LBody" style={[type.small, { fontSize: 9, color: quiet }]} box={brochureStyles.column}>
              {text}
            </Words>
          </Tagged>
        ))}
      </Tagged>
    </View>
  );
}

import { View } from "@react-pdf/renderer";
import { BrochureHeading, BrochureSheet, SURFACES, Words, type BrochurePart } from "./brochure-sheet.tsx";
import { brochureStyles, MARGIN, placed, ruled, type } from "./brochure-styles.ts";
import { Tagged } from "./tagged.tsx";

const NAME = 150;

/** What each package contains, side by side, and what holds for every stand; no page where nothing of it is known. */
export function ContentsPage({ data, words }: BrochurePart) {
  const title = words.exhibiting.standard.contents();
  if (data.rows.length === 0) return null;
  const rule = [brochureStyles.row, { gap: 18, paddingBottom: 4.5 }, ruled(SURFACES.paper.line, 4.5)];
  return (
    <BrochureSheet data={data} words={words} surface="paper" name={title} number={7}>
      <BrochureHeading title={title} width={520} />
      <Tagged as="Table" style={[placed(MARGIN, 118), { right: MARGIN }]}>
        <Tagged as="TR" style={[brochureStyles.row, { gap: 18, paddingBottom: 4.5 }]}>
          <View style={{ width: NAME }} />
          {data.packages.map(({ id, name }) => (
            <Words key={id} as="TH" style={type.entry} box={brochureStyles.column} lines={1}>
              {name}
            </Words>
          ))}
        </Tagged>
        {data.rows.map(({ name, cells }) => (
          <Tagged as="TR" key={name} style={rule}>
            <Words as="TH" style={type.label} box={{ width: NAME }} lines={2}>
              {name}
            </Words>
            {cells.map((cell, at) => (
              <Words
                key={data.packages[at]?.id}
                as="TD"
                style={type.text}
                box={brochureStyles.column}
                lines={2}
              >
                {cell}
              </Words>
            ))}
          </Tagged>
        ))}
      </Tagged>
    </BrochureSheet>
  );
}

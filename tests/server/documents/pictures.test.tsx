import { createCanvas, loadImage } from "@napi-rs/canvas";
import { Document, Page, renderToBuffer, View } from "@react-pdf/renderer";
import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { renderPageAsImage } from "unpdf";
import { prepareFonts, TEXT_FACES } from "#server/documents/fonts.ts";
import { styles } from "#server/documents/styles.ts";
import { Text } from "#server/documents/text.tsx";
import { NAMES } from "./every-script.ts";

/**
 * What is read back may still look wrong, so names are looked at as well: each beside the picture of it that somebody
 * who can read it, or the browser's own drawing, was compared with. `UPDATE_PICTURES=1 bun test pictures` draws the
 * reference anew: look at it before it is committed.
 */
const REFERENCE = new URL("pictures/names.png", import.meta.url).pathname;
const ROW = 22;
const WIDTH = 300;
const SCALE = 2;
/** Of 255, from which a pixel is another one: edges are smoothed a little differently by another processor. */
const OTHER = 64;
/** A dot of a letter has more pixels. */
const MOST_OTHERS = 8;

const names = Object.entries(NAMES);

async function drawNames(): Promise<Uint8Array> {
  await prepareFonts(NAMES);
  const style = { fontFamily: TEXT_FACES, fontSize: 11, lineHeight: 1.2 };
  const pdf = await renderToBuffer(
    <Document>
      <Page size={[WIDTH, names.length * ROW]} style={style}>
        {names.map(([what, name]) => (
          <View key={what} style={{ height: ROW, flexDirection: "row", paddingLeft: 4, paddingTop: 3 }}>
            <View style={{ width: WIDTH / 2 }}>
              <Text>{name}</Text>
            </View>
            <View style={{ width: WIDTH / 2 }}>
              <Text style={styles.strong}>{name}</Text>
            </View>
          </View>
        ))}
      </Page>
    </Document>,
  );
  const canvasImport = () => import("@napi-rs/canvas");
  return new Uint8Array(await renderPageAsImage(new Uint8Array(pdf), 1, { canvasImport, scale: SCALE }));
}

async function pixelsOf(png: Uint8Array | string): Promise<{ width: number; data: Uint8ClampedArray }> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

const drawn = await drawNames();
if (process.env["UPDATE_PICTURES"]) writeFileSync(REFERENCE, drawn);
const [now, reference] = [await pixelsOf(drawn), await pixelsOf(REFERENCE)];

test.each(names.map(([what], at) => [what, at] as const))("%s: a name looks as it did", (_, at) => {
  const row = (data: Uint8ClampedArray) => {
    const size = now.width * 4 * ROW * SCALE;
    return data.subarray(at * size, (at + 1) * size);
  };
  expect(now.width).toBe(reference.width);
  const before = row(reference.data);
  const others = row(now.data).filter(
    (value, place) => place % 4 === 0 && Math.abs(value - (before[place] ?? 0)) > OTHER,
  );
  expect(others.length).toBeLessThanOrEqual(MOST_OTHERS);
});

import { crc32, deflateSync, inflateSync } from "node:zlib";

/** A picture of few colours weighs a third when each point names a colour of a table instead of spelling it out. */
export function toIndexedPng(png: Uint8Array): Uint8Array {
  const { width, height, pixels } = readPng(png);
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const table = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 256)
    .map(([pixel]) => pixel);
  const index = new Map(table.map((pixel, place) => [pixel, place]));
  const rows = new Uint8Array((width + 1) * height);
  pixels.forEach((pixel, place) => {
    const known = index.get(pixel) ?? nearest(table, pixel);
    index.set(pixel, known);
    rows[place + Math.floor(place / width) + 1] = known;
  });
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([8, 3], 8);
  const colours = new Uint8Array(table.flatMap((pixel) => [pixel >> 16, (pixel >> 8) & 255, pixel & 255]));
  return Buffer.concat([
    png.subarray(0, 8),
    chunk("IHDR", head),
    chunk("PLTE", colours),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** The points of an opaque PNG as the browser writes it: eight bits a channel, not interlaced, as 0xRRGGBB. */
function readPng(png: Uint8Array): { width: number; height: number; pixels: Uint32Array } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const channels = png[25] === 6 ? 4 : 3;
  const data: Uint8Array[] = [];
  for (let at = 8; at < png.length; at += view.getUint32(at) + 12) {
    if (view.getUint32(at + 4) === 0x49444154) data.push(png.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  const bytes = unfilter(inflateSync(Buffer.concat(data)), width * channels, height, channels);
  const pixels = new Uint32Array(width * height);
  for (let place = 0; place < pixels.length; place++) {
    const from = place * channels;
    pixels[place] = ((bytes[from] ?? 0) << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0);
  }
  return { width, height, pixels };
}

/** PNG writes each row as a difference to its neighbours; the row's first byte says to which. */
function unfilter(raw: Uint8Array, stride: number, height: number, channels: number): Uint8Array {
  const bytes = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (stride + 1)];
    for (let column = 0; column < stride; column++) {
      const at = row * stride + column;
      const left = column < channels ? 0 : (bytes[at - channels] ?? 0);
      const up = row === 0 ? 0 : (bytes[at - stride] ?? 0);
      const corner = column < channels || row === 0 ? 0 : (bytes[at - stride - channels] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0;
      bytes[at] = (raw[row * (stride + 1) + 1 + column] ?? 0) + guess;
    }
  }
  return bytes;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function nearest(table: readonly number[], pixel: number): number {
  let [best, found] = [Infinity, 0];
  table.forEach((colour, place) => {
    const off = [16, 8, 0].reduce(
      (sum, shift) => sum + (((colour >> shift) & 255) - ((pixel >> shift) & 255)) ** 2,
      0,
    );
    if (off < best) [best, found] = [off, place];
  });
  return found;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

import { inflateSync } from "node:zlib";

/** The first four bytes of a WOFF file: "wOFF". */
const WOFF = 0x774f4646;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** A font's tables by their tag. */
export type FontTables = ReadonlyMap<string, Uint8Array>;

/** The tables of a WOFF 1.0 file, or of a TrueType file as it is. */
export function tablesOf(file: Uint8Array): FontTables {
  const view = viewOf(file);
  const isWoff = view.getUint32(0) === WOFF;
  const [count, first, size] = isWoff
    ? [view.getUint16(12), 44, 20]
    : [view.getUint16(4), SFNT_HEADER, SFNT_ENTRY];
  const tables = new Map<string, Uint8Array>();
  for (let at = 0; at < count; at += 1) {
    const entry = first + at * size;
    const [offset, length] = [view.getUint32(entry + (isWoff ? 4 : 8)), view.getUint32(entry + 12)];
    const packed = isWoff ? view.getUint32(entry + 8) : length;
    const bytes = file.subarray(offset, offset + packed);
    const tag = String.fromCharCode(...file.subarray(entry, entry + 4));
    tables.set(tag, packed === length ? bytes : inflateSync(bytes));
  }
  return tables;
}

/** The tables as one TrueType file. Nobody who reads ours looks at the checksums, so they stay zero. */
export function joinTables(tables: FontTables): Uint8Array {
  const entries = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  let offset = SFNT_HEADER + entries.length * SFNT_ENTRY;
  const whole = new Uint8Array(entries.reduce((sum, [, { length }]) => sum + padded(length), offset));
  const view = viewOf(whole);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, entries.length);
  const log = Math.floor(Math.log2(entries.length));
  view.setUint16(6, 16 * 2 ** log);
  view.setUint16(8, log);
  view.setUint16(10, 16 * (entries.length - 2 ** log));
  for (const [at, [tag, bytes]] of entries.entries()) {
    const entry = SFNT_HEADER + at * SFNT_ENTRY;
    for (let letter = 0; letter < 4; letter += 1) whole[entry + letter] = tag.charCodeAt(letter);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, bytes.length);
    whole.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return whole;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function padded(length: number): number {
  return (length + 3) & ~3;
}

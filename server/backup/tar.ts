import { BadBackup } from "./format.ts";

/** The part of ustar that backups need: regular files with short names. */
export const BLOCK = 512;
/** Largest number in eleven octal digits; larger numbers are written as GNU tar does. */
const MOST_OCTAL = 8 ** 11;

export type Header = { name: string; size: number };

export function writeHeader({ name, size }: Header, at: Date): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0, 100, "ascii");
  block.write("0000600\0", 100, "ascii");
  block.write("0000000\0", 108, "ascii");
  block.write("0000000\0", 116, "ascii");
  writeSize(block, size);
  block.write(`${octal(Math.floor(at.getTime() / 1000), 11)}\0`, 136, "ascii");
  block.write("0", 156, "ascii");
  block.write("ustar\u000000", 257, "ascii");
  block.write(`${octal(checksum(block), 6)}\0 `, 148, "ascii");
  return block;
}

/** Undefined at the end of the file; refuses what is no regular file, such as a link. */
export function readHeader(block: Buffer): Header | undefined {
  if (block.every((byte) => byte === 0)) return undefined;
  const name = text(block, 0, 100);
  if (Number.parseInt(text(block, 148, 8), 8) !== checksum(block)) {
    throw new BadBackup("it is no backup of a portal, or damaged where a member begins");
  }
  const type = String.fromCharCode(block[156] ?? 0);
  if (type !== "0" || text(block, 345, 155) !== "") {
    throw new BadBackup(`${JSON.stringify(name)} in it is not a plain file, and no portal put it there`);
  }
  return { name, size: readSize(block) };
}

/** Zeros that fill the last block of a member. */
export function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

function writeSize(block: Buffer, size: number): void {
  if (size < MOST_OCTAL) block.write(`${octal(size, 11)}\0`, 124, "ascii");
  else {
    block[124] = 0x80;
    block.writeBigUInt64BE(BigInt(size), 128);
  }
}

function readSize(block: Buffer): number {
  if (block[124] === 0x80) return Number(block.readBigUInt64BE(128));
  const size = Number.parseInt(text(block, 124, 12), 8);
  return Number.isSafeInteger(size) && size >= 0 ? size : Number.NaN;
}

/** The header's checksum, with its own field counted as spaces. */
function checksum(block: Buffer): number {
  let sum = 0;
  for (let at = 0; at < BLOCK; at += 1) sum += at >= 148 && at < 156 ? 32 : (block[at] ?? 0);
  return sum;
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, "0");
}

function text(block: Buffer, from: number, length: number): string {
  const [said = ""] = block.toString("latin1", from, from + length).split("\0", 1);
  return said.trimEnd();
}

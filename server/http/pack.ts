import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";
import type { BodyEncoding } from "./encodings.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Up to here compressing takes less than handing the work to another thread and waiting would (half a millisecond). */
const AT_ONCE_BYTES = 256 * 1024;

const brotli = (quality: number, bytes: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
});

/**
 * An answer that is made for one reader, compressed quickly: the levels at which an order of 50 lines costs some 70
 * microseconds and becomes a quarter. What is large is compressed on another thread.
 */
export function packQuickly(bytes: Bytes, encoding: BodyEncoding): Bytes | Promise<Bytes> {
  const isLarge = bytes.byteLength > AT_ONCE_BYTES;
  if (encoding === "br") {
    const how = brotli(1, bytes.byteLength);
    return isLarge ? promisify(brotliCompress)(bytes, how) : brotliCompressSync(bytes, how);
  }
  // libdeflate: smaller and hardly slower than zlib at its quickest.
  return isLarge
    ? promisify(gzip)(bytes, { level: 1 })
    : Bun.gzipSync(bytes, { level: 1, library: "libdeflate" });
}

/** Compresses a cached answer on another thread, as small as is reasonable. */
export function packTightly(bytes: Bytes, encoding: BodyEncoding): Promise<Bytes> {
  return encoding === "br"
    ? promisify(brotliCompress)(bytes, brotli(9, bytes.byteLength))
    : promisify(gzip)(bytes, { level: 9 });
}

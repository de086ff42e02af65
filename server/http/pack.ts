import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./encodings.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const brotli = (quality: number, bytes: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
});

/** An answer that is kept and given to many, on another thread: as small as is reasonable. */
export function packTightly(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  return encoding === "br"
    ? promisify(brotliCompress)(bytes, brotli(9, bytes.byteLength))
    : promisify(gzip)(bytes, { level: 9 });
}

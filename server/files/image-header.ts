/** Pixels, and dots per inch when known. */
export type ImageHeader = { width: number; height: number; dpi?: number };

const CM_PER_INCH = 2.54;

/** Reads a picture's header without decoding the picture; undefined when the header is broken. */
export function readImageHeader(type: string, bytes: Buffer): ImageHeader | undefined {
  try {
    const header = read(type, bytes);
    return header && header.width > 0 && header.height > 0 ? header : undefined;
  } catch {
    return undefined; // Truncated.
  }
}

function read(type: string, bytes: Buffer): ImageHeader | undefined {
  switch (type) {
    case "image/png":
      return readPng(bytes);
    case "image/jpeg":
      return readJpeg(bytes);
    case "image/gif":
      return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
    case "image/webp":
      return readWebp(bytes);
    case "image/avif":
      return readAvif(bytes);
    default:
      return undefined;
  }
}

function readPng(bytes: Buffer): ImageHeader {
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const chunk = bytes.toString("latin1", at + 4, at + 8);
    if (chunk === "IDAT") break;
    const isPerMetre = chunk === "pHYs" && bytes[at + 16] === 1;
    if (isPerMetre) return { ...size, dpi: Math.round(bytes.readUInt32BE(at + 8) * 0.0254) };
  }
  return size;
}

function readJpeg(bytes: Buffer): ImageHeader | undefined {
  let dpi: number | undefined;
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xe0 && bytes.toString("latin1", at + 4, at + 8) === "JFIF") dpi = jfifDpi(bytes, at);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) {
      const size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
      return dpi === undefined ? size : { ...size, dpi };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function jfifDpi(bytes: Buffer, at: number): number | undefined {
  const unit = bytes[at + 11];
  const density = bytes.readUInt16BE(at + 12);
  if (unit === 1) return density;
  return unit === 2 ? Math.round(density * CM_PER_INCH) : undefined;
}

function readWebp(bytes: Buffer): ImageHeader | undefined {
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

/** The box "ispe" holds the size; of several, the first is the picture's. */
function readAvif(bytes: Buffer): ImageHeader | undefined {
  const at = bytes.indexOf("ispe", 0, "latin1");
  return at < 0 ? undefined : { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
}

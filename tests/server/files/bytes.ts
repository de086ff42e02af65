/** Small files of every kind, byte for byte, to upload. */
export function png(options: { width?: number; height?: number; dpi?: number; pad?: number } = {}): Buffer {
  const { width = 40, height = 30, dpi, pad = 0 } = options;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const density = Buffer.alloc(9);
  density.writeUInt32BE(Math.round((dpi ?? 0) / 0.0254), 0);
  density.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    ...(dpi === undefined ? [] : [chunk("pHYs", density)]),
    chunk("IDAT", Buffer.alloc(pad + 4)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(Bun.hash.crc32(body), 4 + body.length);
  return frame;
}

export function jpeg(width: number, height: number, dpi: number): Buffer {
  const app0 = Buffer.from("ffe000104a46494600010101000000000000", "hex");
  app0.writeUInt16BE(dpi, 12);
  app0.writeUInt16BE(dpi, 14);
  const frame = Buffer.from("ffc0001108000000000301220002110103110100", "hex").subarray(0, 19);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from("ffd8", "hex"), app0, frame, Buffer.from("ffd9", "hex")]);
}

/** A PDF of empty pages that any reader opens. */
export function pdf(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(" ");
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    ...Array.from({ length: pages }, () => "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>"),
  ]);
}

/** A PDF of one page with a line of text, and a title; parentheses are not for it. */
export function pdfSaying(text: string, title: string): Buffer {
  const content = `BT /F1 12 Tf 10 50 Td (${text}) Tj ET`;
  return pdfOf(
    [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 100] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      `<< /Title (${title}) >>`,
    ],
    "/Info 6 0 R",
  );
}

/** A PDF of one page that is drawn by these operators, deflated. */
export function pdfDrawing(content: Buffer): Buffer {
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 100] /Contents 4 0 R /Resources << >> >>",
    `<< /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content.toString("latin1")}\nendstream`,
  ]);
}

/** A PDF that asks for a password. */
export function lockedPdf(): Buffer {
  const key = "5a".repeat(32);
  return pdfOf(
    ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Count 0 /Kids [] >>"],
    `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >> /ID [<${key}> <${key}>]`,
  );
}

function pdfOf(objects: readonly string[], trailer = ""): Buffer {
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\n`;
  return Buffer.from(`${text}startxref\n${start}\n%%EOF\n`, "latin1");
}

/** A zip with stored entries; with the right first entry it is a Word document. */
export function zip(entries: Record<string, string>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const data = Buffer.from(content);
    const path = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(Bun.hash.crc32(data), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(path.length, 22);
    const entry = Buffer.concat([Buffer.from("504b0304", "hex"), fields, path, data]);
    const record = Buffer.alloc(16);
    record.writeUInt32LE(offset, 12);
    central.push(Buffer.concat([Buffer.from("504b01021400", "hex"), fields, record.subarray(2), path]));
    local.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("504b0506", 0, "hex");
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

export function docx(): Buffer {
  const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
  return zip({
    "[Content_Types].xml": `<Types><Override ContentType="${main}"/></Types>`,
    "word/document.xml": "<w/>",
  });
}

export const MP4 = Buffer.concat([
  Buffer.from("000000186674797069736f6d0000020069736f6d6d703432", "hex"),
  Buffer.alloc(64),
]);
export const EXE = Buffer.concat([Buffer.from("4d5a90000300000004000000ffff0000", "hex"), Buffer.alloc(200)]);

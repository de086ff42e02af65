import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { readPdf } from "#server/files/read-pdf.ts";
import { ownThread, threadTime } from "#server/platform/thread-time.ts";
import { newEmptyFolder } from "../../setup.ts";
import { pdfDrawing, pdfSaying } from "./bytes.ts";

const folder = newEmptyFolder();

function written(name: string, bytes: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

test("S56: a small PDF that unpacks to work without end costs two seconds of a processor, not of the clock", async () => {
  const endless = pdfDrawing(deflateSync(Buffer.alloc(300_000_000, "q Q\n")));
  expect(endless.byteLength).toBeLessThan(10 * 1024 * 1024);
  const read = await readPdf(written("endless.pdf", endless));
  // Its page was opened and never finished; finished, it would have a line.
  expect(read).toEqual({ state: "read", pages: 1, title: "", text: "" });
});

test("several at once wait for each other, and each is read to its end", async () => {
  const paths = ["one", "two", "three", "four"].map((word) =>
    written(`${word}.pdf`, pdfSaying(`the word is ${word}`, word)),
  );
  const read = await Promise.all(paths.map((path) => readPdf(path)));
  expect(read.map(({ state, title, text }) => [state, title, text.trim()])).toEqual(
    ["one", "two", "three", "four"].map((word) => ["read", word, `the word is ${word}`]),
  );
});

test("the time of a thread is what it had of a processor", () => {
  const thread = ownThread();
  if (thread === undefined) throw new Error("this system does not name its threads");
  const before = threadTime(thread) ?? 0;
  // A thread that only waits has none of it; this one works until it has had some.
  while ((threadTime(thread) ?? 0) - before < 50) for (let turn = 0; turn < 100_000; turn += 1);
  expect(threadTime("0")).toBeUndefined();
});

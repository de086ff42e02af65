import { afterAll, beforeEach, expect, spyOn, test } from "bun:test";
import { UploadShelf } from "#src/lib/upload/shelf.ts";
import { useFilesUnderway } from "#src/lib/upload/use-files-underway.ts";
import { useUploads } from "#src/lib/upload/use-uploads.ts";
import { openPage } from "../../page.tsx";
import { giveSlowRequests } from "./slow-request.ts";

const page = openPage();
const SlowRequest = giveSlowRequests();

let uploads: ReturnType<typeof useUploads>;
let stored: string[] = [];
let files = { chosen: 0, hashed: 0 };
beforeEach(() => {
  SlowRequest.all.length = 0;
  stored = [];
  files = { chosen: 0, hashed: 0 };
});

async function open(stopsWhenLeft = false, present: readonly string[] = []): Promise<void> {
  function Files() {
    uploads = useUploads({
      purpose: "supporting",
      failed: "It did not arrive.",
      stopsWhenLeft,
      present,
      store: async ({ id }) => stored.push(id),
    });
    return uploads.entries.map(({ id, name, error }) => <p key={id}>{error ?? name}</p>);
  }
  await page.draw(<Files />);
}

/** Files are sent once their bytes are known. */
const hash = crypto.subtle.digest.bind(crypto.subtle);
const hashing = spyOn(crypto.subtle, "digest").mockImplementation((...input: Parameters<typeof hash>) =>
  hash(...input).finally(() => (files.hashed += 1)),
);
afterAll(() => hashing.mockRestore());

async function known(count: number): Promise<void> {
  files.chosen += count;
  await page.until(() => files.hashed === files.chosen);
  for (let turn = 0; turn < 5; turn += 1) await page.settle();
}

/** Answers the names of the refused, once all is over. */
async function add(...names: string[]): Promise<() => Promise<string[]>> {
  let refused = Promise.resolve<string[]>([]);
  await page.run(() => {
    refused = uploads.add(names.map((name) => new File([`%PDF-1.7 ${name}`], name)));
  });
  await known(names.length);
  return () => refused;
}

function remove(at: number): Promise<void> {
  return page.run(() => uploads.remove(uploads.entries[at]?.id ?? ""));
}

async function answerAll(): Promise<void> {
  await page.run(() => SlowRequest.all.forEach((request) => request.answer()));
}

test("a file that arrives is stored", async () => {
  await open();
  await add("planta.pdf");
  await answerAll();
  expect([stored, page.read("p")]).toEqual([["file-1"], []]);
});

test("a file that arrives before its field is on the screen waits for its record", async () => {
  const shelf = new UploadShelf("supporting");
  const added = shelf.add([new File(["%PDF-1.7 early"], "planta.pdf")]);
  await known(1);
  await answerAll();
  expect(shelf.read().map(({ name }) => name)).toEqual(["planta.pdf"]);
  shelf.storeBy(async ({ id }) => stored.push(id));
  expect(await added).toEqual([]);
  expect([stored, shelf.read()]).toEqual([["file-1"], []]);
});

test("a file that is taken away on its way is sent no further and not stored", async () => {
  await open();
  const refused = await add("planta.pdf");
  await remove(0);
  await answerAll();
  expect(SlowRequest.all.map(({ isAborted }) => isAborted)).toEqual([true]);
  expect([stored, page.read("p"), await refused()]).toEqual([[], [], []]);
});

test("three are sent at once over all fields; one that waits is not sent at all once it is taken away", async () => {
  await open();
  await add("planta.pdf", "logo.pdf", "mapa.pdf", "texto.pdf", "lista.pdf");
  expect(SlowRequest.all).toHaveLength(3);
  await remove(4);
  await answerAll();
  await page.settle();
  await answerAll();
  expect([SlowRequest.all.length, stored.length, page.read("p")]).toEqual([4, 4, []]);
});

test("the same bytes twice are one file, until the first is taken away", async () => {
  await open();
  const twice = () => page.run(() => void uploads.add([new File(["%PDF-1.7 a"], "a.pdf")]));
  await twice();
  await known(1);
  await answerAll();
  await twice();
  await known(1);
  expect([SlowRequest.all.length, page.read("p")]).toEqual([1, ["This file is in the list already."]]);
  await page.run(() => uploads.remove("file-1"));
  await twice();
  await known(1);
  expect(SlowRequest.all).toHaveLength(2);
  await answerAll();
});

test("a file that the record holds from before a reload is recognised by its bytes, and not sent", async () => {
  const asking = spyOn(globalThis, "fetch").mockImplementation((async () =>
    Response.json({ ids: ["file-7", "file-1"] })) as unknown as typeof fetch);
  await open(false, ["file-1"]);
  await add("planta.pdf");
  expect([SlowRequest.all.length, page.read("p")]).toEqual([0, ["This file is in the list already."]]);
  expect(String(asking.mock.calls[0]?.[0])).toMatch(/\/api\/files\/same\/[0-9a-f]{64}$/);
  asking.mockRestore();
});

test("where nobody can say whether it is there, it is sent", async () => {
  const asking = spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await open(false, ["file-1"]);
  await add("planta.pdf");
  expect(SlowRequest.all).toHaveLength(1);
  asking.mockRestore();
  await answerAll();
});

test("two refused files with equal bytes are both said refused, and again when chosen again", async () => {
  await open();
  let refused = Promise.resolve<string[]>([]);
  const empty = (name: string) => new File([""], name, { type: "application/pdf" });
  const choose = () => page.run(() => void (refused = uploads.add([empty("a.pdf"), empty("b.pdf")])));
  await choose();
  await page.run(() => refused.then(() => undefined));
  expect([page.read("p"), await refused]).toEqual([
    [expect.stringContaining("a.pdf is empty"), expect.stringContaining("is empty")],
    ["a.pdf", "b.pdf"],
  ]);
  await choose();
  await page.run(() => refused.then(() => undefined));
  expect(page.read("p").filter((line) => line.includes("in the list already"))).toEqual([]);
});

test("a line that is lost is no cancel: it is said, and the file goes on by itself", async () => {
  await open();
  await add("planta.pdf");
  // As Safari does when it drops a connection.
  await page.run(() => SlowRequest.all[0]?.abort());
  expect([uploads.entries[0]?.isWaiting, uploads.entries[0]?.error]).toEqual([true, undefined]);
  await page.until(() => SlowRequest.all.length === 2);
  await answerAll();
  expect(stored).toEqual(["file-1"]);
});

test.each([
  ["foto.HEIC", "", 4, "HEIC"],
  ["vazio.pdf", "application/pdf", 0, "is empty"],
  ["filme.mp4", "video/mp4", 10_485_761, "is larger than 10 MB"],
])("%s is refused before a byte has left, with what to do", async (name, type, size, words) => {
  await open();
  let refused = Promise.resolve<string[]>([]);
  await page.run(() => {
    refused = uploads.add([new File([new Uint8Array(size)], name, { type })]);
  });
  // Hashing ten megabytes takes as long as it takes.
  await page.run(() => refused.then(() => undefined));
  expect([SlowRequest.all.length, page.read("p")]).toEqual([0, [expect.stringContaining(words)]]);
});

test("a form that is left has no file added to it; a record's own goes on", async () => {
  for (const stopsWhenLeft of [true, false]) {
    await open(stopsWhenLeft);
    await add("planta.pdf");
    await page.close();
    await answerAll();
  }
  expect([SlowRequest.all.map(({ isAborted }) => isAborted), stored]).toEqual([[true, false], ["file-1"]]);
});

test("sending is told how many files of a draft are still on their way, wherever they were chosen", async () => {
  function Fields() {
    uploads = useUploads({ purpose: "logo", failed: "", keptAs: "draft:s1:logo", store: () => undefined });
    const { left, all, failed } = useFilesUnderway("draft:s1:");
    return <p>{`${left} of ${all}, ${failed} failed`}</p>;
  }
  await page.draw(<Fields />);
  await add("a.pdf", "b.pdf");
  expect(page.read("p")).toEqual(["2 of 2, 0 failed"]);
  await page.run(() => SlowRequest.all[0]?.answer());
  await page.settle();
  expect(page.read("p")).toEqual(["1 of 2, 0 failed"]);
  await answerAll();
  await page.settle();
  expect(page.read("p")).toEqual(["0 of 2, 0 failed"]);
});

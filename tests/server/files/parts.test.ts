import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { count, eq } from "drizzle-orm";
import { files, uploads } from "#db/schema/index.ts";
import { MAX_FILE_BYTES, PART_BYTES } from "#domain/files/kind.ts";
import { sweepUploads } from "#server/files/sweep.ts";
import { makeUser } from "#tests/factories.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";
import { EXE, pdf, png } from "./bytes.ts";
import { refusalOf, sender, stateOf } from "./parts.ts";
import { signIn } from "./upload.ts";

const server = await openTestPortal();
const { portal } = server;
const owner = await makeUser(portal, "PARTNER");
let mine = sender(server, await signIn(server, owner));
const HOUR = 3_600_000;

/** A picture of exactly so many bytes. */
function picture(size: number): Buffer {
  return png({ pad: size - png().length });
}

/** What is left on the disk of uploads on their way. */
function leftovers(): string[] {
  return ["tmp", "parts"].flatMap((folder) => readdirSync(join(portal.env.DATA_DIR, "uploads", folder)));
}

async function sendFrom(id: string, bytes: Buffer, from = 0) {
  let state = { received: from } as Awaited<ReturnType<typeof stateOf>>;
  while (!state.file) {
    const answer = await mine.put(
      id,
      state.received,
      bytes.subarray(state.received, state.received + PART_BYTES),
    );
    if (answer.status !== 200) return answer;
    state = await stateOf(answer);
  }
  return state.file;
}

describe("an upload in parts", () => {
  test("is a file like any other once its last part is there, of 10 MB inclusive (FIL-04)", async () => {
    const bytes = picture(MAX_FILE_BYTES);
    const id = await mine.begin("mapa.png", bytes.length);
    const file = await sendFrom(id, bytes);
    expect(file).toEqual({
      id,
      name: "mapa.png",
      type: "image/png",
      kind: "image",
      size: 10_485_760,
      url: `/api/files/${id}`,
    });
    const stored = await mine.download(id);
    expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true);
    expect(leftovers()).toEqual([]);
  });

  test("that drops at 90 % sends 1 MB again at most: what had arrived is kept", async () => {
    const bytes = picture(MAX_FILE_BYTES);
    const id = await mine.begin("mapa.png", bytes.length);
    for (let at = 0; at < 9; at += 1) {
      await mine.put(id, at * PART_BYTES, bytes.subarray(at * PART_BYTES, (at + 1) * PART_BYTES));
    }
    const broken = new ReadableStream({
      start(control) {
        control.enqueue(new Uint8Array(bytes.subarray(9 * PART_BYTES, 9.5 * PART_BYTES)));
        control.error(new Error("the line broke"));
      },
    });
    await mine.put(id, 9 * PART_BYTES, broken).catch(() => undefined);
    // A restart of the portal in between: only what was half-received of one part goes.
    portal.files.clearTemp();
    const state = await stateOf(await mine.ask(id));
    expect(state).toEqual({ id, size: MAX_FILE_BYTES, received: 9 * PART_BYTES });
    expect(bytes.length - state.received).toBeLessThanOrEqual(1024 * 1024);
    expect(await sendFrom(id, bytes, state.received)).toMatchObject({ id, size: MAX_FILE_BYTES });
  });

  test("refuses a part for another place with the right one, and counts one sent twice once", async () => {
    const bytes = picture(2 * PART_BYTES);
    const id = await mine.begin("a.png", bytes.length);
    const first = bytes.subarray(0, PART_BYTES);
    expect(await refusalOf(await mine.put(id, PART_BYTES, first))).toEqual([409, "uploadOffset", 0]);
    const both = await Promise.all([mine.put(id, 0, first), mine.put(id, 0, first)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const offset of [0, 7, -1, Number.NaN, 2 * PART_BYTES]) {
      expect(await refusalOf(await mine.put(id, offset, first))).toEqual([409, "uploadOffset", PART_BYTES]);
    }
    expect(await sendFrom(id, bytes, PART_BYTES)).toMatchObject({ size: bytes.length });
  });

  test("whose last answer was lost is asked for again, and is one file", async () => {
    const bytes = pdf(1);
    const id = await mine.begin("a.pdf", bytes.length);
    const file = await sendFrom(id, bytes);
    expect((await stateOf(await mine.ask(id))).file).toEqual(file as never);
    expect((await stateOf(await mine.put(id, 0, bytes))).file).toEqual(file as never);
  });

  test("that a crash cuts off right after its last part is that file, whoever asks or sends again", async () => {
    const bytes = pdf(1);
    const id = await mine.begin("a.pdf", bytes.length);
    const { write } = portal.db;
    // From the commit of the file's row on nothing is stored any more, as after a kill.
    portal.db.write = async (change) => {
      const [file] = await portal.db.read.select().from(files).where(eq(files.id, id));
      if (file) throw new Error("killed");
      return write(change);
    };
    await mine.put(id, 0, bytes);
    portal.db.write = write;
    const asked = await stateOf(await mine.ask(id));
    expect(asked).toMatchObject({ received: bytes.length, file: { id, name: "a.pdf" } });
    expect(await stateOf(await mine.put(id, 0, bytes))).toEqual(asked);
    expect(await portal.db.read.select().from(uploads).where(eq(uploads.id, id))).toEqual([]);
  });

  test("takes no part over 1 MB, none beyond its size and none that is empty", async () => {
    const id = await mine.begin("a.png", 3 * PART_BYTES);
    const large = new Uint8Array(PART_BYTES + 1);
    expect(await refusalOf(await mine.put(id, 0, large))).toEqual([413, "payloadTooLarge", undefined]);
    const streamed = new Blob([large]).stream();
    expect((await refusalOf(await mine.put(id, 0, streamed)))[1]).toBe("payloadTooLarge");
    expect((await refusalOf(await mine.put(id, 0, new Uint8Array())))[1]).toBe("uploadIncomplete");
    const small = await mine.begin("b.png", 10);
    expect((await refusalOf(await mine.put(small, 0, new Uint8Array(11))))[1]).toBe("uploadIncomplete");
  });

  test("is judged as a whole by its bytes; what is refused leaves nothing behind", async () => {
    const program = Buffer.concat([EXE, Buffer.alloc(PART_BYTES)]);
    const id = await mine.begin("planta.pdf", program.length);
    const refused = (await sendFrom(id, program)) as Response;
    expect((await refusalOf(refused)).slice(0, 2)).toEqual([415, "fileTypeNotAllowed"]);
    expect((await mine.ask(id)).status).toBe(404);
    const logo = png({ dpi: 72 });
    const other = await mine.begin("marca.png", logo.length, "logo");
    expect(await sendFrom(other, logo)).toMatchObject({ dpi: 72 });
  });

  test.each([
    ["nothing", 0, [400, "fileEmpty"]],
    ["10 MB and a byte", MAX_FILE_BYTES + 1, [413, "fileTooLarge"]],
    ["less than nothing", -1, [400, "uploadIncomplete"]],
    ["half a byte", 0.5, [400, "uploadIncomplete"]],
  ])("of %s is refused before a byte has left", async (_what, size, refusal) => {
    expect((await refusalOf(await mine.open("a.png", size))).slice(0, 2)).toEqual(refusal);
  });

  test("is nobody else's, and is forgotten after a day with its parts", async () => {
    const theirs = sender(server, await signIn(server, await makeUser(portal, "PARTNER")));
    const staff = sender(server, await signIn(server, await makeUser(portal, "ADMIN")));
    const id = await mine.begin("a.png", 3 * PART_BYTES);
    const part = picture(3 * PART_BYTES).subarray(0, PART_BYTES);
    await mine.put(id, 0, part);
    for (const other of [theirs, staff]) {
      expect((await other.ask(id)).status).toBe(404);
      expect((await other.put(id, PART_BYTES, part)).status).toBe(404);
    }
    const path = join(portal.env.DATA_DIR, "uploads", "parts", id);
    server.setNow(new Date(IN_WINDOW.getTime() + 23 * HOUR));
    mine = sender(server, await signIn(server, owner));
    await sweepUploads(portal);
    expect([(await mine.ask(id)).status, existsSync(path)]).toEqual([200, true]);
    server.setNow(new Date(IN_WINDOW.getTime() + 24 * HOUR));
    mine = sender(server, await signIn(server, owner));
    expect((await mine.put(id, PART_BYTES, part)).status).toBe(404);
    await sweepUploads(portal);
    expect((await mine.ask(id)).status).toBe(404);
    expect(leftovers()).toEqual([]);
    expect((await portal.db.read.select({ n: count() }).from(uploads))[0]?.n).toBe(0);
    server.setNow(IN_WINDOW);
  });
});

import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { uploadFile } from "#src/lib/upload/upload.ts";
import { storeUser } from "#src/session/store.ts";
import { json, openServer, openTab, USER } from "../kept/tab.ts";
import { UploadRequest } from "./upload-request.ts";

const server = openServer();
openTab(server.url);
Object.assign(globalThis, { XMLHttpRequest: UploadRequest });
afterAll(() => Reflect.deleteProperty(globalThis, "XMLHttpRequest"));

const MB = 1024 * 1024;
const SIZE = 10 * MB;
const OPEN = "/api/files/uploads";
const PART = "/api/files/uploads/u1";
const STORED = { id: "u1", name: "mapa.png", type: "image/png", url: "/api/files/u1" };
const file = new File([new Uint8Array(SIZE)], "mapa.png", { type: "image/png" });

beforeEach(() => storeUser(USER));

/** What one try sends, and of which size each part is. */
function parts(): [string, number][] {
  return server.sent
    .filter(({ method }) => method === "PUT")
    .map(({ path, body }) => [path.split("=")[1] ?? "", body.length]);
}

function upload(
  more: { begun?: string; onBegun?: (id: string) => void; onProgress?: (n: number) => void } = {},
) {
  return uploadFile(file, { purpose: "referenceImage", key: "key-of-the-file", ...more });
}

/** The portal as far as a part goes: it says how much it has. */
function gather(
  start: number,
  next: (at: number) => Response = (at) => json(200, { id: "u1", received: at }),
) {
  let received = start;
  return () => {
    received += MB;
    return received === SIZE ? json(200, { id: "u1", received, file: STORED }) : next(received);
  };
}

describe("a file over 1 MB", () => {
  test("is announced and sent in parts of 1 MB, each where the last one ended", async () => {
    server.answer({ [OPEN]: () => json(201, { id: "u1", received: 0 }), [PART]: gather(0) });
    const told: unknown[] = [];
    const percents: number[] = [];
    const sending = upload({ onBegun: (id) => told.push(id), onProgress: (n) => percents.push(n) });
    expect<unknown>(await sending).toEqual(STORED);
    const [announced] = server.sent;
    expect(JSON.parse(announced?.body ?? "")).toEqual({
      name: "mapa.png",
      size: SIZE,
      purpose: "referenceImage",
    });
    expect(parts()).toEqual(Array.from({ length: 10 }, (_, at) => [String(at * MB), MB]));
    expect(told).toEqual(["u1"]);
    expect(percents.toSorted((a, b) => a - b)).toEqual(percents);
    expect(percents.at(-1)).toBe(100);
  });

  test("goes on after a drop at 90 % with one part, not with the file", async () => {
    const asked = (request: number) => (request === 1 ? json(200, { id: "u1", received: 9 * MB }) : last());
    const last = gather(9 * MB);
    server.answer({ [PART]: asked });
    expect<unknown>(await upload({ begun: "u1" })).toEqual(STORED);
    expect(server.paths()).toEqual([`GET ${PART}`, `PUT ${PART}`]);
    expect(parts()).toEqual([[String(9 * MB), MB]]);
  });

  test("told of another place goes on there; one whose last answer was lost is not sent again", async () => {
    const reason = { code: "uploadOffset", params: { received: 9 * MB } };
    const last = gather(9 * MB);
    server.answer({
      [OPEN]: () => json(201, { id: "u1", received: 0 }),
      [PART]: (nth) => (nth === 1 ? json(409, { message: "Request refused", reason }) : last()),
    });
    await upload();
    expect(parts().map(([offset]) => Number(offset) / MB)).toEqual([0, 9]);
    server.answer({ [PART]: () => json(200, { id: "u1", received: SIZE, file: STORED }) });
    expect<unknown>(await upload({ begun: "u1" })).toEqual(STORED);
    expect(parts()).toEqual([]);
  });

  test("begins again when the portal has forgotten it, and never goes round for ever", async () => {
    const anew = gather(0, (received) => json(200, { id: "u2", received }));
    server.answer({ [OPEN]: () => json(201, { id: "u2", received: 0 }), "/api/files/uploads/u2": anew });
    expect<unknown>(await upload({ begun: "u1" })).toEqual(STORED);
    expect(server.paths().slice(0, 2)).toEqual([`GET ${PART}`, `POST ${OPEN}`]);
    const reason = { code: "uploadOffset", params: { received: 0 } };
    server.answer({
      [OPEN]: () => json(201, { id: "u1", received: 0 }),
      [PART]: () => json(409, { reason }),
    });
    await expect(upload()).rejects.toBeInstanceOf(TypeError);
    expect(parts()).toHaveLength(6);
  });
});

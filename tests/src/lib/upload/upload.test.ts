import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { readSession, storeUser } from "#src/session/store.ts";
import { uploadFile } from "#src/lib/upload/upload.ts";
import { hang, json, openServer, openTab, USER } from "../kept/tab.ts";
import { UploadRequest } from "./upload-request.ts";

const server = openServer();
const tab = openTab(server.url);
Object.assign(globalThis, { XMLHttpRequest: UploadRequest });
afterAll(() => Reflect.deleteProperty(globalThis, "XMLHttpRequest"));

const STORED = { id: "file-1", name: "planta.pdf", type: "application/pdf", url: "/api/files/file-1" };
const REFUSED = { message: "Authentication required" };

beforeEach(() => storeUser(USER));

function upload(more: { signal?: AbortSignal; onProgress?: (percent: number) => void } = {}) {
  const file = new File(["%PDF-1.7"], "planta.pdf", { type: "application/pdf" });
  return uploadFile(file, { purpose: "supporting", key: "key-of-the-file", ...more });
}

function uploads() {
  return server.sent.filter(({ path }) => path.startsWith("/api/files"));
}

describe("a file on its way", () => {
  test("names its purpose, its key and the user, and tells how far it is", async () => {
    server.answer({ "/api/files": () => json(200, STORED) });
    const percents: number[] = [];
    expect<unknown>(await upload({ onProgress: (percent) => percents.push(percent) })).toEqual(STORED);
    const [sent] = uploads();
    expect(sent?.path).toBe("/api/files?purpose=supporting");
    expect(sent?.headers.get("idempotency-key")).toBe("key-of-the-file");
    expect(sent?.headers.get("authorization")).toBe("Bearer user-1");
    expect(sent?.body).toContain('name="file"; filename="planta.pdf"');
    expect(percents).toEqual([49, 100]);
  });

  test("meets an ended session: one refresh, and the file is sent once more under its key (API-05)", async () => {
    const isRenewed = () => server.paths().includes("POST /api/auth/refresh");
    server.answer({
      "/api/files": () => (isRenewed() ? json(200, STORED) : json(401, REFUSED)),
      "/api/auth/verify": () => (isRenewed() ? json(200) : json(401, REFUSED)),
      "/api/auth/refresh": () => json(200),
    });
    expect<unknown>(await upload()).toEqual(STORED);
    expect(server.paths()).toEqual([
      "POST /api/files",
      "GET /api/auth/verify",
      "POST /api/auth/refresh",
      "GET /api/auth/verify",
      "POST /api/files",
    ]);
    expect(uploads().map(({ headers }) => headers.get("idempotency-key"))).toEqual(
      Array(2).fill("key-of-the-file"),
    );
    expect(readSession().isAuthenticated).toBe(true);
  });

  test("is not sent again when the session can't be renewed, and signs out here (API-07)", async () => {
    const refuse = () => json(401, REFUSED);
    server.answer({ "/api/files": refuse, "/api/auth/verify": refuse, "/api/auth/refresh": refuse });
    await expect(upload()).rejects.toMatchObject({ status: 401, text: "Authentication required" });
    expect(uploads()).toHaveLength(1);
    expect(readSession().user).toBeNull();
  });

  test("that is refused again after the renewal is not sent a third time (API-08)", async () => {
    server.answer({ "/api/files": () => json(401, REFUSED), "/api/auth/verify": () => json(200) });
    await expect(upload()).rejects.toMatchObject({ status: 401 });
    expect(uploads()).toHaveLength(2);
  });

  test("that is refused for another reason is not sent again, and the reason is thrown", async () => {
    const reason = { code: "fileTooLarge", params: { name: "planta.pdf", limitBytes: 10_485_760 } };
    server.answer({ "/api/files": () => json(413, { message: "File too large", reason }) });
    await expect(upload()).rejects.toMatchObject({ status: 413, data: { reason } });
    expect(server.paths()).toEqual(["POST /api/files"]);
    expect(tab.logged()).toEqual(["POST /api/files: 413"]);
  });

  test("that meets no server says so, and one answered by a stranger is no success", async () => {
    server.answer({ "/api/files": () => new Response("<html>Bad gateway</html>", { status: 502 }) });
    await expect(upload()).rejects.toMatchObject({ status: 502, text: undefined });
    tab.disconnect();
    await expect(upload()).rejects.toBeInstanceOf(TypeError);
    expect(tab.logged()).toEqual(["POST /api/files: 502", "POST /api/files: no answer"]);
  });

  test("can be taken back, also before it left", async () => {
    server.answer({ "/api/files": hang });
    const control = new AbortController();
    const sending = upload({ signal: control.signal });
    control.abort(new Error("taken back"));
    await expect(sending).rejects.toThrow("taken back");
    await expect(upload({ signal: control.signal })).rejects.toThrow("taken back");
  });
});

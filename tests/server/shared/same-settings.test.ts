import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { openTestPortal } from "#tests/portal.ts";
import { newEmptyFolder, startDatabaseServer } from "#tests/setup.ts";
import { runPortal } from "../commands/run-portal.ts";

const SECRET = "a secret that only the tests know, long enough";
const OTHER = "another secret, which is as long as it has to be";
const S3 = { S3_ENDPOINT: "http://127.0.0.1:9", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
const [inStore, inFolder] = [await startDatabaseServer(), await startDatabaseServer()];
const UPLOADS_TO = "s3://portal/season";

beforeAll(async () => {
  await openTestPortal({ env: { DATABASE_URL: inStore.url, SECRET, UPLOADS_TO, ...S3 } });
  await openTestPortal({ env: { DATABASE_URL: inFolder.url, SECRET } });
});
afterAll(() => Promise.all([inStore, inFolder].map((server) => server.close())));

/** Another process on the same database; one that starts would serve on, so what is asked for here ends by itself. */
function run(settings: Record<string, string>, command: string, ...args: string[]) {
  return runPortal({ NODE_ENV: "production", DATA_DIR: newEmptyFolder(), ...settings }, command, ...args);
}

describe("a second process on a database server", () => {
  test.each([
    ["with another SECRET", () => ({ ...there(), SECRET: OTHER }), /^SECRET cannot be used: .*go by another/],
    ["without a SECRET, which makes its own", () => ({ ...there(), SECRET: "" }), /^SECRET cannot be used: /],
    [
      "that keeps uploads in its folder",
      () => ({ ...there(), UPLOADS_TO: "" }),
      /^UPLOADS_TO cannot be used: the uploads of this database lie in s3:\/\/portal\/season; set the same here/,
    ],
    [
      "that keeps uploads elsewhere in the store",
      () => ({ ...there(), UPLOADS_TO: "s3://portal/other" }),
      /^UPLOADS_TO cannot be used: /,
    ],
    [
      "beside one with uploads in its folder",
      () => ({ DATABASE_URL: inFolder.url, SECRET }),
      /^UPLOADS_TO cannot be used: .* lie in the data folder of another process; set UPLOADS_TO for all/,
    ],
  ])("%s is refused in one sentence, and the doctor says it", async (_, settings, sentence) => {
    const [served, doctor] = await Promise.all([run(settings(), "serve"), run(settings(), "doctor")]);
    expect([served.code, served.err.trimEnd().split("\n").length]).toEqual([1, 1]);
    expect(served.err).toMatch(sentence);
    expect(served.err).not.toContain(OTHER);
    expect(doctor.code).toBe(1);
    expect(doctor.out).toMatch(/^BAD +settings +(?:SECRET|UPLOADS_TO) cannot be used/m);
  });

  test("with the same ones is let in, and so is one whose address of the store ends with a stroke", async () => {
    const { portal } = await openTestPortal({ env: { ...there(), UPLOADS_TO: `${UPLOADS_TO}/` } });
    expect(portal.db.isShared).toBe(true);
    expect((await run(there(), "doctor")).out).not.toContain("settings ");
  });
});

test("a change for all is made by a command, after which the former ones are refused", async () => {
  const changed = { ...there(), SECRET: OTHER };
  expect(await run(changed, "migrate")).toMatchObject({ code: 0 });
  expect((await run(changed, "doctor")).code).toBe(1);
  const { code, out } = await run(changed, "migrate", "--settings");
  expect([code, out]).toEqual([0, expect.stringContaining("All processes on this database go by these")]);
  await openTestPortal({ env: changed });
  expect((await run(there(), "serve")).err).toStartWith("SECRET cannot be used");
});

test("on a file every start goes by its own SECRET, as ever", async () => {
  const DATA_DIR = newEmptyFolder();
  for (const secret of [SECRET, OTHER])
    expect(await run({ DATA_DIR, SECRET: secret }, "migrate")).toMatchObject({ code: 0 });
  const refused = await run({ DATA_DIR }, "migrate", "--settings");
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("is for a database server")]);
});

function there(): Record<string, string> {
  return { DATABASE_URL: inStore.url, SECRET, UPLOADS_TO, ...S3 };
}

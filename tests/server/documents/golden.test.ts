import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { GOLDEN, goldenFiles } from "./golden.ts";

const files = await goldenFiles();

test.each([...files])(
  "%s is as it was read last; after a change `bun run papers:renew`",
  async (path, text) => {
    expect(text).toBe(await Bun.file(join(GOLDEN, path)).text());
  },
);

test("no paper is kept that is no longer made", () => {
  const kept = readdirSync(GOLDEN, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".txt"),
  );
  expect(kept.toSorted()).toEqual([...files.keys()].toSorted());
});

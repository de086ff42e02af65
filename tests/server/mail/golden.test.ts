import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { GOLDEN, goldenFiles } from "./golden.ts";

const files = [...goldenFiles()];

test.each(files)("%s is as it was read last; after a change `bun run letters:renew`", (path, text) => {
  expect(text).toBe(readFileSync(join(GOLDEN, path), "utf8"));
});

test("there is a file for every letter in each language, and no other", () => {
  const kept = readdirSync(GOLDEN, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".txt"),
  );
  expect(kept.toSorted()).toEqual(files.map(([path]) => path).toSorted());
});

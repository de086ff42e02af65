import { expect, test } from "bun:test";
import { listWorkers, requireNamed } from "#server/binary/built-in.ts";

test("every script that a worker begins with becomes a part of the executable", async () => {
  expect(await listWorkers(".")).toEqual({
    "documents-worker": "server/documents/worker.ts",
    "files-read-pdf-worker": "server/files/read-pdf-worker.ts",
    "pages-worker": "server/pages/worker.ts",
  });
});

test.each(["load(x)", "import('strtok3')", 'require("libsql")', "a.require(name)"])(
  "%s is inside",
  (text) => {
    expect(() => requireNamed(text, "main.js")).not.toThrow();
  },
);

test.each(["import(specifier)", "require(name)", "__require(m)", "require$1(path)"])(
  "the build refuses %s: what it names would not be inside",
  (text) => {
    expect(() => requireNamed(text, "main.js")).toThrow("main.js reads by a computed name");
  },
);

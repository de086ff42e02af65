import { expect, test } from "bun:test";
import { textAlong } from "#src/drawings/lettering.ts";
import { toSvg } from "#src/drawings/svg.ts";

test.each([
  ["level", 80],
  ["almost level", 79],
])("a letter keeps its place where a bend is %s", (_, end) => {
  const words = textAlong(
    "nn",
    [
      [0, 0],
      [60, 80],
      [160, end],
    ],
    { size: 60 },
  );
  const svg = toSvg({ width: 160, height: 90, shapes: [words] });
  const last = words.glyphs.at(-1);
  const [, x, y] = [...svg.matchAll(/<use [^>]*transform="translate\((\S+) ([^)]+)\)/g)].at(-1) ?? [];
  expect([Number(x), Number(y)]).toEqual([expect.closeTo(last?.x ?? 0, 0), expect.closeTo(last?.y ?? 0, 0)]);
});

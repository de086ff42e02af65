import { expect, test } from "bun:test";
import { acceptedEncodings } from "#server/http/encodings.ts";

test.each([
  [null, []],
  ["", []],
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["GZIP", ["gzip"]],
  ["gzip;q=1.0, br;q=0.5", ["br", "gzip"]],
  ["br;q=0, gzip", ["gzip"]],
  ["br;q=0.000, gzip;q=0", []],
  ["*", ["br", "gzip"]],
  ["*;q=0.1, br;q=0", ["gzip"]],
  ["identity, vbr, brotli", []],
  ["gzip;q=abc", []],
])("a reader that says %p takes %p", (header, accepted) => {
  expect(acceptedEncodings(header)).toEqual(accepted as ReturnType<typeof acceptedEncodings>);
});

test("a flood of different headers is answered rightly too", () => {
  for (let number = 0; number < 500; number += 1)
    expect(acceptedEncodings(`br, x-${number}`)).toEqual(["br"]);
});

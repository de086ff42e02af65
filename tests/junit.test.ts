import { expect, test } from "bun:test";
import { join } from "node:path";
import { readJUnit } from "./junit.ts";
import { newEmptyFolder } from "./setup.ts";

const REPORT = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="bun test" tests="5" assertions="2" failures="2" skipped="1" time="0.1">
  <testsuite name="tests/a.test.ts" file="tests/a.test.ts" tests="5" assertions="2" failures="2" skipped="1" time="0.1">
    <testcase name="adds &lt;one&gt;" classname="a sum &amp; its parts" time="0.1" file="tests/a.test.ts" line="2" assertions="1">
      <failure type="AssertionError" message="short">AssertionError: expect(received).toBe(expected)&#10;&#10;Expected: 2&#10;</failure>
    </testcase>
    <testcase name="ends" classname="a sum" time="0.1" file="tests/a.test.ts" line="9" assertions="0">
      <failure type="TimeoutError" message="test timed out" />
    </testcase>
    <testcase name="waits" classname="a sum" time="0" file="tests/a.test.ts" line="12" assertions="0"><skipped /></testcase>
    <testcase name="holds" classname="a sum" time="0" file="tests/a.test.ts" line="15" assertions="1" />
    <testcase name="holds too" classname="a sum" time="0" file="tests/a.test.ts" line="18" assertions="1" />
  </testsuite>
</testsuites>`;

test("a report of bun says how many passed, and of what fell where it stands and what it met", async () => {
  const path = join(newEmptyFolder(), "report.xml");
  await Bun.write(path, REPORT);
  expect(await readJUnit(path)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: [
      "tests/a.test.ts:2 a sum & its parts > adds <one>\n    AssertionError: expect(received).toBe(expected)\n    Expected: 2",
      "tests/a.test.ts:9 a sum > ends\n    test timed out",
    ],
  });
});

test("a runner that died before its report has none", async () => {
  expect(await readJUnit(join(newEmptyFolder(), "report.xml"))).toBeUndefined();
});

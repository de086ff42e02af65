import { expect } from "bun:test";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { openPage } from "../page.tsx";
import { pass, test } from "../stopped-clock.ts";

const page = openPage();

test("a time ago moves on while its page is open", async () => {
  await page.draw(<RelativeTime value={new Date(Date.now() - 2 * 60_000).toISOString()} />);
  const before = page.find("time").textContent;
  await page.run(() => pass(60_000));
  expect([before, page.find("time").textContent]).toEqual(["2 min ago", "3 min ago"]);
});

import { expect, test } from "bun:test";
import type { Import } from "#src/features/imports/data.ts";
import { useAllRowsOnceDone } from "#src/features/imports/use-all-rows-once-done.ts";
import { openPage } from "../page.tsx";

const page = openPage();

type Shown = { status: Import["status"]; isNarrowed: boolean; clear: () => void };

function Rows({ status, ...list }: Shown) {
  useAllRowsOnceDone(status, list);
  return null;
}

test.each<[string, Import["status"][], boolean, number]>([
  ["once it is done", ["planned", "running", "done"], true, 1],
  ["where it was done between two looks", ["planned", "done"], true, 1],
  ["once, and not again", ["stopped", "running", "done", "done"], true, 1],
  ["not while it is gone through", ["planned", "running", "stopped"], true, 0],
  ["not where all are shown", ["running", "done"], false, 0],
  ["not where somebody chooses among what was done", ["done", "done"], true, 0],
])("all rows of an import are shown %s", async (_, statuses, isNarrowed, times) => {
  let cleared = 0;
  for (const status of statuses) {
    await page.draw(<Rows status={status} isNarrowed={isNarrowed} clear={() => (cleared += 1)} />);
  }
  expect(cleared).toBe(times);
});

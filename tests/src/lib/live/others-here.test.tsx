import { expect, spyOn, test } from "bun:test";
import { useOthersHere } from "#src/lib/live/use-others-here.ts";
import { openPage } from "../../page.tsx";

const page = openPage();

function Record() {
  useOthersHere("submission:s1");
  return null;
}

test("a window that is closed or reloaded has no record open: being put out of view brings none back", async () => {
  const said: unknown[] = [];
  const fetching = spyOn(globalThis, "fetch").mockImplementation((async (
    ...[, init]: Parameters<typeof fetch>
  ) => {
    said.push((JSON.parse(String(init?.body)) as { at: unknown }).at);
    return Response.json({ others: [] });
  }) as typeof fetch);
  await page.draw(<Record />);
  await Bun.sleep(20);
  expect(said).toEqual(["submission:s1"]);
  window.dispatchEvent(new Event("pagehide"));
  document.dispatchEvent(new Event("visibilitychange"));
  await Bun.sleep(20);
  expect(said).toEqual(["submission:s1", null]);
  fetching.mockRestore();
});

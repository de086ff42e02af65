import { expect, spyOn, test } from "bun:test";
import { useOthersHere } from "#src/lib/live/use-others-here.ts";
import { openPage } from "../../page.tsx";

const page = openPage();

function Record() {
  useOthersHere("submission:s1");
  return null;
}

/** Runs a test with the places that this page says to the server. */
async function listening(run: (said: unknown[]) => Promise<void>): Promise<void> {
  const said: unknown[] = [];
  const fetching = spyOn(globalThis, "fetch").mockImplementation((async (
    ...[, init]: Parameters<typeof fetch>
  ) => {
    said.push((JSON.parse(String(init?.body)) as { at: unknown }).at);
    return Response.json({ others: [] });
  }) as typeof fetch);
  await run(said);
  fetching.mockRestore();
}

test("a window that is closed or reloaded has no record open: being put out of view brings none back", async () => {
  await listening(async (said) => {
    await page.draw(<Record />);
    while (said.length < 1) await Bun.sleep(5);
    expect(said).toEqual(["submission:s1"]);
    window.dispatchEvent(new Event("pagehide"));
    document.dispatchEvent(new Event("visibilitychange"));
    while (said.length < 2) await Bun.sleep(5);
    await Bun.sleep(20);
    expect(said).toEqual(["submission:s1", null]);
  });
});

test("a dialog over the page of its record is closed: the page is still there", async () => {
  await listening(async (said) => {
    const record = <Record key="page" />;
    await page.draw([record, <Record key="dialog" />]);
    await page.draw([record]);
    await page.settle(20);
    expect(said).not.toContain(null);
    await page.draw([]);
    await page.settle(20);
    expect(said.at(-1)).toBe(null);
  });
});

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
    await page.until(() => said.length === 1);
    expect(said).toEqual(["submission:s1"]);
    window.dispatchEvent(new Event("pagehide"));
    document.dispatchEvent(new Event("visibilitychange"));
    // Once the window is back it has the record open again, and said nothing meanwhile.
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await page.until(() => said.length >= 3);
    expect(said).toEqual(["submission:s1", null, "submission:s1"]);
  });
});

test("a dialog over the page of its record is closed: the page is still there", async () => {
  await listening(async (said) => {
    const record = <Record key="page" />;
    await page.draw([record, <Record key="dialog" />]);
    await page.draw([record]);
    await page.settle();
    expect(said).not.toContain(null);
    await page.draw([]);
    await page.until(() => said.at(-1) === null);
    expect(said.filter((at) => at === null)).toHaveLength(1);
  });
});

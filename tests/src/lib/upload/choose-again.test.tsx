import "fake-indexeddb/auto";
import { expect, test } from "bun:test";
import { FileLine } from "#src/components/ui/file-line.tsx";
import { clearDevice, dropDeviceOfOthers, openShelf } from "#src/lib/kept/device-store.ts";
import { useUploads } from "#src/lib/upload/use-uploads.ts";
import { openPage } from "../../page.tsx";
import { giveSlowRequests } from "./slow-request.ts";

const page = openPage();
const SlowRequest = giveSlowRequests();

function Files() {
  const { entries, retry, remove } = useUploads({
    purpose: "supporting",
    failed: "It did not arrive.",
    keptAs: "order:o1:supporting",
    store: () => undefined,
  });
  return entries.map((file) => <FileLine key={file.id} file={file} onRetry={retry} onRemove={remove} />);
}

test("a file whose bytes are gone from the device is named, to be chosen again: nothing is sent, no other try offered", async () => {
  clearDevice();
  dropDeviceOfOthers("user-1");
  const shelf = openShelf();
  // A browser short of room drops the bytes of a file and keeps its name, or a part of the bytes.
  await shelf.keep("upload:order:o1:supporting:a", { name: "planta.pdf", size: 2_000 });
  const cut = new File(["%PDF"], "corte.pdf");
  await shelf.keep("upload:order:o1:supporting:b", { name: "corte.pdf", size: 3_000, file: cut });
  await page.draw(<Files />);
  await page.until(() => page.all("[role=alert]").length === 2);
  expect(page.read("li p.flex")).toEqual(["planta.pdf2 kB", "corte.pdf3 kB"]);
  expect(page.read("[role=alert]")).toEqual(
    Array(2).fill("It was not sent and is no longer on this device. Please choose it again."),
  );
  expect(SlowRequest.all).toEqual([]);
  expect(page.all("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Remove planta.pdf",
    "Remove corte.pdf",
  ]);
  for (let left = 2; left > 0; left -= 1) await page.press("button");
  expect(page.all("li")).toEqual([]);
  expect(await shelf.list()).toEqual([]);
});

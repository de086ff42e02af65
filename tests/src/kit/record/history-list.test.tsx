import { afterEach, expect, setSystemTime, test } from "bun:test";
import { HistoryList } from "#src/kit/record/history-list.tsx";
import { openPage } from "../../page.tsx";

const page = openPage();
afterEach(() => setSystemTime());

test("what one person did within a minute has its name and its time once", async () => {
  await page.draw(
    <HistoryList
      entries={[
        { id: "4", at: "2020-11-10T07:49:01.000Z", who: "Ana", what: "Signed" },
        { id: "3", at: "2020-11-10T07:48:59.000Z", who: "Ana", what: "Published" },
        { id: "2", at: "2020-11-10T07:48:02.000Z", who: "Ana", what: "Generated" },
        { id: "1", at: "2020-11-10T07:48:01.000Z", who: null, what: "Sent" },
      ]}
    />,
  );
  const seen = page.all("li p:last-child:not(.sr-only)").map(({ textContent }) => textContent);
  expect(seen).toEqual([
    "Ana, 10 Nov 2020, 04:49\u00A0UTC−3",
    "Ana, 10 Nov 2020, 04:48\u00A0UTC−3",
    "Portal, 10 Nov 2020, 04:48\u00A0UTC−3",
  ]);
});

test("what has just happened says so, with the exact time for pointer and focus", async () => {
  const at = "2025-08-01T12:00:00.000Z";
  setSystemTime(new Date(at));
  await page.draw(<HistoryList entries={[{ id: "1", at, who: "Ana", what: "Signed" }]} />);
  const time = page.find("time");
  expect(time.textContent).toBe("now");
  expect(time.getAttribute("tabindex")).toBe("0");
  expect(time.getAttribute("data-own")).toBe(time.getAttribute("title"));
});

import { expect, test } from "bun:test";
import { PUBLIC_PAGES } from "#server/pages/addresses.ts";
import { PUBLIC_NAVIGATION, SITE_MAP } from "#src/layout/navigation.ts";

test("the menu holds the agreed entries (HDR-02, HDR-03)", () => {
  expect(PUBLIC_NAVIGATION.map(({ to, children }) => [to, children?.map((child) => child.to)])).toEqual([
    ["/overview", undefined],
    ["/partnership-and-exhibit", ["/exhibiting"]],
    ["/services-and-support", undefined],
  ]);
});

test("the footer leads to every public page", () => {
  expect(SITE_MAP.map(({ to }) => String(to)).toSorted()).toEqual([...PUBLIC_PAGES].toSorted());
});

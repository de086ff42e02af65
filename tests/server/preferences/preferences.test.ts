import { expect, test } from "bun:test";
import { makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";

const { portal, as } = await openTestPortal();

test("how a person likes to work is kept part by part, and is nobody else's", async () => {
  const [ana, rui] = [await makeUser(portal, "GRUPORG"), await makeUser(portal, "ADMIN")];
  expect(await as(ana).preferences.get()).toEqual({
    density: "comfortable",
    letterKeys: true,
    closedCategories: [],
  });
  await as(ana).preferences.save({ density: "compact" });
  await as(ana).preferences.save({ letterKeys: false });
  expect(await as(ana).preferences.get()).toEqual({
    density: "compact",
    letterKeys: false,
    closedCategories: [],
  });
  expect(await as(rui).preferences.get()).toEqual({
    density: "comfortable",
    letterKeys: true,
    closedCategories: [],
  });
});

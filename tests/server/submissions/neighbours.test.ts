import { describe, expect, test } from "bun:test";
import { searchText } from "#db/search-text.ts";
import { submissionList } from "#domain/submissions/list.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { everySort, walkOn } from "#tests/walk.ts";
import { codeOf } from "./reason.ts";

const { portal, as } = await openTestPortal();
const staff = as(await makeUser(portal, "SUBMISSION_MANAGER")).submissions;

/** Two names, two sizes, three days: equals on both sides of most places. */
for (let at = 0; at < 6; at += 1) {
  await makeSubmission(portal, {
    institutionName: ["Ipê", "Cedro"][at % 2] ?? "",
    search: searchText(["Ipê", "Cedro"][at % 2]),
    spaceM2: 100 * (1 + (at % 2)),
    status: at === 5 ? "HIDDEN" : "PENDING",
    createdAt: new Date(portal.clock().getTime() + (at % 3) * 1000),
  });
}

const idsOf = async (asked: Parameters<typeof staff.list>[0]) =>
  (await walkOn((cursor) => staff.list({ ...asked, ...(cursor && { cursor }) }))).flatMap(({ items }) =>
    items.map(({ id }) => id),
  );

describe("submissions.neighbours", () => {
  test.each(everySort(submissionList))(
    "walks the whole list by its neighbours, sorted by %p, there and back",
    async (sort) => {
      for (const search of ["", "cedro"]) {
        const asked = { sort, search };
        const ids = await idsOf(asked);
        const met = await Promise.all(ids.map((of) => staff.neighbours({ of, list: asked })));
        expect(met.map(({ next }) => next?.id)).toEqual([...ids.slice(1), undefined]);
        expect(met.map(({ previous }) => previous?.id)).toEqual([undefined, ...ids.slice(0, -1)]);
        expect(met.map(({ place }) => place)).toEqual(ids.map((_, at) => at + 1));
        expect(met.every(({ total }) => total === ids.length)).toBe(true);
      }
    },
  );

  test("leads on from one that a decision took out of the list, and says that it is outside", async () => {
    const list = { filters: { statuses: ["PENDING" as const] } };
    const [first, second, third] = await idsOf(list);
    const { version } = await staff.get({ id: second ?? "" });
    await staff.review({ id: second ?? "", version, note: "" });
    const after = await staff.neighbours({ of: second ?? "", list });
    expect(after).toMatchObject({ previous: { id: first }, next: { id: third }, place: null, total: 4 });
  });

  test("knows no submission that does not exist", async () => {
    expect(await codeOf(staff.neighbours({ of: "nobody", list: {} }))).toBe("notFound");
  });
});

import { beforeEach, describe, expect, test } from "bun:test";
import { listViews } from "#db/schema/index.ts";
import { DESK_LISTS, type DeskList } from "#domain/lists/desk-lists.ts";
import { MAX_VIEWS } from "#domain/views/schema.ts";
import { codeOf, issuesFor } from "../submissions/reason.ts";
import { makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";

const { portal, as } = await openTestPortal();
const [ana, rui, chief] = [
  await makeUser(portal, "GRUPORG", { name: "Ana Lima" }),
  await makeUser(portal, "SUBMISSION_MANAGER", { name: "Rui Dias" }),
  await makeUser(portal, "ADMIN"),
];
const people = { ana, rui, chief };

const WAITING = { statuses: "PENDING", waiting: "7", columns: "reference.status" };
beforeEach(() => portal.db.write((tx) => tx.delete(listViews)));

const list: DeskList = "submissions";

async function read(who: keyof typeof people, of: DeskList = list) {
  const views = await as(people[who]).views.list({ list: of });
  return views.map(({ name }) => name);
}

describe("a view of a list", () => {
  test("is its owner's alone, and keeps search, filters, order and columns as they are spelled", async () => {
    const address = { ...WAITING, search: "várzea", sort: "-total", cursor: "abc", view: "other" };
    const { id } = await as(ana).views.save({ list, name: "  Esperam há dias ", isShared: false, address });
    expect(await as(ana).views.list({ list })).toEqual([
      {
        id,
        name: "Esperam há dias",
        address: { ...WAITING, search: "várzea", sort: "-total" },
        isShared: false,
        isOwn: true,
        canChange: true,
        owner: "Ana Lima",
        version: 1,
      },
    ]);
    expect(await read("rui")).toEqual([]);
    expect(await read("chief")).toEqual([]);
    expect(await read("ana", "orders")).toEqual([]);
  });

  test("can be kept without any filter", async () => {
    await as(ana).views.save({ list, name: "Tudo", isShared: false, address: {} });
    expect(await as(ana).views.list({ list })).toMatchObject([{ name: "Tudo", address: {} }]);
  });

  test("keeps relative days and one's own as they are said, for whoever opens it", async () => {
    const address = { waiting: "7", whose: "mine" };
    await as(ana).views.save({ list, name: "Minhas", isShared: true, address });
    expect(await as(rui).views.list({ list })).toMatchObject([{ address, isOwn: false, owner: "Ana Lima" }]);
  });

  test("never takes the place of another by its name, in whatever case", async () => {
    const { id } = await as(ana).views.save({ list, name: "Água", isShared: false, address: {} });
    const other = { list, isShared: true, address: WAITING };
    expect(await codeOf(as(ana).views.save({ ...other, name: "água" }))).toBe("viewNameTaken");
    expect(await codeOf(as(ana).views.update({ id, version: 1, name: "ÁGUA" }))).toBeUndefined();
    expect(await codeOf(as(rui).views.save({ ...other, name: "Água" }))).toBeUndefined();
    expect(await read("ana")).toEqual(["Água", "ÁGUA"]);
  });

  test("is one of fifty at most for each person and list", async () => {
    for (let at = 0; at < MAX_VIEWS; at += 1) {
      await as(ana).views.save({ list, name: `Visão ${at}`, isShared: false, address: {} });
    }
    const more = { list, name: "Mais uma", isShared: false, address: {} };
    expect(await codeOf(as(ana).views.save(more))).toBe("viewsFull");
    expect(await codeOf(as(rui).views.save(more))).toBeUndefined();
  });

  test.each(DESK_LISTS)("is kept of the list of %s", async (of) => {
    await as(ana).views.save({ list: of, name: "Minha", isShared: false, address: {} });
    expect(await read("ana", of)).toEqual(["Minha"]);
  });

  test.each(["fruit", "orders.mine", "importRows", "Submissions", ""])(
    "is kept of no list that the desk has not: %p",
    async (none) => {
      const other = none as DeskList;
      const view = { list: other, name: "Visão", isShared: false, address: {} };
      expect(await issuesFor(as(ana).views.save(view))).not.toEqual([]);
      expect(await issuesFor(as(ana).views.list({ list: other }))).not.toEqual([]);
    },
  );

  test.each([
    ["a part that is no name", { "a b": "c" }],
    ["an empty part", { search: "" }],
    ["more than an address holds", { search: "a".repeat(1_001) }],
  ])("takes no %s", async (_, address) => {
    const view = { list, name: "Visão", isShared: false, address };
    expect(await issuesFor(as(ana).views.save(view))).not.toEqual([]);
  });
});

describe("who may save over, rename, share and remove a view", () => {
  type Case = [who: keyof typeof people, isShared: boolean, code: string | undefined];
  const CASES: Case[] = [
    ["ana", false, undefined],
    ["ana", true, undefined],
    ["rui", false, "notFound"],
    ["rui", true, "forbidden"],
    ["chief", false, "notFound"],
    ["chief", true, undefined],
  ];

  test.each(CASES)("%s, of a view of Ana's (shared: %p): %p", async (who, isShared, code) => {
    const { id } = await as(ana).views.save({ list, name: "Visão", isShared, address: WAITING });
    const changed = { id, version: 1, address: {}, name: "Outra" };
    expect(await codeOf(as(people[who]).views.update(changed))).toBe(code);
    expect(await codeOf(as(people[who]).views.remove({ id, version: code ? 1 : 2 }))).toBe(code);
    expect(await read("ana")).toEqual(code ? ["Visão"] : []);
  });

  test("of two who save over it at once the second is told", async () => {
    const { id } = await as(ana).views.save({ list, name: "Visão", isShared: true, address: {} });
    await as(chief).views.update({ id, version: 1, address: WAITING });
    expect(await codeOf(as(ana).views.update({ id, version: 1, address: {} }))).toBe("stale");
    expect(await as(ana).views.list({ list })).toMatchObject([{ address: WAITING, version: 2 }]);
  });

  test("a shared one that its owner keeps to herself again is gone for the others", async () => {
    const { id } = await as(ana).views.save({ list, name: "Visão", isShared: true, address: {} });
    expect(await read("rui")).toEqual(["Visão"]);
    await as(ana).views.update({ id, version: 1, isShared: false });
    expect(await read("rui")).toEqual([]);
    expect(await read("ana")).toEqual(["Visão"]);
  });
});

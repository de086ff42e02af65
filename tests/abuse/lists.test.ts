import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { type Cursor, writeCursor } from "#domain/lists/cursor.ts";
import { orderList } from "#domain/orders/reading/list.ts";
import { submissionList } from "#domain/submissions/list.ts";
import { makeSubmission } from "#tests/factories.ts";
import { signIn } from "#tests/server/files/upload.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { query } from "./call.ts";

const scene = await openScene();
const { portal, admin } = scene;
const cookie = await signIn(scene, admin);
const tricky = ["100% Verde", "Rio_Claro", "C:\\Dados", "O'Hara & Filhos", 'Casa "Azul"', "Çà et là"];
for (const institutionName of tricky) {
  const search = institutionName.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  await makeSubmission(portal, { institutionName, search, status: "APPROVED" }, []);
}
await scene.send();

const LISTS = ["orders.list", "submissions.list"] as const;
const USUAL_SORT = [
  ["orders.list", "total"],
  ["submissions.list", "stand"],
] as const;
const markOfUsual = {
  "orders.list": v.parse(orderList.input, {}).mark,
  "submissions.list": v.parse(submissionList.input, {}).mark,
};
const ask = (name: string, input: unknown) => query(scene, name, input, { cookie });

async function findNames(search: string): Promise<string[]> {
  const { items } = await scene.as(admin).submissions.list({ search });
  return items.map(({ institutionName }) => institutionName);
}

describe("a search (S49)", () => {
  test.each([
    ["100%", ["100% Verde"]],
    ["%", []],
    ["_", []],
    ["\\", []],
    ["NOT azul", []],
    ["azul OR verde", []],
    ["text:azul", []],
    ["azul*", ['Casa "Azul"']],
    ["o'hara", ["O'Hara & Filhos"]],
    ['"azul"', ['Casa "Azul"']],
    ["ca et la", ["Çà et là"]],
    ["ÇÀ ET", ["Çà et là"]],
    ["%%", []],
    ["%' OR 1=1--", []],
    ["' OR ''='", []],
    ["_%\\", []],
    ["*", []],
  ])("for %j is for words, and no sign or word of it commands anything", async (search, names) => {
    expect(await findNames(search)).toEqual(names);
  });

  test.each([
    "'; DROP TABLE orders;--",
    '" UNION SELECT password_hash FROM users--',
    "\u0000",
    "\ud800",
    "a ".repeat(100),
  ])("for %j is a search like any other", async (search) => {
    for (const name of LISTS) expect([200, 400]).toContain((await ask(name, { search })).status);
    expect((await portal.db.client.execute("select count(*) as n from orders")).rows[0]?.["n"]).toBe(1);
  });

  test("is bounded in length", async () => {
    for (const name of LISTS) expect((await ask(name, { search: "x".repeat(201) })).status).toBe(400);
  });
});

describe("a list", () => {
  const WRONG = ['id"; DROP TABLE x;--', "password_hash", "__proto__", "constructor", "", null, 1, {}, []];
  test.each(WRONG.map((sort) => [sort]))("is not sorted by %j", async (sort) => {
    for (const [name, column] of USUAL_SORT) {
      expect((await ask(name, { sort })).status).toBe(400);
      expect((await ask(name, { sort: { column: sort, direction: "asc" } })).status).toBe(400);
      expect((await ask(name, { sort: { column, direction: sort } })).status).toBe(400);
    }
  });

  test.each([0, -1, 101, 1e9, 1e308, 1.5, "10", null, {}])("is not cut at %j rows", async (limit) => {
    for (const name of LISTS) expect([name, (await ask(name, { limit })).status]).toEqual([name, 400]);
  });

  const TORN = ["", "0", "W10", "e30", "eyJhIjoxfQ", "%00", "../..", "' OR 1=1--", "x".repeat(100_000)];
  test.each([-1, 1.5, 1e10, 2 ** 63, 1e308, null, {}, ...TORN])("does not begin at %j", async (cursor) => {
    for (const name of LISTS) {
      const { status, body } = await ask(name, { cursor });
      expect([name, status]).toEqual([name, 400]);
      expect(body).toContain('"path":"cursor"');
    }
  });

  test("does not begin where another list or another question does", async () => {
    const cursors = LISTS.map((name) =>
      writeCursor(markOfUsual[name], { way: "before", place: null, before: 1 }),
    );
    for (const [at, name] of LISTS.entries()) {
      expect((await ask(name, { cursor: cursors[at] })).status).toBe(200);
      expect((await ask(name, { cursor: cursors[1 - at] })).status).toBe(400);
      expect((await ask(name, { cursor: cursors[at], search: "a" })).status).toBe(400);
    }
  });

  test("far behind its end is empty, and says that nothing follows", async () => {
    for (const name of LISTS) {
      const far = writeCursor(markOfUsual[name], {
        way: "after",
        place: { value: -1, tie: "~" },
        before: 1e9,
      });
      const { status, body } = await ask(name, { cursor: far });
      expect([status, body.includes('"items":[]'), body.includes('"nextCursor":null')]).toEqual([
        200,
        true,
        true,
      ]);
    }
  });

  test.each<[Cursor["way"], Cursor["place"]]>([
    ["before", null],
    ["before", { value: "a text for a figure", tie: "" }],
    ["after", { value: 2 ** 60, tie: "\u0000" }],
    ["after", { value: -1e308, tie: "' OR 1=1--" }],
    ["after", { value: null, tie: "x".repeat(1_000) }],
  ])("answers a made-up place %s %j like any other", async (way, place) => {
    for (const name of LISTS) {
      const cursor = writeCursor(markOfUsual[name], { way, place, before: Number.MAX_SAFE_INTEGER });
      expect((await ask(name, { cursor })).status).toBe(200);
    }
  });

  test("knows no status DRAFT, no other key, and no filter of another kind (S39)", async () => {
    for (const statuses of [
      ["DRAFT"],
      ["draft"],
      ["PAID' OR 1=1--"],
      "PAID",
      [1],
      Array.from({ length: 50 }, () => "PAID"),
    ]) {
      expect((await ask("orders.list", { filters: { statuses } })).status).toBe(400);
      expect((await ask("orders.list", { statuses })).status).toBe(400);
    }
    for (const extra of [
      { where: "1=1" },
      { status: "DRAFT" },
      { page: -1 },
      { columns: ["password_hash"] },
    ]) {
      for (const name of LISTS) {
        expect((await ask(name, extra)).status).toBe(400);
        expect((await ask(name, { filters: extra })).status).toBe(400);
      }
    }
  });

  test("shows no password, no hash and no secret of a link", async () => {
    for (const name of LISTS) {
      const { body } = await ask(name, {});
      expect(body).not.toMatch(/passwordHash|password_hash|trackHash|argon2/);
    }
  });
});

describe("the language (S51)", () => {
  const GARBAGE = ["../../en", "de", "EN", "en; path=/", "__proto__", "%00", "pt-BR", "e".repeat(4_000)];

  test.each(GARBAGE)("is not taken from the cookie %j", async (value) => {
    const page = await scene.fetch("/", {
      headers: { cookie: `language=${value}`, "accept-language": "xx" },
    });
    expect([200, 404]).toContain(page.status);
    const html = await page.text();
    if (page.status === 200 && !value.startsWith("en;")) expect(html).toContain('<html lang="pt"');
    const trace = value === "de" ? 'lang="de"' : value.slice(0, 40).padEnd(3, "\u0001");
    // What every Portuguese page says of itself, such as pt-BR, is no trace of the cookie.
    const plain = await (await scene.fetch("/", { headers: { "accept-language": "xx" } })).text();
    if (!plain.includes(trace)) expect(html).not.toContain(trace);
  });

  test.each(["", "*", "xx", "../../en", "en".repeat(32_000), ";q=9,,,,", "pt-BR;q=0.1,en", "\u00e9"])(
    "survives Accept-Language %#",
    async (value) => {
      const answer = await scene.fetch("/api/trpc/catalogue.list", {
        headers: { cookie, "accept-language": value },
      });
      expect(answer.status).toBe(200);
      expect([200, 404]).toContain(
        (await scene.fetch("/", { headers: { "accept-language": value } })).status,
      );
    },
  );
});

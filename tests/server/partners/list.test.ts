import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { submissions, users } from "#db/schema/index.ts";
import { searchText } from "#db/search-text.ts";
import { naturalKey } from "#domain/natural-order.ts";
import { credentialState, partnerList } from "#domain/partners/list.ts";
import { makeSubmission } from "#tests/factories.ts";
import { IN_WINDOW } from "#tests/portal.ts";
import { everySort, walkBack, walkOn } from "#tests/walk.ts";
import { makeAccount, signIn } from "../accounts/browser.ts";
import { openScene } from "../orders/scene.ts";

const scene = await openScene();
const { portal, manager } = scene;
const { partners } = scene.as(manager);
const DAY = 86_400_000;
const in7Days = new Date(IN_WINDOW.getTime() + 7 * DAY);
const early = new Date(IN_WINDOW.getTime() - DAY);

const [ines, caio, lara, davi] = [
  await makeAccount(scene, "PARTNER", { name: "Inês Ávila", email: "ines@aldeia.example", language: "pt" }),
  await makeAccount(scene, "PARTNER", {
    name: "Caio Prado",
    firstLogin: true,
    temporaryUntil: in7Days,
  }),
  await makeAccount(scene, "PARTNER", { name: "Lara Dias", firstLogin: true, temporaryUntil: early }),
  await makeAccount(scene, "PARTNER", { name: "Davi Lobo", disabledAt: early }),
];
const organisation = (institutionName: string) => ({
  status: "APPROVED" as const,
  institutionName,
  institutionSort: naturalKey(searchText(institutionName)),
  search: searchText(institutionName),
});
const aldeia = await makeSubmission(portal, organisation("Aldeia Igarapé"), [ines, caio]);
const bacia = await makeSubmission(portal, organisation("Bacia Viva"), [ines]);
await makeSubmission(portal, organisation("Casa do Rio"), [lara]);
await makeSubmission(portal, organisation("Dossel"), [davi]);

type Query = Parameters<typeof partners.list>[0];
const names = async (query: Query) => (await partners.list(query)).items.map(({ name }) => name).toSorted();

describe("the list of partners", () => {
  test("shows whose an account is, who shares it, what was ordered and how its credentials stand", async () => {
    const { items } = await partners.list({ search: "ines aldeia" });
    expect(items).toEqual([
      {
        id: ines.id,
        name: "Inês Ávila",
        email: "ines@aldeia.example",
        language: "pt",
        version: 1,
        orders: 0,
        accounts: 2,
        isOwner: true,
        organisations: [
          { id: aldeia.id, reference: aldeia.reference, name: "Aldeia Igarapé", status: "APPROVED" },
          { id: bacia.id, reference: bacia.reference, name: "Bacia Viva", status: "APPROVED" },
        ],
        state: "own",
        temporaryUntil: null,
        createdAt: IN_WINDOW.toISOString(),
        lastSeenAt: null,
        hasSignedIn: false,
      },
    ]);
    expect(items[0]).not.toHaveProperty("passwordHash");
    const { items: waiting } = await partners.list({ search: "caio" });
    expect(waiting[0]).toMatchObject({
      isOwner: false,
      state: "waiting",
      temporaryUntil: in7Days.toISOString(),
    });
  });

  test("is searched by name, e-mail, organisation and reference, and by a renamed organisation at once", async () => {
    expect(await names({ search: "avila" })).toEqual(["Inês Ávila"]);
    expect(await names({ search: "ines@aldeia" })).toEqual(["Inês Ávila"]);
    expect(await names({ search: "igarape prado" })).toEqual(["Caio Prado"]);
    expect(await names({ search: bacia.reference })).toEqual(["Inês Ávila"]);
    await portal.db.write((tx) =>
      tx.update(submissions).set({ search: "sumauma" }).where(eq(submissions.id, bacia.id)),
    );
    expect(await names({ search: "sumauma" })).toEqual(["Inês Ávila"]);
    expect(await names({ search: "bacia" })).toEqual([]);
    expect(await names({ search: manager.email })).toEqual([]);
  });

  test("is filtered by credentials, orders, part and language, each counted under the others", async () => {
    expect(await names({ filters: { states: ["waiting"] } })).toEqual(["Caio Prado"]);
    expect(await names({ filters: { states: ["expired", "disabled"] } })).toEqual(["Davi Lobo", "Lara Dias"]);
    expect(await names({ filters: { languages: ["pt"], parts: ["owner"] } })).toContain("Inês Ávila");
    await scene.send();
    const withOrders = await partners.list({ filters: { orders: ["with"] } });
    expect(withOrders.items.map(({ email, orders }) => [email, orders])).toEqual([[scene.partner.email, 1]]);
    expect(withOrders.counts.states).toEqual({ waiting: 0, expired: 0, own: 1, disabled: 0 });
    const all = await partners.list({ filters: { states: ["disabled"] } });
    expect(all).toMatchObject({ total: 1, counts: { states: { waiting: 1, expired: 1, disabled: 1 } } });
  });

  test("says in the database what the rule says of each account", async () => {
    const rows = await portal.db.read.select().from(users).where(eq(users.role, "PARTNER"));
    const { items } = await partners.list({ limit: 100 });
    const said = new Map(items.map(({ id, state }) => [id, state]));
    expect(rows.map(({ id }) => said.get(id))).toEqual(
      rows.map((row) => credentialState(row, portal.clock())),
    );
  });

  test("knows the last sign-in from the open logins", async () => {
    await signIn(scene, ines.email);
    const { items } = await partners.list({ search: "avila" });
    expect(items[0]?.lastSeenAt).toBe(portal.clock().toISOString());
  });

  test.each(everySort(partnerList))("pages by $column, $direction, on and back", async (sort) => {
    const ask = (cursor?: string) => partners.list({ sort, limit: 2, ...(cursor && { cursor }) });
    const pages = await walkOn(ask);
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength((await partners.list({})).total);
    const last = pages.at(-1);
    if (!last) throw new Error("there is no page");
    const back = await walkBack(last, ask);
    expect(back.flatMap(({ items }) => items.map(({ id }) => id)).slice(-ids.length)).toEqual(ids);
  });
});

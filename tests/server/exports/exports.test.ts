import { describe, expect, test } from "bun:test";
import { unzipSync, strFromU8 } from "fflate";
import { insertRows } from "#db/insert-rows.ts";
import { searchText } from "#db/search-text.ts";
import { naturalKey } from "#domain/natural-order.ts";
import { submissions } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { openReadLog } from "#tests/log.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { signIn } from "../files/upload.ts";
import { openScene } from "../orders/scene.ts";

const scene = await openScene();
const { portal, manager, partner, admin } = scene;
const COUNT = 12;
for (let at = 0; at < COUNT; at += 1) {
  const name = `Casa ${at % 2 === 0 ? "Ipê" : "Cedro"} ${String(at).padStart(2, "0")}`;
  await makeSubmission(portal, {
    reference: `EOI-2025-${String(90_000 + at)}`,
    institutionName: name,
    institutionSort: naturalKey(searchText(name)),
    search: searchText(name),
    status: at === 11 ? "HIDDEN" : "PENDING",
    spaceM2: 100 + at,
    createdAt: new Date(Date.UTC(2025, 7, 1, 2, at)),
  });
}
const order = await scene.send();

type Asking = { as?: SignedInUser; language?: "pt" | "en"; body?: unknown };

async function ask(path: string, { as = manager, language = "en", body }: Asking = {}): Promise<Response> {
  const cookie = `${await signIn(scene, as)}; language=${language}`;
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  return scene.fetch(`/api/exports/${path}`, { ...init, headers: { cookie } });
}

/** The lines of a CSV file without quotes in it; the mark for spreadsheets is a letter of the text. */
async function linesOf(answer: Response): Promise<string[]> {
  return new TextDecoder("utf-8", { ignoreBOM: true })
    .decode(await answer.arrayBuffer())
    .split("\r\n")
    .slice(0, -1);
}

async function columnOf(answer: Response, column: number): Promise<string[]> {
  return (await linesOf(answer)).slice(1).map((line) => line.split(",")[column] ?? "");
}

describe("who may have a list as a file", () => {
  test("whoever may read the list: nobody signed out, no partner, for accounts administrators alone", async () => {
    expect((await scene.fetch("/api/exports/submissions.csv")).status).toBe(401);
    expect((await ask("submissions.csv", { as: partner })).status).toBe(403);
    expect((await ask("orders.xlsx", { as: partner })).status).toBe(403);
    expect((await ask("staff.csv")).status).toBe(403);
    expect((await ask("staff.csv", { as: admin })).status).toBe(200);
  });

  test("there is no file of another list or kind", async () => {
    for (const name of ["settings.csv", "submissions.pdf", "submissions", "toString.csv"]) {
      expect((await ask(name)).status).toBe(404);
    }
  });

  test("at most thirty in ten minutes", async () => {
    const eager = await makeUser(portal, "GRUPORG");
    for (let at = 0; at < 30; at += 1) await (await ask("staff.csv", { as: eager })).arrayBuffer();
    const other = await makeUser(portal, "GRUPORG");
    for (let at = 0; at < 30; at += 1) {
      await (await ask("submissions.csv?search=nobody", { as: other })).arrayBuffer();
    }
    const answer = await ask("submissions.csv", { as: other });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

// G9
test("the log says who took which list, as what and how many rows of it; nothing of what is in it", async () => {
  const { log, lines } = openReadLog();
  const before = portal.log;
  portal.log = log;
  const answer = await ask("submissions.csv?search=cedro");
  await answer.arrayBuffer();
  portal.log = before;
  expect(lines).toContainEqual(
    expect.objectContaining({
      event: "export",
      userId: manager.id,
      list: "submissions",
      format: "csv",
      rows: 5,
      requestId: answer.headers.get("x-request-id"),
    }),
  );
  expect(JSON.stringify(lines).toLowerCase()).not.toContain("cedro");
});

describe("a file holds exactly what the address of the list finds", () => {
  test("search, filters and sort; set aside only when they are asked for", async () => {
    const found = await columnOf(await ask("submissions.csv?search=ipe&sort=institution"), 1);
    expect(found).toEqual([
      "Casa Ipê 00",
      "Casa Ipê 02",
      "Casa Ipê 04",
      "Casa Ipê 06",
      "Casa Ipê 08",
      "Casa Ipê 10",
    ]);
    const turned = await columnOf(await ask("submissions.csv?search=ipe&sort=-institution"), 1);
    expect(turned).toEqual(found.toReversed());
    const hidden = await columnOf(await ask("submissions.csv?statuses=HIDDEN"), 1);
    expect(hidden).toEqual(["Casa Cedro 11"]);
  });

  test("its columns: those the screen shows, or all there are", async () => {
    const [shown = ""] = await linesOf(await ask("submissions.csv?columns=institution.status"));
    expect(shown).toBe("\uFEFFOrganisation,Country,Status");
    const [all = ""] = await linesOf(await ask("submissions.csv"));
    expect(all.split(",")).toEqual([
      "\uFEFFReference",
      "Organisation",
      "Country",
      "CNPJ or legal ID",
      "Type of organisation",
      "Representative",
      "Position",
      "Email",
      "Phone",
      "Theme",
      "Stand type",
      "Area (m²)",
      "Status",
      "Language",
      "Website",
      "Description",
      "Received (event time)",
      "Updated (event time)",
    ]);
  });

  test("of it what was chosen, in the list's order whatever is filtered; or all but some", async () => {
    const { items } = await scene
      .as(manager)
      .submissions.list({ search: "casa", sort: { column: "institution", direction: "asc" } });
    const [first, second, third] = items.map(({ id }) => id);
    const chosen = await ask("submissions.csv?search=nothing&sort=-institution", {
      body: { ids: [first, third] },
    });
    expect(await columnOf(chosen, 1)).toEqual(["Casa Cedro 05", "Casa Cedro 01"]);
    const rest = await ask("submissions.csv?search=casa&sort=institution", {
      body: { except: [first, second] },
    });
    expect(await columnOf(rest, 1)).toEqual(items.slice(2).map((item) => item.institutionName));
    expect((await ask("submissions.csv", { body: { ids: "all" } })).status).toBe(400);
  });

  test("in Portuguese with semicolons, the words of the screens and the clocks of the event", async () => {
    const answer = await ask("submissions.csv?search=90000&columns=reference.status.created", {
      language: "pt",
    });
    expect(await linesOf(answer)).toEqual([
      "\uFEFFReferência;Situação;Recebida em (hora do evento)",
      "EOI-2025-90000;Pendente;31/07/2025 23:00",
    ]);
    expect(answer.headers.get("content-disposition")).toContain(`filename="Manifestacoes 2025-08-01.csv"`);
  });

  test("a telephone number runs nothing", async () => {
    const [phone] = await columnOf(await ask("submissions.csv?search=90000"), 8);
    expect(phone).toBe("+55 91 90000-0000");
  });
});

describe("an Excel file", () => {
  test("has money as numbers, dates as dates of the event, references and CNPJ as text, a frozen bold head", async () => {
    const answer = await ask("orders.xlsx", { body: { ids: [order.id] } });
    const { sheet, styles } = await openXlsx(answer);
    const stored = await scene.readOrder(order.id);
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(cell(sheet, "A1")).toBe('s="5" t="inlineStr"><is><t xml:space="preserve">Order</t></is>');
    expect(cell(sheet, "A2")).toBe(
      `s="1" t="inlineStr"><is><t xml:space="preserve">${stored.reference}</t></is>`,
    );
    expect(cell(sheet, "D2")).toBe(
      's="1" t="inlineStr"><is><t xml:space="preserve">11.222.333/0001-81</t></is>',
    );
    expect(cell(sheet, "L2")).toBe(`s="2"><v>${stored.totalCents / 100}</v>`);
    // 1 August 2025, 12:00 UTC is 9:00 in Belém; 45870 days after the beginning of 1900.
    expect(cell(sheet, "U2")).toBe('s="4"><v>45870.375</v>');
    expect(styles).toContain('formatCode="yyyy-mm-dd\\ hh:mm"');
  });

  test("holds any text that was typed", async () => {
    const institutionName = 'A & B <script> "C" _x0041_ \u0007 😀 =1+1';
    const { id } = await makeSubmission(portal, { institutionName });
    const { sheet } = await openXlsx(await ask("submissions.xlsx", { body: { ids: [id] } }));
    expect(cell(sheet, "B2")).toBe(
      's="1" t="inlineStr"><is><t xml:space="preserve">A &amp; B &lt;script&gt; &quot;C&quot; _x005F_x0041_  😀 =1+1</t></is>',
    );
  });
});

async function openXlsx(answer: Response) {
  const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const read = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  return { sheet: read("xl/worksheets/sheet1.xml"), styles: read("xl/styles.xml") };
}

function cell(sheet: string, place: string): string | undefined {
  return new RegExp(`<c r="${place}" (.*?)</c>`).exec(sheet)?.[1];
}

test("five thousand rows hold nobody up: others are heard after every hundred of them (P23)", async () => {
  const many = await openScene();
  const template = await makeSubmission(many.portal);
  const rows = Array.from({ length: 5_000 }, (_, at) => ({
    ...template,
    id: `row-${at}`,
    reference: `EOI-2026-${String(at).padStart(5, "0")}`,
    trackHash: `hash-${at}`,
    searchRow: null,
  }));
  await many.portal.db.write((tx) => insertRows(tx, submissions, rows));
  const cookie = await signIn(many, many.manager);
  for (const format of ["csv", "xlsx"]) {
    let turns = 0;
    const count = () => {
      turns += 1;
      if (turns > 0) setImmediate(count);
    };
    const answer = await many.fetch(`/api/exports/submissions.${format}`, { headers: { cookie } });
    setImmediate(count);
    const bytes = await answer.arrayBuffer();
    expect(turns).toBeGreaterThanOrEqual(50);
    turns = Number.NEGATIVE_INFINITY;
    expect(bytes.byteLength).toBeGreaterThan(format === "csv" ? 1_000_000 : 50_000);
  }
});

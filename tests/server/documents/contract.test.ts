import { afterAll, describe, expect, test } from "bun:test";
import type { PrintedField } from "#domain/printed-fields.ts";
import type { ContractData } from "#domain/contracts/schema.ts";
import { reasonOf } from "#domain/refusal.ts";
import { openPdfRenderer } from "#server/documents/render.ts";
import { contractSample, edgesOf, readPdf } from "./samples.ts";

/** Nothing takes so long. */
const LONG_MS = 24 * 60 * 60_000;

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

async function reasonFor(attempt: Promise<unknown>): Promise<string | undefined> {
  return attempt.then(
    () => undefined,
    (error: unknown) => reasonOf(error)?.code,
  );
}

describe("the contract", () => {
  test("keeps addresses that have no room beside each other whole", async () => {
    const { organiser, partner, ...rest } = contractSample("en", 1);
    const email = "international.participation@secretariat.example.org";
    const site = "https://zona-verde.ribeira.example.org";
    const { text } = await readPdf(
      await renderer.contract({
        ...rest,
        organiser: { ...organiser, email, site },
        partner: { ...partner, email },
      }),
    );
    expect(text).toContain(`${email} ${site}`);
    expect(text).toContain(`${email} ${partner.phone}`);
  });

  test("is dated by the clocks of the settings", async () => {
    const data = { ...contractSample("en", 1), date: "2025-08-20T23:30:00Z", eventZone: "Africa/Nairobi" };
    expect((await readPdf(await renderer.contract(data))).text).toContain("Date 21 Aug 2025");
  });

  test("of 50 lines goes over several pages, each with its number and the table's head", async () => {
    const { pages, text } = await readPdf(await renderer.contract(contractSample("en", 50)));
    expect(pages.length).toBeGreaterThanOrEqual(3);
    for (let at = 1; at <= 50; at += 1) expect(text).toMatch(new RegExp(`Painel número ${at}\\b`));
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`${at + 1}/${pages.length}`);
      if (/Painel número/.test(page)) expect(page).toContain("Unit price");
      if (at > 0) expect(page).toContain("Contract ORD-2025-00007, edition 2");
    }
  });

  test("keeps letters beyond our two languages", async () => {
    const data = contractSample("en", 1);
    const partner = { ...data.partner, institutionName: "Łódź Žižka Ελλάδα Україна" };
    const { text } = await readPdf(await renderer.contract({ ...data, partner }));
    expect(text).toContain("Łódź Žižka Ελλάδα Україна");
  });
});

test("a small picture in the notes is left out of the contract, visibly, and keeps nothing from being printed", async () => {
  const { text } = await readPdf(
    await renderer.contract({ ...contractSample("pt", 1), notes: "Obrigada 🌳🙏🏽 🇧🇷 © 1️⃣ 👨‍👩‍👧" }),
  );
  expect(text).toContain("Obrigada […] © 1 […]");
});

describe("letters that no face has", () => {
  const refusalFor = (data: ContractData) =>
    renderer.contract(data).then(
      () => undefined,
      (error: unknown) => reasonOf(error),
    );

  test.each<[string, (data: ContractData) => unknown, PrintedField, string]>([
    ["a name in cuneiform", ({ partner }) => (partner.representative = "𒀀𒁹 Wei"), "representative", "𒀀 𒁹"],
    [
      "an institution in hieroglyphs",
      ({ partner }) => (partner.institutionName = "𓀀"),
      "institutionName",
      "𓀀",
    ],
    ["a word in the notes", (data) => (data.notes = "Obrigada 𒀀"), "orderNotes", "𒀀"],
    ["an item", ({ lines }) => lines.forEach((line) => (line.title = "𐎠")), "item", "𐎠"],
    [
      "an accent its letter's face lacks",
      (data) => (data.partner.position = "绿\u0323"),
      "position",
      "\u0323",
    ],
    ["the event", (data) => (data.eventName = "𒀀"), "event", "𒀀"],
  ])("are never printed as others: %s is refused by its field", async (_, change, field, letters) => {
    const data = contractSample("pt", 1);
    change(data);
    expect(await refusalFor(data)).toEqual({ code: "notPrintable", params: { field, letters } });
  });

  test("do not include what has no shape of its own, which is left out, nor spaces of other widths", async () => {
    const data = contractSample("en", 1);
    const notes = "\u00AD\u00ADSoft\u00ADly\u200B and\u202Fno\u2011one\u200D.\r\nNext line";
    const partner = { ...data.partner, position: "Gere\u0302ncia", representative: "Đ" };
    const { text } = await readPdf(await renderer.contract({ ...data, partner, notes }));
    expect(text).toContain("Softly and no-one. Next line");
    expect(text).toContain("Đ, Gerência");
  });
});

describe("a word without end", () => {
  test.each(["W".repeat(200), "i".repeat(200), `https://example.org/${"caminho/".repeat(40)}`])(
    "is broken inside the page: %p",
    async (word) => {
      const data = contractSample("en", 1);
      const partner = { ...data.partner, institutionName: word, representative: word, email: word };
      const lines = data.lines.map((line) => ({ ...line, title: word, notes: word }));
      const pdf = await renderer.contract({ ...data, partner, lines, notes: word, eventName: word });
      for (const { right, width } of await edgesOf(pdf)) expect(right).toBeLessThanOrEqual(width);
    },
  );

  test("breaks no word that fits a column", async () => {
    const data = contractSample("pt", 1);
    const position = "Coordenadora de responsabilidade institucional";
    const { text } = await readPdf(
      await renderer.contract({ ...data, partner: { ...data.partner, position } }),
    );
    expect(text).toContain(position);
  });
});

test("a contract of many long lines has every one of them, however many pages they take", async () => {
  const data = contractSample("en", 120);
  const note = "Montagem e desmontagem com cuidado, entrada pela doca norte, das 8h às 12h. ".repeat(14);
  const lines = data.lines.map((line, at) => ({ ...line, notes: `Nota ${at + 1}. ${note} Fim ${at + 1}.` }));
  const { text } = await readPdf(await renderer.contract({ ...data, lines }));
  const lost = lines
    .flatMap((_, at) => [`Nota ${at + 1}.`, `Fim ${at + 1}.`])
    .filter((said) => !text.includes(said));
  expect(lost).toEqual([]);
});

describe("the renderer", () => {
  test("lets the request thread go on while it works", async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 5);
    await Promise.all([
      renderer.contract(contractSample("pt", 50)),
      renderer.contract(contractSample("en", 50)),
    ]);
    clearInterval(timer);
    // Counted, not timed: a slow machine gives both threads less. Printed on this thread, the two sheets leave none.
    expect(turns).toBeGreaterThan(20);
  });

  test("refuses what cannot be printed, and makes the next one", async () => {
    const broken = { ...contractSample("pt", 1), date: "never" };
    expect(await reasonFor(renderer.contract(broken))).toBe("pdfFailed");
    expect((await renderer.contract(contractSample("pt", 1))).byteLength).toBeGreaterThan(5_000);
  });

  test("refuses a job that takes too long at both its tries, replaces its worker and goes on (F31)", async () => {
    const stuck = openPdfRenderer({
      patienceMs: ({ data }) => ("version" in data && data.version === 9 ? LONG_MS : 1),
      script: new URL("./stuck-worker.ts", import.meta.url),
    });
    const [first, second] = [contractSample("pt", 1), { ...contractSample("pt", 1), version: 9 }];
    const answers = await Promise.all([reasonFor(stuck.contract(first)), stuck.contract(second)]);
    expect(answers).toEqual(["pdfFailed", new Uint8Array([9])]);
    await stuck.close();
  });

  test("prints others' papers while a long order takes its time, which is given more of it", async () => {
    const stuck = openPdfRenderer({ script: new URL("./stuck-worker.ts", import.meta.url) });
    const long = { ...contractSample("pt", 200), notes: "Notas de montagem. ".repeat(5_000) };
    let isOver = false;
    const hanging = reasonFor(stuck.contract(long)).finally(() => {
      isOver = true;
    });
    const ordinary = { ...contractSample("pt", 50), version: 9 };
    const printed = await Promise.all(Array.from({ length: 10 }, () => stuck.contract(ordinary)));
    expect([printed.length, isOver]).toEqual([10, false]);
    await stuck.close();
    expect(await hanging).toBe("pdfFailed");
  });

  test("has room for an exhibitor's paper while as many contracts wait as may", async () => {
    const stuck = openPdfRenderer({ script: new URL("./stuck-worker.ts", import.meta.url) });
    const contracts = Array.from({ length: 22 }, () => reasonFor(stuck.contract(contractSample("pt", 1))));
    const paper = reasonFor(stuck.orderPaper({ order: contractSample("pt", 1), paying: {} } as never));
    expect(await contracts.at(-1)).toBe("busy");
    await stuck.close();
    expect(await paper).toBe("pdfFailed");
  });

  test("takes 20 jobs beside the one it works on and refuses more as busy", async () => {
    const stuck = openPdfRenderer({ script: new URL("./stuck-worker.ts", import.meta.url) });
    const jobs = Array.from({ length: 22 }, () => reasonFor(stuck.contract(contractSample("pt", 1))));
    expect(await jobs.at(-1)).toBe("busy");
    await stuck.close();
    expect(await Promise.all(jobs)).toEqual([...Array.from({ length: 21 }, () => "pdfFailed"), "busy"]);
  });
});

import type { ContractData } from "#domain/contracts/schema.ts";
import { openPdfRenderer, type PdfRenderer } from "#server/documents/render.ts";
import { bare, contractInEveryScript, NAMES } from "#tests/server/documents/every-script.ts";
import { contractSample, readPdf } from "#tests/server/documents/samples.ts";
import { printTable } from "./table.ts";

/** What is measured may be the quickest of several: on a machine that others use, the rest is theirs. */
const TRIES = 10;
const FIVE_PAGES_MS = 150;
const FULL_ORDER_MS = 3_000;
const BESIDE_MS = 1_000;
const HOLD_MS = 50;
const RUSH = 20;
/** As many lines as an order may have, and as many letters as a note. */
const MOST_LINES = 200;
const NOTE_LETTERS = 1_984;

type Finding = { work: string; ms: number; most?: number; note: string };

/**
 * `bun run printing`: how long papers take, cold and warm, short ones beside a long one, and how long nobody else is
 * heard meanwhile. Ends with 1 above a limit, or when a line of the long order is not on its paper.
 */
async function measurePrinting(): Promise<void> {
  const findings: Finding[] = [];
  const cold = await inNewWorkers((pdf) => time(() => pdf.contract(contractSample("pt", 5))));
  findings.push({ work: "the first paper of a new worker", ms: cold.ms, note: "" });
  await inNewWorkers(async (pdf) => {
    findings.push(await fivePages(pdf));
    findings.push(...(await everyScript(pdf)));
    findings.push(...(await longBesideShort(pdf)));
    findings.push(...(await rush(pdf)));
  });
  const rows = findings.map(({ work, ms, most, note }) => [
    work,
    ms.toFixed(0),
    most === undefined ? "" : String(most),
    note,
  ]);
  printTable([["work", "ms", "at most", ""], ...rows], 1);
  if (findings.some(({ ms, most = Infinity }) => ms > most)) process.exitCode = 1;
}

async function inNewWorkers<Answer>(work: (pdf: PdfRenderer) => Promise<Answer>): Promise<Answer> {
  const pdf = openPdfRenderer();
  try {
    return await work(pdf);
  } finally {
    await pdf.close();
  }
}

async function time<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const started = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - started };
}

/** The quickest of several, once warm. */
async function quickest(work: () => Promise<Uint8Array>): Promise<{ pdf: Uint8Array; ms: number }> {
  let [pdf, ms] = [await work(), Infinity];
  for (let at = 0; at < TRIES; at += 1) {
    const tried = await time(work);
    if (tried.ms < ms) [pdf, ms] = [tried.answer, tried.ms];
  }
  return { pdf, ms };
}

async function fivePages(renderer: PdfRenderer): Promise<Finding> {
  for (let lines = 20; ; lines += 10) {
    const { pages } = await readPdf(await renderer.contract(contractSample("pt", lines)));
    if (pages.length < 5) continue;
    const { pdf, ms } = await quickest(() => renderer.contract(contractSample("pt", lines)));
    const note = `${lines} lines, ${pages.length} pages, ${kilobytes(pdf)}`;
    return { work: "a contract of five pages, warm", ms, most: FIVE_PAGES_MS, note };
  }
}

/** The scripts' faces are read with the first paper that has their letters. */
async function everyScript(renderer: PdfRenderer): Promise<Finding[]> {
  const data = contractInEveryScript();
  const { ms } = await time(() => renderer.contract(data));
  const warm = await quickest(() => renderer.contract(data));
  const { text } = await readPdf(warm.pdf);
  const lost = Object.values(NAMES).filter((name) => !bare(text).includes(bare(name)));
  const note = `${Object.keys(NAMES).length} scripts and languages, ${kilobytes(warm.pdf)}`;
  return [
    { work: "every script, its faces not read yet", ms, note: lost.length > 0 ? `lost: ${lost.join()}` : "" },
    { work: "every script, warm", ms: warm.ms, note },
  ];
}

function fullOrder(): ContractData {
  const sample = contractSample("pt", MOST_LINES);
  const prose = "Montagem e desmontagem com cuidado, entrada pela doca norte, das 8h às 12h. ".repeat(30);
  const lines = sample.lines.map((line, at) => ({
    ...line,
    notes: `Nota ${at + 1}. ${prose}`.slice(0, NOTE_LETTERS),
  }));
  return { ...sample, lines };
}

async function longBesideShort(renderer: PdfRenderer): Promise<Finding[]> {
  const data = fullOrder();
  await renderer.contract(data);
  const long = time(() => renderer.contract(data));
  const short = await time(() => renderer.contract(contractSample("en", 5)));
  const { answer, ms } = await long;
  const { pages, text } = await readPdf(answer);
  const lost = data.lines.filter((_, at) => !text.includes(`Nota ${at + 1}.`)).length;
  if (lost > 0) process.exitCode = 1;
  const note = `${pages.length} pages, ${kilobytes(answer)}${lost > 0 ? `, ${lost} lines are lost` : ""}`;
  return [
    { work: `${MOST_LINES} lines with full notes`, ms, most: FULL_ORDER_MS, note },
    { work: "a short paper beside it", ms: short.ms, most: BESIDE_MS, note: "" },
  ];
}

/** The longest time between two turns of this thread, on which the server would answer. */
async function rush(renderer: PdfRenderer): Promise<Finding[]> {
  let [last, hold] = [performance.now(), 0];
  const every = 2;
  const timer = setInterval(() => {
    const now = performance.now();
    hold = Math.max(hold, now - last - every);
    last = now;
  }, every);
  const { ms } = await time(() =>
    Promise.all(Array.from({ length: RUSH }, () => renderer.contract(contractSample("pt", 50)))),
  );
  clearInterval(timer);
  return [
    { work: `${RUSH} contracts of 50 lines at once`, ms, note: "" },
    { work: "longest hold of the thread meanwhile", ms: hold, most: HOLD_MS, note: "" },
  ];
}

function kilobytes({ length }: Uint8Array): string {
  return `${Math.round(length / 1000)} kB`;
}

await measurePrinting();

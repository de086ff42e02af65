import { afterAll, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { outbox } from "#db/schema/index.ts";
import { usdFromCents } from "#domain/money.ts";
import { SETTLEMENTS } from "#domain/orders/moves/balance.ts";
import { CREDIT_ROW } from "#domain/reports/tables.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { readPdf } from "../documents/samples.ts";
import { signIn } from "../files/upload.ts";
import { expectMails, figuresOf, type Known } from "./paid-mails.ts";
import { openScene } from "./scene.ts";

const scene = await openScene();
afterAll(() => scene.portal.pdf.close());
const cookie = `${await signIn(scene, scene.manager)}; language=en`;
const partner = () => scene.as(scene.partner);
const staff = () => scene.as(scene.manager);

const ACTS = ["handIn", "accept", "refuse", "refuseAll", "edit", "markPaid", "undoPaid", "cancel"] as const;
type Act = { act: (typeof ACTS)[number]; share: number; pick: number };

/** One act, where the order is open to it. */
async function act(known: Known, { act: what, share, pick }: Act): Promise<void> {
  const { id, version, status, payments } = known;
  const waiting = [...payments].filter(([, one]) => one.status === "handedIn");
  const [paymentId = "", one] = waiting[pick % Math.max(1, waiting.length)] ?? [];
  const isOpen = status === "APPROVED" || status === "CONFIRM_PAYMENT";
  const after = (moved: { version: number; status: string }) => Object.assign(known, { ...known, ...moved });
  if (what === "handIn" && isOpen) {
    const amount = Math.max(1, Math.round((known.total * share) / 50));
    const isFurther = figuresOf(known).outstanding > 0 && [...payments.values()].some(isInForce);
    const fileId = await scene.upload(scene.partner);
    const handIn = { id, version, fileId, amount: usdFromCents(amount) };
    after(await partner().orders.confirmPayment(handIn));
    if (!isFurther) for (const [, waits] of waiting) waits.status = "replaced";
    const made = (await partner().orders.get({ id })).payments.find((payment) => payment.fileId === fileId);
    payments.set(made?.id ?? "", { amount, status: "handedIn" });
  } else if (what === "accept" && one) {
    after(await staff().orders.judgePayment({ id, version, paymentId, verdict: "accept" }));
    one.status = "accepted";
  } else if (what === "refuse" && one) {
    after(await staff().orders.judgePayment({ id, version, paymentId, verdict: "refuse", note: "Não" }));
    one.status = "refused";
  } else if (what === "refuseAll" && status === "CONFIRM_PAYMENT" && waiting.length > 0) {
    after(await staff().orders.setStatus({ id, version, status: "APPROVED", note: "Não" }));
    for (const [, waits] of waiting) waits.status = "refused";
  } else if (what === "edit" && status === "APPROVED") {
    await edit(known, share);
  } else if (what === "markPaid" && isOpen && [...payments.values()].some(isInForce)) {
    const settledAs = SETTLEMENTS[pick % SETTLEMENTS.length] ?? "waived";
    const { outstanding } = figuresOf(known);
    after(await staff().orders.setStatus({ id, version, status: "PAID", settledAs }));
    for (const [, waits] of waiting) waits.status = "accepted";
    known.settled = outstanding;
  } else if (what === "undoPaid" && status === "PAID") {
    const undone = { id, version, status: "CONFIRM_PAYMENT" as const, note: "x" };
    after(await scene.as(scene.admin).orders.setStatus(undone));
    for (const found of payments.values()) if (found.status === "accepted") found.status = "handedIn";
    known.settled = 0;
  } else if (what === "cancel" && status !== "CANCELLED" && pick % 4 === 0) {
    after(await scene.as(scene.admin).orders.cancel({ id, version, note: "x" }));
    known.settled = 0;
  }
}

function isInForce({ status }: { status: string }): boolean {
  return status === "handedIn" || status === "accepted";
}

/** The team takes something off the screens, and the exhibitor agrees. */
async function edit(known: Known, share: number): Promise<void> {
  const { lines } = await staff().orders.get({ id: known.id });
  const edited = lines.map(({ lineId, quantity, periodOfUse, notes }) => {
    return { lineId, quantity, periodOfUse, notes, discountPercentage: share };
  });
  const { id, version } = known;
  try {
    await staff().orders.editItems({ id, version, lines: edited });
  } catch {
    return;
  }
  const asked = (await partner().requests.list({ orderId: id })).findLast(
    ({ kind, status }) => kind === "ORDER_CHANGED" && status === "PENDING",
  );
  const contentVersion = asked?.contentVersion ?? 0;
  await partner().requests.approve({ id: asked?.id ?? "", version: asked?.version ?? 0, contentVersion });
  const row = await scene.readOrder(id);
  Object.assign(known, { version: row.version, total: row.totalCents });
}

const usd = usdFromCents;

/** Every place that says a figure says the same one. */
async function expectOneAnswer(known: Known): Promise<void> {
  const { id } = known;
  const figures = figuresOf(known);
  const inUsd = Object.fromEntries(Object.entries(figures).map(([name, cents]) => [name, usd(cents)]));
  for (const reader of [partner(), staff()]) {
    const { paid, total, paying } = await reader.orders.get({ id });
    expect({ ...paid, total }).toMatchObject({ ...inUsd, total: usd(known.total) });
    if (paying) expect(paying.outstanding).toBe(usd(figures.outstanding));
  }
  const { items } = await staff().orders.list({ filters: { submissionId: scene.submission.id }, limit: 100 });
  expect(items.find((item) => item.id === id)).toMatchObject({ ...inUsd, total: usd(known.total) });
  const own = await partner().orders.mine({ limit: 100 });
  expect(own.items.find((item) => item.id === id)?.outstanding).toBe(usd(figures.outstanding));
  const duty = (await partner().orders.steps())
    .flatMap(({ duties }) => duties)
    .find((one) => one.kind === "pay" && one.orderId === id);
  const isOpen = known.status === "APPROVED" || known.status === "CONFIRM_PAYMENT";
  expect(duty && "outstanding" in duty ? duty.outstanding : 0).toBe(isOpen ? figures.outstanding : 0);
}

async function expectFile(all: readonly Known[]): Promise<void> {
  const body = JSON.stringify({ ids: all.map(({ id }) => id) });
  const answer = await scene.fetch("/api/exports/orders.csv", { method: "POST", body, headers: { cookie } });
  const [head = [], ...rows] = (await answer.text()).split("\r\n").map(cellsOf);
  for (const known of all) {
    const { reference } = await scene.readOrder(known.id);
    const row = rows.find((cells) => cells.includes(reference ?? "")) ?? [];
    const cell = (heading: string) => Number(row[head.indexOf(heading)] || 0);
    const { accepted, handedIn, settled, outstanding, credit } = figuresOf(known);
    expect(cell("Total (USD)")).toBe(usd(known.total));
    expect(cell("Accepted (USD)")).toBe(usd(accepted));
    expect(cell("Handed in, being checked (USD)")).toBe(usd(handedIn));
    expect(cell("Written off (USD)")).toBe(usd(settled));
    expect(cell("Still to be paid (USD)")).toBe(usd(outstanding));
    expect(cell("Paid too much (USD)")).toBe(usd(credit));
  }
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) =>
    cell.replaceAll('"', ""),
  );
}

function mailsOf(id: string) {
  return scene.portal.db.read.select().from(outbox).where(eq(outbox.recordId, id));
}

const anyActs = fc.array(
  fc.record({
    act: fc.constantFrom(...ACTS, "handIn" as const, "accept" as const),
    share: fc.integer({ min: 1, max: 60 }),
    pick: fc.nat(20),
  }),
  { minLength: 4, maxLength: 9 },
);

test("total, accepted and outstanding are the same on both sides, in list, file, mails, pro forma and reports, whatever is done", async () => {
  const all: Known[] = [];
  await fc.assert(
    fc.asyncProperty(anyActs, async (acts) => {
      const sent = await scene.send();
      const approved = await staff().orders.setStatus({ ...sent, status: "APPROVED" });
      const { totalCents: total } = await scene.readOrder(sent.id);
      const known: Known = { ...approved, total, settled: 0, payments: new Map() };
      all.push(known);
      for (const one of acts) {
        const mails = new Set((await mailsOf(known.id)).map((mail) => mail.id));
        const payments = new Map([...known.payments].map(([id, payment]) => [id, { ...payment }]));
        await act(known, one);
        await expectOneAnswer(known);
        expectMails(known, await mailsOf(known.id), { mails, payments });
      }
    }),
    { numRuns: 12, seed: 21, endOnFailure: true },
  );
  await expectFile(all);
  await expectReports(all);
  for (const known of all.slice(0, 4)) await expectProForma(known);
});

async function expectReports(all: readonly Known[]): Promise<void> {
  const { moneyByPart, moneyByMonth } = await staff().reports.read({});
  const sum = (of: (known: Known) => number) => usd(all.reduce((cents, known) => cents + of(known), 0));
  const isPayable = ({ status }: Known) => ["APPROVED", "CONFIRM_PAYMENT", "PAID"].includes(status);
  const due = ({ status, total, settled }: Known) => (status === "CANCELLED" ? 0 : total - settled);
  const received = (known: Known) => Math.min(figuresOf(known).accepted, due(known));
  const revenue = sum((known) => figuresOf(known).accepted);
  const credit = sum((known) => figuresOf(known).accepted - received(known));
  expect(credit).toBeGreaterThan(0);
  expect(moneyByPart.total.figures.revenue?.value).toBe(revenue);
  expect(moneyByPart.total.figures.expected?.value).toBe(
    sum((known) => (isPayable(known) && known.status !== "PAID" ? known.total - received(known) : 0)),
  );
  expect(moneyByMonth.total.figures.settled?.value).toBe(sum(({ settled }) => settled));
  expect(moneyByPart.rows.find(({ key }) => key === CREDIT_ROW)?.figures.revenue?.value).toBe(credit);
  expect((await staff().dashboard.stats()).revenue).toMatchObject({ credit, total: revenue });
}

async function expectProForma(known: Known): Promise<void> {
  const answer = await scene.fetch(`/api/documents/orders/${known.id}/pro-forma.pdf`, {
    headers: { cookie },
  });
  if (known.status === "CANCELLED") return expect(answer.status).toBe(404);
  const { text } = await readPdf(await answer.bytes());
  const { accepted, outstanding, credit } = figuresOf(known);
  const said = (cents: number) => formatUsd("en", cents).replaceAll("\u00A0", " ");
  expect(text).toContain(`Total ${said(known.total)}`);
  if (outstanding > 0) expect(text).toContain(`To be paid ${said(outstanding)}`);
  if (accepted > 0) {
    expect(text).toContain(`Total ${said(known.total)} Accepted ${said(accepted)}`);
    expect(text).toContain(
      credit > 0 ? `Paid too much ${said(credit)}` : `Still to be paid ${said(outstanding)}`,
    );
  }
}

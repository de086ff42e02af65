import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { outbox } from "#db/schema/index.ts";
import type { OrderedPart } from "#domain/mail/facts.ts";
import { centsFromUsd, usdFromCents } from "#domain/money.ts";
import { firstIncomplete, priceDraft } from "#domain/orders/kinds/content.ts";
import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import type { Goods } from "#domain/orders/draft/goods.ts";
import { lineIssues, type OrderLinePayload } from "#domain/orders/lines/line.ts";
import type { OrderPrice } from "#domain/orders/lines/price.ts";
import { OFFERED_ORDER_TYPES } from "#domain/orders/type.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { renderMail } from "#server/mail/render.ts";
import { readSettings } from "#server/event/read.ts";
import { sentContentOf, linesToSend } from "#src/features/orders/sending.ts";
import { readGoods } from "#src/features/orders/wizard/goods.ts";
import { changeSettings, makeItem, makeSubmission } from "../../factories.ts";
import { readPdf } from "../documents/samples.ts";
import { signIn } from "../files/upload.ts";
import { anyOrder, PRICES } from "./any-order.ts";
import { openScene, outcome } from "./scene.ts";

/**
 * Whatever is ordered, of whatever kind: the browser and the server find the same things missing, everybody reads the
 * same cents, and no figure that a call brings counts.
 */
loadAllLocales();
const scene = await openScene();
const { portal, partner } = scene;
const { orders } = scene.as(partner);
const team = scene.as(scene.manager);

await changeSettings(portal, (data) => ({
  ...data,
  customSpacePerM2: 333_33,
  packages: {
    ...data.packages,
    BRONZE: { ...data.packages.BRONZE, spacePerM2: 100_01, structurePerM2: 50_53 },
    SILVER: { ...data.packages.SILVER, spacePerM2: 0, structurePerM2: 80_07 },
  },
}));
const itemIds = await Promise.all(
  PRICES.map(async (unitPriceCents) => (await makeItem(portal, { unitPriceCents })).id),
);
const settings = await readSettings(portal.db.read);
const shop = scene.as(partner);
const cookie = await signIn(scene, partner);
const offer = { catalogue: await shop.catalogue.list(), packages: await shop.packages.list() };

const NBSP = "\u00a0";

type Wizard = { draft: OrderDraft; goods: Goods; price: OrderPrice; submissionId: string };

/** What the browser holds of an order, for a space of its own. */
async function openWizard({ draft, sizeM2 }: { draft: OrderDraft; sizeM2: number }): Promise<Wizard> {
  const area = { status: "APPROVED" as const, spaceM2: sizeM2, contactLanguage: "en" as const };
  const { id: submissionId } = await makeSubmission(portal, area, [partner]);
  const goods = readGoods(offer, { sizeM2, locale: "pt" });
  const ours = { ...draft, submissionId };
  return { draft: ours, goods, price: priceDraft(ours, goods), submissionId };
}

/** What the browser sends of it, as it comes out of the wire; with the lines it would never send as they are. */
function payloadOf({ draft, goods, price }: Wizard) {
  const broken = draft.lines.filter((line) => lineIssues(line).length > 0);
  const lines = [...linesToSend(draft, goods, "pt"), ...(broken as unknown as OrderLinePayload[])];
  const seenTotal = usdFromCents(price.total);
  return JSON.parse(JSON.stringify(sentContentOf({ draft, lines, seenTotal }))) as ReturnType<
    typeof sentContentOf
  >;
}

function send(order: ReturnType<typeof payloadOf>) {
  switch (order.orderType) {
    case "STANDARD":
      return orders.createStandard(order);
    case "CUSTOM":
      return orders.createCustom(order);
    case "CUSTOM_SERVICES":
      return orders.createCustomServices(order);
    case "SIMPLE":
      return orders.createSimple(order);
    default:
      return order satisfies never;
  }
}

type Amounts = { spaceAmount: number; structureAmount: number; extraAmount: number; total: number };

function centsOf({ spaceAmount, structureAmount, extraAmount, total }: Amounts) {
  const [space, structure, extra, sum] = [spaceAmount, structureAmount, extraAmount, total].map(centsFromUsd);
  return { space, structure, extra, total: sum };
}

/** One that the server takes. */
async function openComplete(any: Parameters<typeof openWizard>[0]): Promise<Wizard> {
  const wizard = await openWizard(any);
  fc.pre(firstIncomplete(wizard.draft, wizard.goods) === undefined);
  return wizard;
}

/** Everywhere an order's price is read: the cents of each place. */
async function pricesEverywhere(id: string, submissionId: string) {
  const order = await orders.get({ id });
  const filters = { submissionId };
  const [row] = (await team.orders.list({ filters })).items;
  const [own] = (await orders.mine({ filters })).items;
  const [mail] = await portal.db.read.select().from(outbox).where(eq(outbox.recordId, id));
  if (!row || !own || !mail) throw new Error("it is not listed, or nobody was told");
  const stored = await scene.readOrder(id);
  const { spaceCents: space, structureCents: structure, extraCents: extra, totalCents: total } = stored;
  // The receipt's rows, added up.
  const { parts = [] } = mail.params as { parts?: OrderedPart[] };
  const told = parts.reduce((sum, { amount }) => sum + (amount === "unpriced" ? 0 : amount), 0);
  expect(told).toBe(total);
  return { order, mail, readings: [{ space, structure, extra, total }, ...[order, row, own].map(centsOf)] };
}

/** A complete one of each kind comes first: chance alone now and then makes none of one. */
function completeOfEach(): [{ draft: OrderDraft; sizeM2: number }][] {
  return OFFERED_ORDER_TYPES.map((type) => {
    const complete = anyOrder(itemIds).filter(({ draft, sizeM2 }) => {
      const goods = readGoods(offer, { sizeM2, locale: "pt" });
      const ours = { ...draft, submissionId: "of-nobody" };
      return draft.orderType === type && firstIncomplete(ours, goods) === undefined;
    });
    const [found] = fc.sample(complete, 1);
    if (!found) throw new Error(`nothing complete of ${type}`);
    return [found];
  });
}

test("what the browser calls complete the server takes at the cents the browser showed, and nothing else", async () => {
  const taken = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyOrder(itemIds), async (any) => {
      const wizard = await openWizard(any);
      const { draft, goods, price, submissionId } = wizard;
      const isComplete = firstIncomplete(draft, goods) === undefined;
      const call = send(payloadOf(wizard));
      if (!isComplete) {
        expect(await outcome(call)).not.toBe("ok");
        expect((await orders.mine({ filters: { submissionId } })).total).toBe(0);
        return;
      }
      const { id, total } = await call;
      taken.add(draft.orderType);
      expect(centsFromUsd(total)).toBe(price.total);
      const { order, mail, readings } = await pricesEverywhere(id, submissionId);
      const { space, structure, extra } = price;
      for (const reading of readings)
        expect(reading).toEqual({ space, structure, extra, total: price.total });
      const nets = order.lines.map(({ kind, netTotal }) => [kind === "package", centsFromUsd(netTotal)]);
      const stand = draft.orderType === "STANDARD" ? [[true, price.stand.net]] : [];
      expect(nets).toEqual([...stand, ...price.lines.map(({ net }) => [false, net])]);
      expect(order.itemCount).toBe(price.itemCount);
      expect(order.requests[0]?.message_pt).toContain(formatUsd("pt", price.total));
      const { text } = renderMail(mail, {
        settings,
        publicUrl: "https://portal.example.org",
        secret: "none",
      });
      expect(text).toContain(formatUsd("pt", price.total));
    }),
    { numRuns: 80, examples: completeOfEach() },
  );
  expect(taken.size).toBe(4);
});

test("the contract of any order prints the cents of its lines and its total", async () => {
  await fc.assert(
    fc.asyncProperty(anyOrder(itemIds), async (any) => {
      const wizard = await openComplete(any);
      const { id } = await send(payloadOf(wizard));
      await scene.put(id, { status: "APPROVED" });
      const { url } = await team.contracts.generate({ orderId: id, publish: true });
      const { text } = await readPdf(await (await scene.fetch(url, { headers: { cookie } })).bytes());
      const plain = text.replaceAll(NBSP, " ");
      const usd = (cents: number) => formatUsd("en", cents).replaceAll(NBSP, " ");
      for (const { net } of wizard.price.lines) if (net > 0) expect(plain).toContain(usd(net));
      if (wizard.price.unpricedLines > 0) expect(plain).toContain("to be quoted");
      expect(plain).toContain(`Total ${usd(wizard.price.total)}`);
    }),
    { numRuns: 12 },
  );
});

test("figures, words, sizes and totals that a call brings change nothing of what is stored (S34)", async () => {
  const lies = fc.record({
    unitPrice: fc.double(),
    totalPrice: fc.constantFrom(0, -1, 1e15),
    price: fc.double(),
    title: fc.string(),
    title_pt: fc.constant("Grátis"),
    description: fc.string(),
    category: fc.string(),
    unitMetric: fc.string(),
    isCustomService: fc.boolean(),
    isPriced: fc.boolean(),
    isTeamLine: fc.boolean(),
    discount: fc.nat(),
    kind: fc.constantFrom("custom", "package", "catalogue"),
  });
  const heads = fc.record({
    total: fc.constantFrom(-1, 0, 1),
    totalCents: fc.nat(),
    structureCents: fc.nat(),
    sizeM2: fc.nat(),
    spaceM2: fc.nat(),
    spacePerM2: fc.nat(),
    customSpacePerM2: fc.nat(),
    isStructurePriced: fc.boolean(),
    packageId: fc.constant("GOLD"),
    status: fc.constant("PAID"),
    reference: fc.constant("ORD-0000-00000"),
    id: fc.constant("chosen-by-me"),
    version: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(anyOrder(itemIds), lies, heads, async (any, lie, head) => {
      const wizard = await openComplete(any);
      const honest = payloadOf(wizard);
      const { id } = await send(honest);
      const elsewhere = await openWizard(any);
      const forged = payloadOf(elsewhere) as Record<string, unknown> & ReturnType<typeof payloadOf>;
      const { orderServices } = forged as { orderServices?: object[] };
      const lines = orderServices?.map((line) => ({ ...line, ...lie }));
      const other = await send({ ...forged, ...head, ...(lines && { orderServices: lines }) });
      expect(other.id).not.toBe("chosen-by-me");
      expect(await whatIsStored(other.id)).toEqual(await whatIsStored(id));
    }),
    { numRuns: 40 },
  );
});

/** All that an order comes to. */
async function whatIsStored(id: string) {
  const { lines, status, type, sizeM2, packageId, ...order } = await orders.get({ id });
  const { spacePerM2, structurePerM2, isStructurePriced, itemCount, unpricedLines, notes } = order;
  const priced = { spacePerM2, structurePerM2, isStructurePriced, itemCount, unpricedLines };
  const plain = lines.map((line) => ({ ...line, id: undefined }));
  return { ...centsOf(order), ...priced, lines: plain, status, type, sizeM2, packageId, notes };
}

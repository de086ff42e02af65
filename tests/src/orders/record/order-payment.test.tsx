import { expect, test } from "bun:test";
import { i18nObject } from "#i18n/i18n-util.ts";
import type { Order } from "#src/features/orders/data.ts";
import { OrderPayment } from "#src/features/orders/payments/order-payment.tsx";
import { openPage } from "../../page.tsx";

const page = openPage();
const { orderPapers, orders } = i18nObject("en");

const NOTHING = { accepted: 0, handedIn: 0, settled: 0, settledAs: null, outstanding: 0, credit: 0 };
const PAYMENT = {
  id: "p1",
  kind: "proof",
  status: "handedIn",
  amount: 300,
  paidOn: "2025-07-30",
  reference: "ORD-2025-00042",
  refusal: "",
  fileId: "f1",
  handedInAt: new Date("2025-07-31T12:00:00Z"),
};

/** An order of 300 dollars, with one confirmation. */
function orderWith(payment: Partial<typeof PAYMENT>, paid: Partial<typeof NOTHING> = {}): Order {
  return {
    reference: "ORD-2025-00042",
    status: "CONFIRM_PAYMENT",
    total: 300,
    files: [],
    standing: { stops: [] },
    payments: [{ ...PAYMENT, ...payment }],
    paid: { ...NOTHING, ...paid },
  } as unknown as Order;
}

async function read(reader: "team" | "exhibitor", order: Order): Promise<string> {
  await page.draw(<OrderPayment order={order} reader={reader} />);
  return page.read("section").join().replaceAll("\u00a0", " ");
}

test("a transfer that names other orders as well says so to both sides, in spite of spaces and missing zeros", async () => {
  const said = orderPapers.payment.otherOrders({ names: "ORD-2025-00043" });
  for (const reader of ["team", "exhibitor"] as const) {
    const named = orderWith({ reference: "ord 2025 42 + ORD-2025-43" });
    expect(await read(reader, named)).toContain(said);
    expect(await read(reader, orderWith({ reference: "ord 2025 42" }))).not.toContain("also names");
  }
});

test("what is paid too much is said to each side in its own words", async () => {
  const tooMuch = orderWith({ amount: 500 }, { handedIn: 500, credit: 200 });
  const amount = "USD 200.00";
  expect(await read("exhibitor", tooMuch)).toContain(orders.paid.surplusOwn({ amount }));
  expect(await read("team", tooMuch)).toContain(orders.paid.surplusTeam({ amount }));
  const accepted = orderWith({ amount: 500 }, { handedIn: 0, accepted: 500, credit: 200 });
  expect(await read("exhibitor", accepted)).toContain(orders.paid.creditOwn({ amount }));
  expect(await read("team", accepted)).toContain(orders.paid.creditTeam({ amount }));
  const short = await read("team", orderWith({ amount: 100 }, { handedIn: 100, outstanding: 200 }));
  expect(short).toContain(`${orders.paid.outstanding()}${amount}`);
  expect(short).not.toContain(orders.paid.credit());
});

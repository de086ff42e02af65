import { expect, test } from "bun:test";
import type { Order } from "#src/features/orders/data.ts";
import { SettleCredit } from "#src/features/orders/payments/settle-credit.tsx";
import { openPage } from "../../page.tsx";

const page = openPage();
const TARGET = { id: "o2", reference: "ORD-2025-00043", outstanding: 40 };

test("a credit that no other order can use is only to be returned", async () => {
  const order = { id: "o1", status: "PAID", paid: { credit: 100, handedIn: 0 } };
  const draw = (creditTargets: (typeof TARGET)[]) =>
    page.draw(<SettleCredit order={{ ...order, creditTargets } as unknown as Order} />);
  await draw([TARGET]);
  expect(page.read("button")).toEqual(["Return or use the credit"]);
  await draw([]);
  expect(page.read("button")).toEqual(["Return the credit"]);
});

import { expect, test } from "bun:test";
import type { Order } from "#src/features/orders/data.ts";
import { PaymentForm } from "#src/features/orders/payments/payment-form.tsx";
import { openPage } from "../page.tsx";

const page = openPage();

test("an amount beyond twice the order's price says at its field what to do, and nothing is asked", async () => {
  const order = {
    id: "o1",
    version: 1,
    reference: "ORD-2025-00042",
    total: 300,
    paid: { accepted: 0, handedIn: 0, settled: 0, outstanding: 300, credit: 0 },
  } as unknown as Order;
  await page.draw(<PaymentForm order={order} paying={null} calls label="File" />);
  await page.type("input[name=amount]", "650");
  await page.leave("input[name=amount]");
  await page.press("button[type=submit]");
  await page.settle();
  const error = page.find("input[name=amount]").getAttribute("aria-describedby") ?? "";
  const said = error.split(" ").map((id) => document.getElementById(id)?.textContent);
  expect(said.join()).toContain("enter only the part of this one here");
  expect(page.read("[role=alertdialog]")).toEqual([]);
});

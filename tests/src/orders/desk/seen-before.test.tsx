import { expect, test } from "bun:test";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { i18nObject } from "#i18n/i18n-util.ts";
import type { Order } from "#src/features/orders/data.ts";
import { ProofsSeenBefore } from "#src/features/orders/moves/seen-before.tsx";
import { openPage } from "../../page.tsx";

const page = openPage();
const { judge, status: states } = i18nObject("en").orderPapers.payment;

const SEEN = {
  orderId: "o2",
  reference: "ORD-2025-00043",
  status: "refused",
  otherId: "p9",
  isSameFile: true,
};

async function read(...statuses: string[]): Promise<string> {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const payments = statuses.map((status, at) => ({ id: String(at), status, seenOn: [SEEN] }));
  await page.draw(
    <RouterContextProvider router={router as never}>
      <ProofsSeenBefore payments={payments as unknown as Order["payments"]} />
    </RouterContextProvider>,
  );
  return page.read("p").join();
}

test("what an order is marked as paid by says which orders it came with, until it is judged", async () => {
  const said = `${judge.seenFile({ count: 1 })} ORD-2025-00043, ${states.refused()}`;
  expect(await read("handedIn", "accepted")).toBe(said);
  expect(await read("refused")).toBe("");
});

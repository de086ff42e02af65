import { expect, test } from "bun:test";
import { circlesIn } from "./rooms.ts";

const ARROWS = [
  { from: "server/orders/editing/send.ts", to: "server/mail/enqueue.ts" },
  { from: "server/mail/enqueue.ts", to: "server/portal/context.ts" },
  { from: "server/router.ts", to: "server/orders/router.ts" },
];

test("rooms that stand on each other one way have no circle", () => {
  expect(circlesIn("server", ARROWS)).toEqual([]);
});

test("an import that leads back up is named with every other of its circle", () => {
  const back = { from: "server/portal/context.ts", to: "server/orders/record/load.ts" };
  expect(circlesIn("server", [...ARROWS, back])).toEqual([
    "server/orders/editing/send.ts -> server/mail/enqueue.ts, and mail leads back to orders",
    "server/mail/enqueue.ts -> server/portal/context.ts, and portal leads back to mail",
    "server/portal/context.ts -> server/orders/record/load.ts, and orders leads back to portal",
  ]);
});

test("files of one room may import each other", () => {
  const inside = { from: "server/orders/record/load.ts", to: "server/orders/editing/send.ts" };
  expect(circlesIn("server", [...ARROWS, inside])).toEqual([]);
});

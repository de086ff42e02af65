import { expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { makeSubmission, makeUser } from "../../factories.ts";
import { openScene } from "./scene.ts";

const scene = await openScene();
const { portal, manager } = scene;
type Person = Awaited<ReturnType<typeof makeUser>>;
const people = await Promise.all(
  ["Dona Ana", "Enviou Rui", "Pediu Lia", "Olhou Zé"].map((name) => makeUser(portal, "PARTNER", { name })),
);
const [owner, sender, asker, watcher] = people as [Person, Person, Person, Person];
const { id: submissionId } = await makeSubmission(portal, { status: "APPROVED" }, people);

async function toldOf(orderId: string, template: (typeof outbox.$inferSelect)["template"]) {
  const rows = await portal.db.read
    .select({ name: outbox.toName })
    .from(outbox)
    .where(and(eq(outbox.recordId, orderId), eq(outbox.template, template)));
  return rows.map(({ name }) => name).toSorted();
}

test("letters about an order go to its owner, to who sent it and to who asked for a change, each once", async () => {
  const order = await scene
    .as(sender)
    .orders.createStandard({ submissionId, orderServices: [{ itemId: "BRONZE" }] });
  expect(await toldOf(order.id, "orderCreated")).toEqual(["Dona Ana", "Enviou Rui"]);

  const team = scene.as(manager);
  const reviewing = await team.orders.setStatus({
    id: order.id,
    version: order.version,
    status: "REVIEWING",
  });
  await scene.as(asker).requests.ask({ orderId: order.id, message: "Mais uma tomada, por favor." });
  expect(await toldOf(order.id, "wishReceived")).toEqual(["Dona Ana", "Enviou Rui", "Pediu Lia"]);

  const mail = await team.orders.previewMove({ id: order.id, status: "PENDING", note: "Falta a planta." });
  expect(mail?.name).toBe("Enviou Rui");
  expect(mail?.alsoTo.toSorted()).toEqual(
    [owner, asker].map(({ name, email }) => `${name} (${email})`).toSorted(),
  );
  await team.orders.setStatus({ ...reviewing, id: order.id, status: "PENDING", note: "Falta a planta." });
  const told = await toldOf(order.id, "orderStatusChanged");
  expect(told.filter((name) => name === "Pediu Lia")).toHaveLength(1);
  expect(new Set(told)).toEqual(new Set(["Dona Ana", "Enviou Rui", "Pediu Lia"]));
});

test("a colleague who did nothing about it hears of it once chosen in the own profile", async () => {
  const { accounts } = scene.as(watcher);
  const { pending: _, email: __, temporaryUntil: ___, ownsAll, ...own } = await accounts.own();
  expect([ownsAll, (await scene.as(owner).accounts.own()).ownsAll]).toEqual([false, true]);
  expect(own.hearsOfAll).toBe(false);
  await accounts.update({ ...own, hearsOfAll: true });
  expect((await accounts.own()).hearsOfAll).toBe(true);
  const other = await makeSubmission(portal, { status: "APPROVED" }, people);
  const order = await scene
    .as(sender)
    .orders.createStandard({ submissionId: other.id, orderServices: [{ itemId: "BRONZE" }] });
  expect(await toldOf(order.id, "orderCreated")).toEqual(["Dona Ana", "Enviou Rui", "Olhou Zé"]);
});

test("an owner who is a colleague elsewhere chooses as well, and so does whoever has nothing yet", async () => {
  const [both, alone] = await Promise.all([makeUser(portal, "PARTNER"), makeUser(portal, "PARTNER")]);
  await makeSubmission(portal, { status: "APPROVED" }, [both]);
  const ownsAll = async (person: Person) => (await scene.as(person).accounts.own()).ownsAll;
  expect([await ownsAll(both), await ownsAll(alone)]).toEqual([true, false]);
  await makeSubmission(portal, { status: "APPROVED" }, [owner, both]);
  expect(await ownsAll(both)).toBe(false);
});

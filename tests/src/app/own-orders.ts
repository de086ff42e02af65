import { isLive } from "#domain/orders/moves/rules.ts";
import { isStandOrder } from "#domain/orders/type.ts";
import type { Person, WholeApp } from "./whole-app.tsx";

type Exhibitor = Exclude<Person, "visitor">;

/** The orders and submissions of exhibitors, past the screens. */
export function openOrders({ as }: Pick<WholeApp, "as">) {
  async function ownSubmission(person: Exhibitor) {
    const [first] = await (await as(person)).submissions.mine();
    if (!first) throw new Error("this exhibitor has no submission");
    return first;
  }

  /** A space holds one stand: tests that order one begin without that of the demonstration, or of a test before. */
  async function freeSpace(person: Exhibitor): Promise<void> {
    const { items } = await (await as(person)).orders.mine({ limit: 100 });
    const desk = await as("admin");
    for (const { id, version, type, status } of items)
      if (isStandOrder(type) && isLive(status))
        await desk.orders.setStatus({
          id,
          version,
          status: "CANCELLED",
          note: "Espaço liberado",
          force: true,
        });
  }

  /** A Bronze stand and ten monitors for two days. */
  async function bronzeOrder(person: Exhibitor) {
    const { id: submissionId } = await ownSubmission(person);
    const { items } = await (await as(person)).catalogue.list();
    const item = items.find(({ title_pt }) => title_pt === "Monitor de 55 polegadas");
    if (!item) throw new Error("there is no such screen");
    const screens = { itemId: item.id, quantity: 10, periodOfUse: 2, notes: "" };
    return { submissionId, orderServices: [{ itemId: "BRONZE" }, screens], notes: "" };
  }

  return {
    ownSubmission,
    freeSpace,
    bronzeOrder,
    /** Pending; the stand before it is cancelled. */
    async sendOrder(person: Exhibitor) {
      await freeSpace(person);
      return (await as(person)).orders.createStandard(await bronzeOrder(person));
    },
  };
}

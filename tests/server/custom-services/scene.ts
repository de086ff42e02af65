import { makeSubmission } from "../../factories.ts";
import { openItems } from "../orders/items-scene.ts";

const furniture = { required: true, executionObservations: "Dois sofás" };
const foodBeverage = { required: true, dailyQuantity: "40", serviceSchedule: "12h", relevantInfo: "" };

/** Sent orders with services that wait for the team's price. */
export async function openServices() {
  const scene = await openItems();
  const { as, partner, manager } = scene;

  /** Ten chairs for two days are 362; furniture and food wait for their price. */
  async function askFor(extraServices: Record<string, unknown> = { furniture, foodBeverage }) {
    const { id } = await as(partner).orders.createCustomServices(scene.services({ extraServices }));
    return scene.read(id);
  }

  /** A custom stand of 100 m2 whose structure waits, and its furniture. */
  async function askForStand() {
    const own = { status: "APPROVED" as const, spaceM2: 100 };
    const { id: submissionId } = await makeSubmission(scene.portal, own, [partner]);
    const { id } = await as(partner).orders.createCustom(
      scene.custom({ submissionId, extraServices: { furniture } }),
    );
    return scene.read(id);
  }

  function price(orderId: string, version: number, ...services: Priced[]) {
    return as(manager).customServices.price({ orderId, version, services });
  }

  return { ...scene, askFor, askForStand, price, desk: () => as(manager).customServices };
}

type Priced = {
  lineId: string | null;
  unitPrice: number | null;
  quantity?: number;
  periodOfUse?: number;
  notes?: string;
};

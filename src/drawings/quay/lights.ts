import { LIT_UNSAID, QUAY_LOTS, litTarget } from "#domain/site/quay.ts";
import { drawingStates } from "../states.ts";

const ORDERS = QUAY_LOTS.map(({ order }) => order).toSorted((a, b) => a - b);

/** A state for each number of lit lots, from none to all. */
export const LIGHTS = drawingStates(
  Object.fromEntries(
    [0, ...ORDERS].map((lit) => [
      litTarget(lit),
      ORDERS.filter((order) => order <= lit).map((order) => `l${order}`),
    ]),
  ),
  litTarget(LIT_UNSAID),
);

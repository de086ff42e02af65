import { LIT_UNSAID, QUAY_LOTS, litTarget } from "#domain/site/quay.ts";

/** What an address can name, and the style that shows the lots of that many: a file for all of them. */
export const LIGHTS = {
  targets: Array.from({ length: QUAY_LOTS.length + 1 }, (_, lit) => litTarget(lit)),
  style: writeStyle(),
};

function writeStyle(): string {
  const orders = QUAY_LOTS.map(({ order }) => order).toSorted((a, b) => a - b);
  const when = (lit: number, order: number) => `#${litTarget(lit)}:target~g .l${order}`;
  const hidden = orders.filter((order) => order > LIT_UNSAID).map((order) => `.l${order}`);
  const shown = orders.flatMap((order) =>
    order > LIT_UNSAID ? orders.filter((lit) => lit >= order).map((lit) => when(lit, order)) : [],
  );
  const put = orders.flatMap((order) =>
    order > LIT_UNSAID ? [] : Array.from({ length: order }, (_, lit) => when(lit, order)),
  );
  return `${hidden.join()},${put.join()}{display:none}${shown.join()}{display:inline}`;
}

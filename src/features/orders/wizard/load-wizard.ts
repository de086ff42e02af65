import type { Namespaces } from "#i18n/i18n-types.ts";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

/** What a page of the wizard waits for: its words, with those of its area; what is on offer is read meanwhile. */
export function loadWizard(...more: Namespaces[]): Promise<void> {
  readEarly(() => import("../data.ts").then((data) => data.readGoodsOnOffer()));
  return loadWords("orders", "wizard", "obstacles", ...more);
}

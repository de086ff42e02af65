import * as v from "valibot";
import { refuse } from "../../refusal.ts";
import { isPackageId } from "../../package-id.ts";
import type { OrderDraft } from "../draft/draft.ts";
import { findPricedPackage, type Goods, isPricedPackage } from "../draft/goods.ts";
import { AS_ASKED, type OrderedLine } from "../lines/ordered-line.ts";
import { priceOrder } from "../lines/price.ts";
import {
  brokenServices,
  contentWithGroups,
  head,
  kind,
  payloadOfLines,
  serviceLines,
  services,
  spaceTaken,
} from "./kind.ts";

/** A package, sent as one of the lines (WIZ-14, WIZ-15, WIZ-55). */
export const standard = kind({
  type: "STANDARD",
  standType: "STANDARD",
  wizard: {
    steps: ["orderType", "selectStand", "additionalServices", "confirmData"],
    screens: ["orderType", "selectStand", "additionalServices", "confirmData", "finalize"],
    sendsAt: 3,
  },

  whyNot({ selectedStandardStandId: id }, { packages }) {
    const chosen = packages.find((one) => one.id === id);
    if (id === null || (chosen && isPricedPackage(chosen))) return undefined;
    if (!chosen) return { code: "packageUnknown", params: {} };
    return { code: "packageWithoutPrice", params: { package: id } };
  },

  missing(screen, draft, goods) {
    if (screen === "orderType") return spaceTaken(goods);
    if (screen === "additionalServices") return brokenServices(draft, goods);
    if (screen !== "selectStand" || findPricedPackage(goods, draft.selectedStandardStandId)) return [];
    return [{ path: "selectedStandardStandId", key: "packageRequired" }];
  },

  lines: (draft, goods) => [...packageLine(draft, goods), ...serviceLines(draft, goods)],

  priceInput: (draft, goods) => ({ package: findPricedPackage(goods, draft.selectedStandardStandId) }),
  kept: ({ extraServices }) => ({ briefing: null, description: "", extraServices, proposal: null }),
  filesIn: {},

  order: v.object({ ...head, ...services }),

  payload: payloadOfLines,

  /** More than one package is refused with `packageUnknown`. */
  content(order) {
    const packages = order.orderServices.filter(({ itemId }) => isPackageId(itemId));
    if (packages.length > 1) throw refuse("packageUnknown");
    const rest = order.orderServices.filter(({ itemId }) => !isPackageId(itemId));
    return {
      ...contentWithGroups({ ...order, orderServices: rest }),
      selectedStandardStandId: packages[0]?.itemId ?? null,
    };
  },
});

function packageLine(draft: OrderDraft, goods: Goods): OrderedLine[] {
  const chosen = findPricedPackage(goods, draft.selectedStandardStandId);
  if (!chosen) return [];
  const { sizeM2 } = goods;
  const { standValue } = priceOrder({ type: "STANDARD", sizeM2, package: chosen, lines: [] });
  return [
    {
      kind: "package",
      lineId: "package",
      itemId: chosen.id,
      title_pt: chosen.name.pt,
      title_en: chosen.name.en,
      description_pt: chosen.description.pt,
      description_en: chosen.description.en,
      category: "default",
      unitMetric: "booth",
      unitPeriod: "once",
      unitPrice: standValue,
      quantity: 1,
      periodOfUse: 1,
      notes: "",
      ...AS_ASKED,
    },
  ];
}

import type { StandChoice } from "../../submissions/options.ts";
import type { OfferedOrderType } from "../type.ts";

const FITTING: Record<StandChoice, OfferedOrderType> = {
  standard: "STANDARD",
  custom: "CUSTOM",
  other: "SIMPLE",
};

/** The kind of order that fits the application; services once a stand is ordered. */
export function fittingType(applied: StandChoice, hasStand: boolean): OfferedOrderType {
  return hasStand ? "CUSTOM_SERVICES" : FITTING[applied];
}

import type { StandChoice } from "../../submissions/options.ts";
import type { OfferedOrderType } from "../type.ts";

const FITTING: Record<StandChoice, OfferedOrderType> = {
  standard: "STANDARD",
  custom: "CUSTOM",
  other: "SIMPLE",
};

/** The kind of order that what was applied for asks for; once a stand is ordered, what one adds to it are services. */
export function fittingType(applied: StandChoice, hasStand: boolean): OfferedOrderType {
  return hasStand ? "CUSTOM_SERVICES" : FITTING[applied];
}

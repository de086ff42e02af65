import type { ComponentType } from "react";
import { AdditionalServicesScreen } from "./additional-services-screen.tsx";
import { BriefingScreen } from "./briefing-screen.tsx";
import { ConfirmDataScreen } from "./confirm-data-screen.tsx";
import { OrderTypeScreen } from "./order-type-screen.tsx";
import { SelectStandScreen } from "./select-stand-screen.tsx";
import type { ShownScreen } from "./shown-screen.ts";

/**
 * What draws each screen (WIZ-04): a new screen is a line here and its words in `i18n/<locale>/orders`. A kind is
 * offered in `offered-types.ts` once all of its screens are drawn.
 */
export const SCREENS = {
  orderType: OrderTypeScreen,
  selectStand: SelectStandScreen,
  briefing: BriefingScreen,
  additionalServices: AdditionalServicesScreen,
  services: null,
  proposal: null,
  confirmData: ConfirmDataScreen,
  review: ConfirmDataScreen,
  confirmation: ConfirmDataScreen,
} satisfies Record<ShownScreen, ComponentType | null>;

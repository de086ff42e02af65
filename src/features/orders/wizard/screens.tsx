import type { ComponentType } from "react";
import { AdditionalServicesScreen } from "./additional-services-screen.tsx";
import { BriefingScreen } from "./briefing-screen.tsx";
import { ConfirmDataScreen } from "./confirm-data-screen.tsx";
import { OrderTypeScreen } from "./order-type-screen.tsx";
import { ProposalScreen } from "./proposal-screen.tsx";
import { ReviewScreen } from "./review-screen.tsx";
import { SelectStandScreen } from "./select-stand-screen.tsx";
import { ServicesScreen } from "./services-screen.tsx";
import type { ShownScreen } from "./shown-screen.ts";

/**
 * What draws each screen (WIZ-04): a new screen is a line here and its words in `i18n/<locale>/orders`.
 */
export const SCREENS = {
  orderType: OrderTypeScreen,
  selectStand: SelectStandScreen,
  briefing: BriefingScreen,
  additionalServices: AdditionalServicesScreen,
  services: ServicesScreen,
  proposal: ProposalScreen,
  confirmData: ConfirmDataScreen,
  review: ReviewScreen,
  confirmation: ReviewScreen,
} satisfies Record<ShownScreen, ComponentType>;

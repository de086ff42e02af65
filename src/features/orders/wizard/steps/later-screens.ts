import type { ComponentType } from "react";
import { AdditionalServicesScreen } from "../services/additional-services-screen.tsx";
import { BriefingScreen } from "../briefing/briefing-screen.tsx";
import { ConfirmBriefingScreen } from "../review/confirm-briefing-screen.tsx";
import { ConfirmDataScreen } from "../review/confirm-data-screen.tsx";
import { CustomReviewScreen } from "../review/custom-review-screen.tsx";
import { ProposalScreen } from "./proposal-screen.tsx";
import { ReviewScreen } from "../review/review-screen.tsx";
import { SelectStandScreen } from "../stand/select-stand-screen.tsx";
import { ServicesScreen } from "../services/services-screen.tsx";
import type { ShownScreen } from "./shown-screen.ts";

/** What draws each screen after the first (WIZ-04). */
export const LATER_SCREENS = {
  selectStand: SelectStandScreen,
  briefing: BriefingScreen,
  additionalServices: AdditionalServicesScreen,
  services: ServicesScreen,
  proposal: ProposalScreen,
  confirmData: ConfirmDataScreen,
  confirmBriefing: ConfirmBriefingScreen,
  review: CustomReviewScreen,
  confirmation: ReviewScreen,
} satisfies Record<LaterScreen, ComponentType>;

export { HeldScreen } from "./held-screen.tsx";
export { PriceChanged } from "../sending/price-changed.tsx";

export type LaterScreen = Exclude<ShownScreen, "orderType">;

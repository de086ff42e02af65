import { lazy, type ComponentType } from "react";
import { loadWords } from "#src/lib/words/words.tsx";
import type { LaterScreen } from "./later-screens.ts";
import { OrderTypeScreen } from "../stand/order-type-screen.tsx";
import type { ShownScreen } from "./shown-screen.ts";

/** All screens but the first, in one part: the wizard fetches it at the first touch and then needs no connection. */
export async function loadLaterScreens() {
  const words = loadWords("briefing", "extras");
  void import("./later-screens.ts").catch(() => undefined);
  await words;
  return import("./later-screens.ts");
}

/**
 * What draws each screen (WIZ-04): a new screen is a line here, one in `later-screens.ts` and its words in
 * `i18n/<locale>/wizard`.
 */
export const SCREENS = {
  orderType: OrderTypeScreen,
  selectStand: later("selectStand"),
  briefing: later("briefing"),
  additionalServices: later("additionalServices"),
  services: later("services"),
  proposal: later("proposal"),
  confirmData: later("confirmData"),
  confirmBriefing: later("confirmBriefing"),
  review: later("review"),
  confirmation: later("confirmation"),
} satisfies Record<ShownScreen, ComponentType>;

/** Needed on the last screen, and loaded by then. */
export const PriceChanged = lazy(async () => ({ default: (await loadLaterScreens()).PriceChanged }));

function later(name: LaterScreen) {
  return lazy(async () => {
    const { LATER_SCREENS, HeldScreen } = await loadLaterScreens();
    return { default: () => <HeldScreen of={LATER_SCREENS[name]} /> };
  });
}

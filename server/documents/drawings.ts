import type { DrawingName } from "#domain/site/drawings.ts";
import type { Locale } from "#domain/locales.ts";
import benefitBlueZone from "../../public/drawings/benefit-blue-zone.svg" with { type: "text" };
import benefitBusiness from "../../public/drawings/benefit-business.svg" with { type: "text" };
import benefitInnovation from "../../public/drawings/benefit-innovation.svg" with { type: "text" };
import benefitReputation from "../../public/drawings/benefit-reputation.svg" with { type: "text" };
import benefitVisibility from "../../public/drawings/benefit-visibility.svg" with { type: "text" };
import boothBronze from "../../public/drawings/booth-bronze.svg" with { type: "text" };
import boothCustom from "../../public/drawings/booth-custom.svg" with { type: "text" };
import boothGold from "../../public/drawings/booth-gold.svg" with { type: "text" };
import boothSilver from "../../public/drawings/booth-silver.svg" with { type: "text" };
import kindProposal from "../../public/drawings/kind-proposal.svg" with { type: "text" };
import kindServices from "../../public/drawings/kind-services.svg" with { type: "text" };
import mapEn from "../../public/drawings/map-en.svg" with { type: "text" };
import mapPt from "../../public/drawings/map-pt.svg" with { type: "text" };
import offerActivities from "../../public/drawings/offer-activities.svg" with { type: "text" };
import offerHubs from "../../public/drawings/offer-hubs.svg" with { type: "text" };
import offerSpaces from "../../public/drawings/offer-spaces.svg" with { type: "text" };
import quay from "../../public/drawings/quay.svg" with { type: "text" };
import { spellOut } from "./spell-out.ts";

/** The drawings of the site that are printed, as its very files: part of the code, so that every build of it has them. */
const PRINTED = {
  map: { pt: mapPt, en: mapEn },
  "booth-bronze": boothBronze,
  "booth-silver": boothSilver,
  "booth-gold": boothGold,
  "booth-custom": boothCustom,
  "kind-proposal": kindProposal,
  "kind-services": kindServices,
  "benefit-blue-zone": benefitBlueZone,
  "benefit-visibility": benefitVisibility,
  "benefit-business": benefitBusiness,
  "benefit-innovation": benefitInnovation,
  "benefit-reputation": benefitReputation,
  "offer-hubs": offerHubs,
  "offer-activities": offerActivities,
  "offer-spaces": offerSpaces,
  quay,
} satisfies Partial<Record<DrawingName, string | Record<Locale, string>>>;
export type PrintedDrawing = keyof typeof PRINTED;

/** A drawing in the reader's language as SVG that react-pdf understands. */
export function printableDrawing(name: PrintedDrawing, locale: Locale): string {
  const drawing = PRINTED[name];
  return spellOut(typeof drawing === "string" ? drawing : drawing[locale]);
}

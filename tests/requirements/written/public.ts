import { links, written } from "./written.ts";

/** What the public pages name by words alone (specification, section 2). */
export const FRAME = [
  written("FTR-01", "footer div:has(> ul img[src*=mark-organiser]) > h2", "Organização", "Organised by"),
  written("FTR-01", "footer div:has(> ul img[src*=mark-host]) > h2", "Realização", "Hosted by"),
  ...links("FTR-03", "footer", { "/privacy-policy": ["Política de privacidade", "Privacy policy"] }),
];

/** The three categories of the cookie dialog, in their order (COOK-04). */
export const COOKIE_CATEGORIES = [
  { pt: "Necessários", en: "Necessary" },
  { pt: "Estatísticas", en: "Analytics" },
  { pt: "Divulgação", en: "Marketing" },
] as const;

/** Its three actions (COOK-05), told by what they store once marketing alone is ticked (COOK-07 to COOK-09). */
export const COOKIE_ACTIONS = [
  { says: { pt: "Aceitar todos", en: "Accept all" }, stores: { analytics: true, marketing: true } },
  { says: { pt: "Rejeitar todos", en: "Reject all" }, stores: { analytics: false, marketing: false } },
  {
    says: { pt: "Aceitar selecionados", en: "Accept selected" },
    stores: { analytics: false, marketing: true },
  },
] as const;

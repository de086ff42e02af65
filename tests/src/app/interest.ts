import type { WholeApp } from "./whole-app.tsx";
import { readWritten } from "./written.ts";

/** What the form of interest has to be told, and nothing more; an address of one's own beside it. */
export async function fillInterest(app: WholeApp, email = "iara.letra@example.org"): Promise<void> {
  const { place, press, write } = readWritten(app);
  const chosen = (name: string, value: string) =>
    press(`#eoi-${name} :is([type=radio], [role=radio], [role=checkbox])[value="${value}"]`);
  await write({ "#eoi-institutionName": "Casa das Marés", "#eoi-country": "Kenya" });
  await app.hand.key(await place("#eoi-country"), "Enter");
  await write({
    "#eoi-cnpj": "KE-2025-0098",
    "#eoi-mainArea": "Água e clima",
    "#eoi-representativeName": "Iara Nunes",
    "#eoi-representativePosition": "Diretora",
    "#eoi-representativePhone": "+254 20 123 4567",
    "#eoi-representativeEmail": email,
    "#eoi-description": "Uma maquete do rio e três oficinas por dia.",
  });
  await chosen("institutionType", "civilSociety");
  await chosen("pavillionFocus", "citiesWater");
  await chosen("standType", "standard");
  await chosen("spaceSize", "50");
  await chosen("flexibility", "yes");
  await chosen("contactLanguage", "en");
}

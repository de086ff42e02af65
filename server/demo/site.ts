import type { Settings } from "#domain/settings/schema.ts";
import { fillFacts } from "#domain/submissions/site-facts.ts";

/** The rules of a sample hall for every stand in it. */
export function setSampleSite(data: Settings): void {
  data.openingHours = { pt: "das 9h às 19h", en: "9 am to 7 pm" };
  data.siteFacts = fillFacts({
    maxHeight: {
      pt: "5 m; acima de 4 m com cálculo estrutural assinado",
      en: "5 m; above 4 m with signed structural calculations",
    },
    closedSides: { pt: "Até 50% de cada lado aberto", en: "Up to 50% of each open side" },
    floorLoad: { pt: "500 kg por m²", en: "500 kg per m²" },
    rigging: { pt: "Não há pontos de içamento", en: "There are no rigging points" },
    power: {
      pt: "127 V e 220 V, 60 Hz; trifásico sob pedido",
      en: "127 V and 220 V, 60 Hz; three-phase on request",
    },
    network: { pt: "Um ponto por estande, no fundo", en: "One point a stand, at the back" },
    build: { pt: "das 8h às 22h", en: "8 am to 10 pm" },
  });
}

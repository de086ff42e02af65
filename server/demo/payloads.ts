import type { Locale } from "#domain/locales.ts";

type Line = { itemId: string; quantity: number; periodOfUse: number; notes: string };

/** What an exhibitor of the demonstration writes in an order of each kind, in the account's language. */
export function demoPayload(locale: Locale, submissionId: string, orderServices: Line[], scale = 1) {
  const words = WORDS[locale];
  const head = { submissionId, notes: words.notes };
  const url = "https://example.org/reference.jpg";
  return {
    services: { ...head, orderServices },
    custom: {
      ...head,
      orderServices,
      standType: "CUSTOM" as const,
      extraServices: {
        foodBeverage: { required: true, dailyQuantity: "60", serviceSchedule: words.hours, relevantInfo: "" },
        furniture: { required: true, executionObservations: words.furniture },
      },
      visualReference: {
        files: [{ name: words.reference, type: "image/jpeg", url }],
        description: words.description,
      },
      structuralElements: { vipRoom: true, auditorium: true, auditoriumCapacity: 40 },
      visualIdentity: { colors: words.colours },
      finalConsiderations: { sustainability: words.sustainability },
    },
    proposal: {
      ...head,
      description: words.proposal,
      value: 18_500 * scale,
      spaceAmount: 6_000 * scale,
      structureAmount: 9_500 * scale,
      extraAmount: 3_000 * scale,
    },
  };
}

const WORDS = {
  pt: {
    notes: "Montagem a partir do dia 5, se possível.",
    hours: "das 12h às 14h",
    furniture: "Dois sofás e uma mesa baixa de madeira de reflorestamento.",
    reference: "referencia.jpg",
    description: "Um espaço aberto como um igarapé: piso em curva, madeira clara e um palco baixo ao centro.",
    colours: "Verde-mata, areia e um toque de urucum.",
    sustainability: "Tudo desmontável; a madeira volta para a oficina da cooperativa.",
    proposal:
      "Palco compartilhado para rodas de conversa com as comunidades, três tardes, com som e tradução.",
  },
  en: {
    notes: "Build-up from the 5th, if possible.",
    hours: "noon to 2 pm",
    furniture: "Two sofas and a low table of reforested wood.",
    reference: "reference.jpg",
    description:
      "An open space like a forest stream: a curved floor, pale wood and a low stage in the middle.",
    colours: "Forest green, sand and a touch of annatto.",
    sustainability: "All of it comes apart; the wood goes back to the cooperative's workshop.",
    proposal:
      "A shared stage for conversations with the communities, three afternoons, with sound and interpreting.",
  },
} satisfies Record<Locale, Record<string, string>>;

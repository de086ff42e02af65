import type { BulkVerb } from "#domain/bulk/acts.ts";
import type { Plan } from "#domain/decisions/plan.ts";
import type { BaseTranslation } from "../../i18n-types";

/** O que a equipe pretende decidir, e a decisão de tudo de uma vez. */
const pt_decisions = {
  plan: "Planejado",
  change: "Planejar decisão",
  planOf: "Decisão planejada para {reference:string}: {plan:string}",
  plans: { APPROVED: "Aprovar", REJECTED: "Rejeitar", none: "Sem plano" } satisfies Record<Plan, string>,
  all: "Com e sem plano",
  moves: {
    planApproval: "Planejar aprovação",
    planRejection: "Planejar rejeição",
    clearPlan: "Retirar o plano",
    release: "Decidir o planejado",
  } satisfies Record<BulkVerb<"decisions">, string>,
  noteHint: "Vai ao fim da carta a cada proponente, quando o planejado for decidido.",
  title: "Decisões planejadas",
  explain: "Ninguém fora da coordenação vê um plano, e nada muda até que seja decidido.",
  planned: {
    APPROVED: "Aprovações planejadas",
    REJECTED: "Rejeições planejadas",
  },
  approved: "Já aprovadas",
  offered: "Área à venda",
  notOffered: "Não informada",
  left: "Sobram {now:string}; com o planejado, {after:string}",
  over: "Sobram {now:string}; o planejado passa {over:string} do que há",
  release: "Decidir o planejado ({count:number})",
  untold: "{count:number} {{decisões sem aviso|decisão sem aviso|decisões sem aviso}}",
  send: "Enviar as cartas prontas ({count:number})",
  remake: "Refazer {count:number} {{cartas|carta|cartas}} com o texto atual",
  letters: {
    moves: { sendDecision: "Enviar cartas de decisão", remakeDecision: "Refazer cartas de decisão" },
    states: { none: "sem carta", draft: "rascunho", sent: "a caminho", remade: "rascunho com o texto atual" },
  },
  texts: {
    open: "Textos das cartas",
    title: "Textos das cartas de decisão",
    text: "Entra em toda carta que for escrita daqui em diante, na língua de quem a recebe. Os rascunhos que já existem avisam que o texto mudou.",
    APPROVED: { pt: "Aprovação, em português", en: "Aprovação, em inglês" },
    REJECTED: { pt: "Rejeição, em português", en: "Rejeição, em inglês" },
    save: "Salvar os textos",
    saved: "Os textos foram salvos",
  },
  allTold: "Todas as decisões foram avisadas",
} satisfies BaseTranslation;

export default pt_decisions;

import type { BulkVerb } from "#domain/bulk/acts.ts";
import type { PlanState } from "#domain/decisions/plan.ts";
import type { BaseTranslation } from "../../i18n-types";

/** O que a equipe pretende decidir, e a decisão de tudo de uma vez. */
const pt_decisions = {
  plan: "Planejado",
  change: "Planejar decisão",
  planOf: "Decisão planejada para {reference:string}: {plan:string}",
  plans: { APPROVED: "Aprovar", REJECTED: "Rejeitar", none: "Sem plano" } satisfies Record<PlanState, string>,
  all: "Com e sem plano",
  moves: {
    planApproval: "Planejar aprovação",
    planRejection: "Planejar rejeição",
    clearPlan: "Retirar o plano",
    release: "Aplicar decisões planejadas",
  } satisfies Record<BulkVerb<"decisions">, string>,
  noteHint: "Vai dentro do e-mail de cada proponente, quando as decisões planejadas forem aplicadas.",
  beforeRelease:
    "Os e-mails de decisão ficam como rascunho: ninguém os recebe até que alguém da equipe os envie.",
  title: "Decisões planejadas",
  explain:
    "Só administradores e gestores de manifestações veem as decisões planejadas. Nada muda até que sejam aplicadas.",
  planned: {
    APPROVED: "A aprovar",
    REJECTED: "A rejeitar",
  },
  approved: "Já aprovadas",
  offered: "Área para estandes",
  notOffered: "Não informada",
  left: "Sobram {now:string}; com o plano, {after:string}",
  overAlready: "Já passou {now:string} do oferecido; com o planejado, {over:string}",
  over: "Sobram {now:string}; o planejado passa {over:string} do que há",
  release: "Aplicar decisões planejadas ({count:number|number})",
  untold:
    "{count:number|number} {{decisões não comunicadas|decisão não comunicada|decisões não comunicadas}}",
  send: "Enviar os e-mails prontos ({count:number|number})",
  remake: "Refazer {count:number|number} {{e-mails|e-mail|e-mails}} com o texto atual",
  letters: {
    beforeRemake: "Nada é enviado. O texto atual substitui o do rascunho, e não dá para desfazer depois.",
    moves: { sendDecision: "Enviar e-mails de decisão", remakeDecision: "Refazer e-mails de decisão" },
    /** What a run will do, and did: "3 aprovações serão enviadas". */
    goes: {
      approval:
        "{count:number|number} {{aprovações serão enviadas|aprovação será enviada|aprovações serão enviadas}}",
      rejection:
        "{count:number|number} {{rejeições serão enviadas|rejeição será enviada|rejeições serão enviadas}}",
      draft: "{count:number|number} {{decisões serão enviadas|decisão será enviada|decisões serão enviadas}}",
      remade: "{count:number|number} {{rascunhos passam|rascunho passa|rascunhos passam}} ao texto atual",
    },
    went: {
      approval: "{count:number|number} {{aprovações liberadas|aprovação liberada|aprovações liberadas}}",
      rejection: "{count:number|number} {{rejeições liberadas|rejeição liberada|rejeições liberadas}}",
      draft: "{count:number|number} {{decisões liberadas|decisão liberada|decisões liberadas}}",
      remade: "{count:number|number} {{rascunhos já têm|rascunho já tem|rascunhos já têm}} o texto atual",
    },
    states: {
      none: "sem e-mail",
      draft: "rascunho",
      approval: "aprovação, rascunho",
      rejection: "rejeição, rascunho",
      sent: "liberado",
      remade: "rascunho com o texto atual",
    },
  },
  texts: {
    open: "Textos dos e-mails",
    title: "Textos dos e-mails de decisão",
    text: "Entra em todo e-mail de decisão escrito daqui em diante, no idioma de quem o recebe. Os rascunhos que já existem avisam que o texto mudou.",
    APPROVED: { pt: "Aprovação, em português", en: "Aprovação, em inglês" },
    REJECTED: { pt: "Rejeição, em português", en: "Rejeição, em inglês" },
    whole: "Ler o e-mail inteiro",
    save: "Salvar os textos",
    saved: "Os textos foram salvos",
  },
  kept: "{count:number} {{e-mails guardados, não enviados|e-mail guardado, não enviado|e-mails guardados, não enviados}}",
  onTheWay: "{count:number} {{e-mails|e-mail|e-mails}} a caminho",
  allTold: "O servidor de e-mail aceitou os e-mails de todas as decisões",
} satisfies BaseTranslation;

export default pt_decisions;

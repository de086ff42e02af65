import type { BaseTranslation } from "../../i18n-types";
import type { EvaluationState } from "#domain/evaluations/list.ts";

/** All evaluations and one of them, as the team reads and prints them. */
const pt_marking = {
  title: "Avaliações",
  views: {
    label: "Visões das avaliações",
    list: "Todas",
    ranking: "Classificação",
    assignment: "Distribuição",
  },
  note: "{total:number|number} {{avaliações abertas|avaliação aberta|avaliações abertas}} para você",
  noteFiltered:
    "{total:number|number} {{avaliações encontradas|avaliação encontrada|avaliações encontradas}}",
  search: "Organização, representante ou referência",
  states: {
    given: "Dada",
    begun: "Começada",
    abstained: "Preferiu não avaliar",
    setAside: "Fora da média",
  } satisfies Record<EvaluationState, string>,
  sorts: {
    changed: { asc: "Mudadas há mais tempo", desc: "Mudadas por último" },
    institution: { asc: "Organização, A a Z", desc: "Organização, Z a A" },
    reader: { asc: "Quem avaliou, A a Z", desc: "Quem avaliou, Z a A" },
    average: { asc: "Menor média", desc: "Maior média" },
  },
  filters: {
    decisions: { label: "Decisão de quem avaliou", all: "Todas" },
    states: { label: "Andamento" },
    whose: { label: "De quem", is: { own: "Minhas", others: "De outras pessoas" } },
    statuses: { label: "Situação da manifestação" },
    changed: { label: "Mudança", is: { knowing: "Mudada depois de ver as outras" } },
  },
  columns: {
    institution: "Organização",
    criterion: "Critério",
    reader: "Quem avaliou",
    marks: "Notas",
    average: "Média",
    decision: "Decisão",
    state: "Andamento",
    status: "Situação",
    changed: "Mudada",
  },
  own: "você",
  empty: "Nenhuma avaliação aberta para você",
  emptyText:
    "As suas avaliações aparecem aqui, e as das outras pessoas depois que você der as suas notas ou abrir as delas.",
  filtered: "Nenhuma avaliação com esses filtros",
  filteredText: "Tente outra palavra ou outro filtro.",
  pdf: "Baixar PDF",
  page: {
    back: "Avaliações",
    marks: "Notas",
    given: "Dada em {date:string}",
    correct: "Corrigir",
    change: "Mudar as minhas notas",
    application: "Manifestação",
    open: "Abrir a manifestação",
    comment: "Comentário",
    noComment: "Sem comentário",
    files: "Arquivos",
    history: "Histórico",
    abstained: "Preferiu não avaliar: {reason:string}",
    type: "Tipo de organização",
    country: "País",
    theme: "Tema",
    area: "Área de atuação",
    stand: "Estande",
    status: "Situação",
    received: "Recebida",
    description: "Proposta",
    sustainability: "Práticas de sustentabilidade",
  },
  first: {
    title: "Primeira versão",
    knowing: "Mudada depois de ver as outras avaliações. Primeira versão:",
    badge: "Mudada depois de ver as outras",
    given: "Como foi dada em {date:string}",
  },
  correction: {
    title: "Corrigir a avaliação",
    text: "A primeira versão fica guardada e aparece junto. O que muda e o motivo vão para o histórico.",
    reason: "Motivo da correção",
    save: "Salvar a correção",
    saved: "Avaliação corrigida",
  },
  print: {
    all: "{count:number|number} {{avaliações|avaliação|avaliações}}, {date:string}",
    first: "As primeiras {count:number|number} de {total:number|number} avaliações da lista, {date:string}",
    area: "{area:string} m²",
  },
} satisfies BaseTranslation;

export default pt_marking;

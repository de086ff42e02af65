import type { BaseTranslation } from "../../i18n-types";
import type { RankingState } from "#domain/evaluations/ranking.ts";

/** The submissions by their marks. */
const pt_ranking = {
  title: "Classificação",
  note: "{ranked:number|number} {{classificadas|classificada|classificadas}}, {incomplete:number|number} {{incompletas|incompleta|incompletas}}, {closed:number|number} {{fechadas|fechada|fechadas}} para você",
  explained: "Como funciona a classificação",
  closedHint:
    "Uma manifestação fica fechada para você até que dê as suas notas ou abra as dos outros na página dela.",
  ownMean: "Sua média: {mean:number|mark}",
  search: "Organização, representante ou referência",
  states: { ranked: "Classificada", incomplete: "Incompleta", closed: "Fechada para você" } satisfies Record<
    RankingState,
    string
  >,
  sorts: {
    rank: { asc: "Melhor classificação", desc: "Última classificação" },
    spread: { asc: "Menor divergência", desc: "Maior divergência" },
    marks: { asc: "Menos avaliações", desc: "Mais avaliações" },
    institution: { asc: "Organização, A a Z", desc: "Organização, Z a A" },
  },
  changedOwn: "depois das suas notas",
  changed: "depois de {count:number|number} {{avaliações|avaliação|avaliações}}",
  filters: {
    states: { label: "Andamento", all: "Todas" },
    statuses: { label: "Situação da manifestação" },
    plans: { label: "Decisões planejadas" },
  },
  columns: {
    changed: "Alterada",
    rank: "Posição",
    institution: "Organização",
    mean: "Média",
    median: "Mediana",
    spread: "Divergência",
    marks: "Avaliações",
    own: "Sua nota",
    given: "Notas de cada pessoa",
    plan: "Planejado",
    size: "Área",
    status: "Situação",
  },
  given: "{reader:string}: {mark:number|mark} (média {mean:number|mark})",
  needed: "Com menos de {needed:number} avaliações fica à parte",
  empty: "Nenhuma manifestação para classificar",
  emptyText: "As manifestações aparecem aqui assim que forem recebidas.",
  filtered: "Nenhuma manifestação com esses filtros",
} satisfies BaseTranslation;

export default pt_ranking;

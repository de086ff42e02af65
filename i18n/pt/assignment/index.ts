import type { Bar } from "#domain/evaluations/assignment.ts";
import type { BaseTranslation } from "../../i18n-types";

const pt_assignment = {
  title: "Distribuição das avaliações",
  note: "{count:number|number} {{manifestações|manifestação|manifestações}} em avaliação",
  failed: "Não foi possível carregar a distribuição.",
  reader: "Avaliador",
  forbidden: {
    title: "Esta página é de quem coordena as avaliações",
    text: "Administradores e gestores de manifestações distribuem as avaliações. As suas esperam na fila de avaliação.",
  },
  progress: {
    title: "Andamento",
    assigned: "Atribuídas",
    done: "Concluídas",
    left: "Faltam",
    bar: "{name:string}: {done:number|number} de {assigned:number}",
  },
  proposal: {
    title: "Nova proposta",
    text: "Cada manifestação vai para quem tem menos carga, sem passar do máximo de cada pessoa e longe de conflitos de interesses. O que já foi atribuído fica. Nada muda antes de você aceitar.",
    marksEach: "Avaliações por manifestação",
    readers: "Quem participa",
    most: "No máximo",
    mostHint: "O máximo de cada pessoa inclui o que ela já avaliou. Deixe vazio para não limitar.",
    mostOf: "Máximo para {name:string}",
    submit: "Ver a proposta",
    submitting: "Calculando...",
    result: "Proposta",
    summary: "{given:number} {{given:atribuições novas|atribuição nova|atribuições novas}}",
    nothing: "Nada novo a atribuir com estas escolhas.",
    load: "A carga conta o que está atribuído e o que foi avaliado sem ter sido atribuído.",
    whoGets: "{name:string}: {count:number|number} {{manifestações|manifestação|manifestações}} para avaliar",
    gets: "Novas",
    before: "Carga atual",
    after: "Carga nova",
    plus: "+{count:number|number}",
    gaps: "{count:number|number} {{manifestações ficam incompletas|manifestação fica incompleta|manifestações ficam incompletas}}",
    missing: "{count:number|number} {{avaliações a menos|avaliação a menos|avaliações a menos}}",
    noMore: "não há mais avaliadores",
    moreGaps: "E mais {count:number|number}.",
    letters: "Quem recebe manifestações é avisado por um único e-mail.",
    outdated: "As escolhas mudaram. Veja a proposta de novo antes de aceitar.",
    accept: "Aceitar a proposta",
    accepted:
      "Proposta aceita: {given:number} {{given:atribuições novas|atribuição nova|atribuições novas}} para {readers:number} {{readers:pessoas|pessoa|pessoas}}",
  },
  because: {
    conflict: "{count:number|number} com conflito de interesses",
    suspected: "{count:number|number} com possível conflito",
    refused: "{count:number|number} {{preferiram não avaliar|preferiu não avaliar|preferiram não avaliar}}",
    opened: "{count:number|number} {{abriram as notas|abriu as notas|abriram as notas}} sem avaliar",
    apart: "{count:number|number} {{impedidos|impedido|impedidos}} manualmente",
    full: "{count:number|number} {{já chegaram|já chegou|já chegaram}} ao máximo",
  } satisfies Record<Bar, string>,
  byHand: {
    title: "Definidas manualmente",
    text: "Toda proposta respeita estas.",
    none: "Nenhuma por enquanto.",
    add: "Definir manualmente",
    dialog: "Definir manualmente",
    dialogText:
      "Vale para todas as propostas, até você liberar. “Nunca avalia” também retira o que já foi atribuído.",
    reference: "Referência da manifestação",
    referenceHint: "Por exemplo, {reference:string}",
    standing: "Regra",
    standings: { fixed: "Avalia sempre", barred: "Nunca avalia" },
    save: "Definir",
    saved: "Definido",
    release: "Liberar",
    releaseOne: "Liberar {reader:string} de {reference:string}",
    released: "Liberado: a próxima proposta decide",
  },
  declined: {
    title: "Saíram da avaliação",
    text: "Declararam um conflito ou preferiram não avaliar. Só a administração desfaz, e só o que foi engano.",
    none: "Ninguém, no que ainda está em avaliação.",
    as: { conflict: "conflito de interesses", abstention: "preferiu não avaliar" },
    takeBack: "Desfazer",
    takeBackOne: "Desfazer: {reader:string}, {reference:string}",
    ask: {
      conflict: "Desfazer o conflito de interesses",
      abstention: "Desfazer a abstenção",
    },
    askText: {
      conflict:
        "{reader:string} poderá avaliar {reference:string} de novo, e as notas que já tinha dado voltam a contar. A distribuição não muda sozinha. Fica no histórico, com o motivo.",
      abstention:
        "{reader:string} poderá avaliar {reference:string} de novo, do começo. A distribuição não muda sozinha. Fica no histórico, com o motivo.",
    },
    reason: "Motivo",
    done: "Desfeito",
  },
} satisfies BaseTranslation;

export default pt_assignment;

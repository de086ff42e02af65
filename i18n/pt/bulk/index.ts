import type { ReasonCode } from "#domain/refusal.ts";
import type { Need } from "#domain/needs.ts";
import type { BaseTranslation } from "../../i18n-types";

/** Uma ação com muitos registros de uma lista: escolher, conferir, executar, desfazer. */
const pt_bulk = {
  change: "Mudar situação",
  checking: "Conferindo...",
  items: { offer: "Oferecer", takeOff: "Tirar da oferta" },
  credentials: {
    move: "Enviar credenciais de novo",
    goes: "{count:number} {{recebem|recebe|recebem}} por e-mail uma senha temporária nova, válida por 7 dias; a anterior deixa de valer",
    went: "{count:number} {{receberam|recebeu|receberam}} uma senha temporária nova, em uma mensagem",
  },
  of: {
    partners: "{count:number|number} {{contas|conta|contas}}",
    catalogue: "{count:number|number} {{itens|item|itens}}",
    registrations: "{count:number|number} {{manifestações|manifestação|manifestações}}",
    submissions: "{count:number|number} {{manifestações|manifestação|manifestações}}",
    orders: "{count:number|number} {{pedidos|pedido|pedidos}}",
    letters: "{count:number|number} {{e-mails|e-mail|e-mails}}",
    decisions: "{count:number|number} {{manifestações|manifestação|manifestações}}",
    mails: "{count:number|number} {{mensagens|mensagem|mensagens}}",
  },
  register: {
    move: "Cadastrar expositores",
    goes: {
      credentials:
        "{count:number|number} {{recebem|recebe|recebem}} por e-mail uma conta nova com senha temporária, válida por 7 dias",
      access:
        "{count:number|number} já {{têm|tem|têm}} conta e {{recebem|recebe|recebem}} acesso a mais esta manifestação",
    },
    went: {
      credentials:
        "{count:number|number} {{receberam|recebeu|receberam}} uma conta nova, com senha temporária em uma mensagem",
      access: "{count:number|number} já {{tinham|tinha|tinham}} conta e {{ganharam|ganhou|ganharam}} acesso",
    },
  },
  title: "{move:string}: {what:string}",
  letters: {
    wait: "{count:number} {{e-mails saem|e-mail sai|e-mails saem}} dez minutos depois, ou na hora, se você preferir. Se tudo for desfeito antes, nenhum sai.",
    waiting: "{count:number} {{e-mails saem|e-mail sai|e-mails saem}} às {time:string}",
    now: "Enviar agora",
    sentNow: "{count:number} {{e-mails estão|e-mail está|e-mails estão}} saindo",
  },
  preview: "Nada aconteceu ainda. A ação vale exatamente para o que está listado abaixo, como está agora.",
  backByAdmins: "Só a administração desfaz isto, com uma observação.",
  undoNote: "Por que se desfaz",
  final: "Não dá para desfazer depois: o que já saiu por e-mail não pode ser retirado.",
  submit: "{move:string} ({count:number|number})",
  starting: "Começando...",
  nothing: "Nenhum dos registros selecionados permite esta ação.",
  group: {
    goes: "{count:number|number} {{passam|passa|passam}} de “{from:string}” para “{to:string}”",
    goesBut:
      "{count:number|number} {{passam|passa|passam}} de “{from:string}” para “{to:string}”, com um aviso: {why:string}",
    wentBut:
      "{count:number|number} {{passaram|passou|passaram}} de “{from:string}” para “{to:string}”, com um aviso: {why:string}",
    but: "{said:string}, com um aviso: {why:string}",
    skips: "{count:number|number} {{ficam|fica|ficam}} de fora: {why:string}",
    went: "{count:number|number} {{passaram|passou|passaram}} de “{from:string}” para “{to:string}”",
    skipped: "{count:number|number} {{ficaram|ficou|ficaram}} de fora: {why:string}",
    cameBack: "{count:number|number} {{voltaram|voltou|voltaram}} para “{from:string}”",
    kept: "{count:number|number} não {{voltaram|voltou|voltaram}}: {why:string}",
    all: "Mostrar todas as {count:number|number} referências",
  },
  why: {
    status: "a situação “{status:string}” não permite",
    changedBy: "mudança de {who:string} nesse meio-tempo",
    changed: "mudança nesse meio-tempo, de outra pessoa ou em outra janela",
    same: "nada mudaria",
    unknown: "erro inesperado",
    /** As recusas de um só registro, como fim de frase. */
    reason: {
      forbidden: "a sua função não permite",
      notFound: "o registro não existe mais",
      partnerRegistered: "já há uma conta de expositor",
      emailOfTeam: "{email:string} é de alguém da equipe",
      accountClosed: "a conta de {email:string} está desativada",
      decisionSent: "o e-mail de decisão já não é um rascunho",
      hasDuplicates: "é a original de {reference:string}",
      paymentIncomplete: "faltam {missing:Cents|usd}",
      proofSeen: "o comprovante veio também com {on:string}: compare os dois antes de aceitá-lo duas vezes",
      standTaken: "o espaço já tem o estande do pedido {reference:string}",
    } satisfies Partial<Record<ReasonCode, string>>,
    need: {
      paymentConfirmation: "falta o comprovante de pagamento",
      settlement: "o valor enviado é menor que o total do pedido",
      everyLinePriced: "há itens sob medida sem preço",
      structurePriced: "a estrutura ainda não tem preço",
      noOpenChange: "há uma mudança no pedido ainda não combinada",
      requestsAnswered: "há uma solicitação sem resposta",
      partnerAccount: "ainda não há conta de expositor",
      noLiveOrder: "há pedidos em andamento",
      noPaidOrder: "há pedidos pagos ou com pagamento em confirmação",
      original: "falta a manifestação original",
    } satisfies Partial<Record<Need, string>>,
  },
  progress: "{gone:number|number} de {count:number|number}",
  going: "Em andamento. Continua sozinho, mesmo com esta janela fechada.",
  undoing: "Desfazendo. Continua sozinho, mesmo com esta janela fechada.",
  ended: "Parou antes do fim, porque sua conta não permite mais esta ação.",
  result: {
    done: "Concluído: {done:number|number}.",
    doneAndSkipped: "Concluído: {done:number|number}; de fora: {skipped:number|number}.",
    undone: "Desfeito: {undone:number|number}.",
    undoneAndKept: "Desfeito: {undone:number|number}; sem volta: {kept:number|number}.",
    /** Quando nada voltou: o motivo, e de quantos quando há outros. */
    allKept: "Nada foi desfeito: {why:string|beforeStop}.",
    mostKept: "Nada foi desfeito. Em {count:number|number} de {kept:number|number}: {why:string|beforeStop}.",
  },
  mine: "Suas últimas ações em lote",
  earlier: "Mais {count:number|number}",
  details: "Detalhes",
  detailsOf: "Detalhes: {title:string}",
  undo: "Desfazer",
  undoOf: "Desfazer: {title:string}",
  undoTitle: "Desfazer {count:number|number} {{mudanças|mudança|mudanças}}?",
  undoText: {
    decided:
      "Cada manifestação volta à situação que tinha antes. O que já foi comunicado ou mudou desde então fica como está. E-mails de decisão ainda em rascunho são retirados.",
    orders:
      "Cada pedido volta à situação que tinha antes; o que mudou desde então fica como está. E-mails que ainda não saíram são retirados; onde o e-mail já saiu, o expositor é avisado também desta mudança.",
    plans:
      "Cada manifestação volta ao plano que tinha antes. O que já foi decidido ou mudou desde então fica como está.",
    catalogue: "Cada item volta à situação que tinha antes. O que mudou desde então fica como está.",
  },
} satisfies BaseTranslation;

export default pt_bulk;

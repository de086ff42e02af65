import type { BaseTranslation } from "../../i18n-types";

/** The exhibitor's dashboard. */
const pt_partner = {
  messages: "Mensagens",
  dashboard: {
    title: "Olá, {name:string}",
    submission: "Manifestação de interesse",
    status: "Situação",
    stand: "Estande",
    newOrder: "Novo pedido",
    orderingClosed: "Os pedidos abrem depois da aprovação da manifestação de interesse.",
    empty: "Nenhuma manifestação ligada à sua conta",
    emptyText: "Fale com a equipe se você esperava ver a sua organização aqui.",
  },
  /** EOI-35, EOI-36, ORD-23 */
  meaning: {
    PENDING: "Em análise pela equipe",
    REVIEWING: "Em análise pela equipe",
    APPROVED: "Aprovada, aguardando a assinatura do contrato",
    REJECTED: "Não selecionada",
    SIGNED_CONTRACT: "Contrato assinado, parceria confirmada",
    toCheck: "Aprovada, contrato assinado em conferência",
    toSign: "Parceria confirmada, falta assinar um contrato",
  },
  lastOrders: {
    lastStands: "Último dia para pedir o estande: {day:string}.",
    lastServices: "Último dia para pedir serviços: {day:string}.",
    lastStandsOver:
      "O último dia para pedir o estande foi {day:string}. Antes de pedir, fale com a equipe: {email:string}.",
    build: "Montagem: de {from:string} a {to:string}.",
    summit: "Cúpula de líderes: de {from:string} a {to:string}.",
    conference: "Conferência: de {from:string} a {to:string}.",
    openingHours: "Horário de funcionamento: {hours:string}.",
    strike: "Desmontagem: de {from:string} a {to:string}.",
    lastServicesOver:
      "O último dia para pedir serviços foi {day:string}. Antes de pedir, fale com a equipe: {email:string}.",
  },
  step: {
    failed: "Não foi possível carregar o próximo passo.",
    responsible: "Com {name:string}",
    title: "Seu próximo passo",
    later: "Depois disso",
    calendar: "Incluir as datas na agenda",
    due: "Até {day:string}",
    daysLeft: "{count:number} {{dia restante|dias restantes}}",
    today: "hoje",
    overdue: "em atraso",
    chooseStand: {
      title: "Escolha o seu estande",
      text: "Escolha um pacote ou descreva um estande sob medida. Tudo é salvo enquanto você preenche.",
      action: "Começar o pedido",
    },
    finishDraft: {
      title: "Termine o rascunho: {draft:string}",
      text: "Ele está salvo como rascunho. A equipe só o vê depois do envio.",
      action: "Continuar o rascunho",
    },
    colleaguesDraft: {
      title: "Rascunho da sua organização: {draft:string}",
      text: "Um colega está escrevendo nele. Se for preciso, você pode assumi-lo a qualquer momento.",
      action: "Ver o rascunho",
    },
    answerRequest: {
      title: "Responda a {count:number} {{solicitação|solicitações}} do pedido {reference:string}",
      text: "A equipe espera a sua resposta para seguir.",
      action: "Ler e responder",
    },
    revise: {
      title: "Ajuste o pedido {reference:string}",
      text: "A equipe o devolveu. A análise continua depois que você salvar os ajustes.",
      action: "Ajustar o pedido",
    },
    pay: {
      title: "Pague {amount:string} do pedido {reference:string}",
      text: "Veja na página do pedido como pagar e, depois, envie o comprovante por lá.",
      action: "Ver como pagar",
    },
    payAgain: {
      title: "Envie outro comprovante do pedido {reference:string}",
      text: "Um comprovante não foi aceito; {amount:string} continua em aberto. Se já transferiu, não pague de novo.",
      action: "Enviar o comprovante",
    },
    signContract: {
      title: "Assine o contrato do pedido {reference:string}",
      text: "Baixe, assine e envie a cópia assinada na página do pedido.",
      action: "Ir ao contrato",
    },
    signAgain: {
      title: "Envie outra cópia assinada do contrato do pedido {reference:string}",
      text: "A que você enviou não foi aceita: o motivo está na página do pedido.",
      action: "Enviar a cópia",
    },
    waiting: {
      since: "Com a equipe desde",
      submissionReview: "A equipe está analisando a sua manifestação de interesse",
      review: "O seu pedido está com a equipe, para análise",
      wish: "A equipe está preparando a resposta ao que você pediu",
      wishHeld: "Você pediu uma mudança: espere a resposta da equipe antes de pagar ou assinar",
      changeRefused: "A equipe vai desfazer a alteração ou propor outra",
      payment: "A equipe está conferindo o seu pagamento",
      signedCopy: "A equipe está conferindo a sua cópia assinada do contrato",
      contract: "A equipe está preparando o seu contrato",
      done: "Não há nada a fazer agora. O que mudar aparece aqui.",
      doneRejected:
        "Não há nada a fazer agora. Um pedido não foi aceito: a página dele diz por quê e permite copiá-lo ou perguntar à equipe.",
      ended: "Não há mais nada a fazer aqui.",
    },
  },
  /** At the foot of the area, before the address. */
  askUs: "Dúvidas? Escreva para",
  stand: { standard: "Estande padrão", custom: "Estande sob medida", other: "Outro formato" },
} satisfies BaseTranslation;

export default pt_partner;

import type { BaseTranslation } from "../../i18n-types";

/** The calendar that an account subscribes to: what it says, and where its address is given. */
const pt_calendar = {
  name: "{event:string}, {zone:string}",
  summit: "{event:string}: cúpula de líderes",
  conference: "{event:string}: {zone:string} aberta",
  build: "{event:string}: montagem dos estandes",
  strike: "{event:string}: desmontagem dos estandes",
  buildHours: "Montagem: {text:string}",
  strikeHours: "Desmontagem: {text:string}",
  openingHours: "Horário de funcionamento: {text:string}",
  lastStands: "Último dia para pedir o estande ({event:string})",
  lastServices: "Último dia para pedir serviços ({event:string})",
  interestCloses: "{event:string}: último dia das manifestações de interesse",
  lastText: "Depois deste dia a equipe não garante o atendimento.",
  request: "Responder: {title:string} (pedido {reference:string})",
  panel: {
    title: "Agenda",
    note: "Assine uma vez; o que mudar aqui muda também na sua agenda.",
    holds: {
      partner:
        "Montagem, cúpula, conferência e desmontagem, os últimos dias para pedir, e o seu: até quando pagar e até quando responder à equipe. Cada data leva ao seu pedido e tem lembrete.",
      staff:
        "Montagem, cúpula, conferência e desmontagem, os últimos dias para pedir e o fim do prazo das manifestações de interesse. Cada data tem lembrete.",
    },
    language: "O idioma é o que você escolheu no perfil.",
    address: "Endereço da sua agenda",
    copy: "Copiar o endereço da agenda",
    subscribe: "Assinar neste aparelho",
    subscribeHint: "Abre o programa de agenda do celular ou do computador.",
    file: "Baixar uma vez (.ics)",
    fileHint: "Sem assinatura: as datas ficam como estão hoje.",
    how: "Como assinar no Google e no Outlook",
    google:
      "Google Agenda, no computador: em “Outras agendas”, o sinal de mais, “Do URL”. Cole o endereço e confirme. O Google pode levar até um dia para buscar o que mudou.",
    outlook: "Outlook: “Adicionar calendário”, “Assinar da Web”. Cole o endereço e dê um nome.",
    apple: "iPhone, iPad e Mac: “Assinar neste aparelho” basta.",
    secret:
      "Quem tem o endereço lê estas datas. Não o encaminhe. Com uma nova senha, ou ao encerrar as outras sessões, ele muda: assine de novo.",
    renewedAt: "Em uso desde {at:string}.",
    renew: "Trocar o endereço",
    renewAsk: "Trocar o endereço da agenda?",
    renewText:
      "O endereço de agora deixa de funcionar na mesma hora. Em cada aparelho, assine outra vez com o novo.",
    renewed: "Endereço trocado. Assine outra vez com o novo.",
    failed: "Não foi possível trocar o endereço. Tente novamente.",
    loadFailed: "Não foi possível carregar o endereço da agenda.",
  },
} satisfies BaseTranslation;

export default pt_calendar;

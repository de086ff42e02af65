import type { BaseTranslation } from "../../i18n-types";

/** What is done and what is left before a season opens. */
const pt_opening = {
  title: "Antes de abrir",
  doneOf: "Feito: {done:number} de {all:number}",
  lead: "O que falta para a temporada começar. Cada linha leva ao seu lugar e se marca sozinha quando está feita.",
  failed: "Não foi possível carregar a lista. Tente novamente.",
  allDone:
    "Tudo pronto para abrir. A lista fica guardada aqui e volta a aparecer se algo deixar de estar em ordem.",
  applications: {
    title: "Inscrições",
    before:
      "Ainda fechadas: o formulário mostra que o período não começou, e continua assim até que você abra as inscrições, qualquer que seja a data de início.",
    soon: "Ainda fechadas, embora o prazo já tenha começado. O formulário só aparece quando você abrir as inscrições.",
    after:
      "O prazo terminou. Para receber mais manifestações, mude o último dia em Prazo, nas configurações.",
    closed: "Encerradas antes do prazo. O site diz que o período terminou.",
    planned: "Abertas por você: o formulário aparece sozinho em {opens:string}.",
    open: "Abertas até {closes:string}. Qualquer pessoa pode enviar uma manifestação de interesse.",
    toOpen: "Abrir inscrições",
    toClose: "Encerrar inscrições",
    askOpen: "Abrir as inscrições?",
    askOpenNow: "O formulário fica público agora, até {closes:string}.",
    askOpenLater: "O formulário fica público em {opens:string}, até {closes:string}.",
    left: "Ainda falta:",
    askClose: "Encerrar as inscrições?",
    askCloseText:
      "Ninguém mais pode enviar uma manifestação, nem quem está preenchendo o formulário agora. Você pode abrir de novo até {closes:string}.",
    opened: "As inscrições estão abertas.",
    shut: "As inscrições estão fechadas.",
  },
  showAll: "Ver o que foi conferido",
  state: { done: "Feito", left: "Falta" },
  lines: {
    address: "Endereço público com HTTPS",
    mail: "Correio eletrônico",
    identity: "Quem somos, em lei",
    privacy: "Contato para proteção de dados",
    placeholders: "Nada de exemplo nos textos",
    window: "Prazo das manifestações",
    prices: "Preços dos estandes",
    catalogue: "Catálogo de bens e serviços",
    bank: "Onde os expositores pagam",
    reviewers: "Quem avalia",
    clauses: "Texto do contrato",
    backup: "Backup",
    access: "Acesso dos aprovados",
  },
  said: {
    addressLeft:
      "O portal diz que mora em {address:string}. Defina PUBLIC_URL com o endereço https que as pessoas vão usar e reinicie.",
    addressDone: "{address:string}",
    mailNoServer: "Não há servidor de e-mail: as mensagens ficam guardadas. Defina SMTP_URL e reinicie.",
    mailLeft: "Há um servidor de e-mail, e nenhum servidor aceitou uma mensagem ainda. Envie uma a você.",
    mailDone: "A última mensagem foi aceita em {at:string}.",
    identityLeft:
      "{count:number} {{campos estão em branco|campo está em branco|campos estão em branco}}: contratos e recibos saem só com o nome do organizador.",
    identityDone: "Razão social, inscrição fiscal e endereço estão preenchidos.",
    privacyLeft: "Em branco. A política de privacidade indica os endereços de atendimento.",
    privacyDone: "A política de privacidade diz com quem falar.",
    placeholdersLeft:
      "{count:number} {{textos ainda trazem|texto ainda traz|textos ainda trazem}} palavras de exemplo.",
    placeholdersDone: "Nenhuma palavra de exemplo nas configurações, nas cláusulas e nos tipos de e-mail.",
    windowAfter: "O prazo já terminou: ninguém consegue enviar uma manifestação.",
    windowBefore: "As datas estão marcadas.",
    windowSoon: "O prazo já começou; falta abrir as inscrições.",
    windowOpen: "Aberto agora.",
    pricesLeft:
      "{count:number} {{estandes oferecidos não têm|estande oferecido não tem|estandes oferecidos não têm}} preço e não {{podem ser pedidos|pode ser pedido|podem ser pedidos}}.",
    pricesDone: "Todos os estandes oferecidos têm preço.",
    catalogueLeft: "Nenhum item ativo. Cadastre os itens ou importe uma planilha.",
    catalogueDone: "{count:number} {{itens ativos|item ativo|itens ativos}}.",
    bankLeft: "Sem conta nem Pix: o pedido aprovado diz apenas a quem perguntar.",
    bankDone: "Os pedidos aprovados dizem onde pagar.",
    reviewersLeft:
      "{count:number} de {needed:number} {{pessoas|pessoa|pessoas}}: cada manifestação pede {needed:number} avaliações.",
    reviewersDone:
      "{count:number} {{pessoas avaliam|pessoa avalia|pessoas avaliam}}; cada manifestação pede {needed:number}.",
    clausesNone: "Nenhuma cláusula. O contrato sai só com as partes, os itens e os valores.",
    clausesLeft:
      "A versão {version:number} ainda não foi conferida. Peça que o advogado do organizador a leia e diga aqui que foi lida.",
    clausesDone: "A versão {version:number} foi conferida.",
    backupOff: "Desligado (BACKUP_EVERY=0). Se o disco falhar, tudo se perde.",
    backupNever: "Nenhum backup foi feito ainda.",
    backupLate: "O último é de {at:string}, e há muito deveria haver outro.",
    backupDone: "O último é de {at:string}.",
    backupServer: "O servidor do banco de dados cuida dos próprios backups.",
    accessLeft:
      "{count:number} {{organizações aprovadas ainda não têm|organização aprovada ainda não tem|organizações aprovadas ainda não têm}} acesso ao portal.",
  },
  go: {
    event: "Evento e datas",
    window: "Prazo",
    contacts: "Organizador e contatos",
    identity: "Dados legais",
    pictures: "Logotipo e imagens",
    prices: "Preços",
    site: "Local",
    comers: "Quem vem",
    paying: "Pagamento",
    reminders: "Lembretes",
    evaluating: "Avaliação",
    clauses: "Cláusulas",
    catalogue: "Catálogo",
    team: "Equipe",
    approved: "Aprovadas sem acesso",
    mails: "Mensagens",
    status: "Situação do portal",
  },
  clausesRead: "O advogado leu a versão {version:number}",
  clausesNoted: "Anotado: as cláusulas da versão {version:number} foram conferidas.",
  placeholder: {
    initial: "o texto com que o portal vem",
    address: "endereço de exemplo",
    gap: "lacuna a preencher",
    sample: "texto de demonstração",
  },
  where: {
    clause: "Cláusula {number:number}",
    letterType: "Tipo de e-mail: {name:string}",
    builtIn: "Tipo de e-mail do portal",
    machine: "Instalação: {name:string}",
  },
  more: "e mais {count:number}",
} satisfies BaseTranslation;

export default pt_opening;

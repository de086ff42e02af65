import type { BaseTranslation } from "../../i18n-types";

const pt_home = {
  hero: {
    place: "{event:string}, {city:string}, {region:string}",
    title: "Mostre o que já funciona.",
    lead: "A {zone:string} é a área oficial de exposição da conferência. Governos, empresas, ciência e sociedade civil levam para lá as soluções que já saíram do papel.",
    toInterest: "Manifestar interesse",
    toParticipation: "Como participar",
    toBrochure: "Baixar o folheto (PDF)",
    comers: "{count:number} {{organização já tem o seu|organizações já têm o seu}}",
  },
  town: {
    bronze: "Bronze",
    silver: "Prata",
    gold: "Ouro",
    marked: "Este lugar ainda está escuro. É o seu?",
    coming: "Veja quem vem",
  },
  facts: {
    label: "A conferência em números e datas",
    eoi: "Manifestação de interesse",
    eoiShort: "Inscrições",
    summitShort: "Cúpula",
    partiesShort: "Países, mais a UE",
    summit: "Cúpula de líderes",
    conference: "Conferência",
    parties: "Países, mais a União Europeia",
  },
  about: {
    title: "A parte da conferência que se percorre a pé",
    where:
      "Em {month:string}, {parties:number} países e a União Europeia se encontram em {city:string}, cidade da Amazônia brasileira, no {region:string}. A {zone:string} fica aberta ao lado das negociações, com estandes, encontros e demonstrações de quem trabalha pelo clima todos os dias.",
    how: "Um comitê organizador lê as propostas e escolhe quem expõe. As organizações aprovadas recebem acesso a este portal e montam aqui o seu pedido, do estande aos serviços.",
    link: "Conheça o evento e o mapa da {zone:string}",
    drawing:
      "Detalhe do mapa: setores de estandes coloridos em volta de uma praça, na margem de um rio largo.",
  },
  dates: {
    title: "Três datas para guardar",
    eoiNote: "Prazo para nos contar o que você quer mostrar, no horário de {city:string}.",
    summitNote: "Chefes de Estado e de governo se reúnem antes da abertura.",
    conferenceNote: "Os países negociam e a {zone:string} recebe o público.",
    range: "{from:string} a {to:string}",
    titleOver: "As três datas",
    eoiNoteOver: "Foi o prazo para nos contar o que você queria mostrar, no horário de {city:string}.",
    summitNoteOver: "Chefes de Estado e de governo se reuniram antes da abertura.",
    conferenceNoteOver: "Os países negociaram e a {zone:string} recebeu o público.",
    today: "hoje",
    soon: "Abre em breve",
    ahead: "Começa {{days:hoje|amanhã|em ?? dias}}",
    on: "Termina {{days:hoje|amanhã|em ?? dias}}",
    over: "Terminou em {day:string}",
  },
  reasons: {
    title: "Cinco razões para estar na {zone:string}",
    blueZone: "Ao lado da Blue Zone",
    blueZoneText: "As negociações acontecem na área vizinha, e quem negocia também sai para ver.",
    visibility: "Visibilidade global",
    visibilityText:
      "Sua solução diante de {parties:number} países, da União Europeia e da imprensa que os acompanha.",
    business: "Negócios e conexões",
    businessText: "Quem financia, quem regula e quem executa no mesmo corredor, durante os mesmos dias.",
    innovation: "Inovação e influência",
    innovationText: "Demonstre ao vivo o que funciona e leve o exemplo a quem escreve as próximas regras.",
    reputation: "Reputação e ESG",
    reputationText: "Compromissos ganham peso quando podem ser vistos, visitados e conferidos.",
    link: "Entenda cada benefício, os critérios e as etapas",
  },
  closing: {
    before: "O que a sua organização quer mostrar?",
    beforeText: "O formulário abre em {opens:string} e fica no ar até {closes:string}.",
    soon: "O que a sua organização quer mostrar?",
    soonText: "O formulário abre em breve e fica no ar até {closes:string}.",
    open: "O que a sua organização quer mostrar?",
    openText: "O formulário fica aberto até {closes:string}, no horário de {city:string}.",
    after: "Venha ver de perto.",
    afterText: "O prazo para manifestar interesse terminou em {closes:string}.",
    toSelection: "Sobre a manifestação de interesse",
  },
  afterEvent: {
    hero: {
      title: "Aqui se viu o que já funciona.",
      lead: "A {zone:string} foi a área oficial de exposição da conferência. Governos, empresas, ciência e sociedade civil levaram para lá as soluções que já saíram do papel.",
      toParticipation: "Como foi participar",
    },
    town: { coming: "Veja quem veio" },
    about: {
      where:
        "Em {month:string}, {parties:number} países e a União Europeia se encontraram em {city:string}, cidade da Amazônia brasileira, no {region:string}. A {zone:string} ficou aberta ao lado das negociações, com estandes, encontros e demonstrações de quem trabalha pelo clima todos os dias.",
      how: "Um comitê organizador leu as propostas e escolheu quem expôs. As organizações aprovadas montaram neste portal o seu pedido, do estande aos serviços.",
    },
    reasons: {
      title: "Cinco razões que levaram à {zone:string}",
      blueZoneText: "As negociações aconteceram na área vizinha, e quem negociava também saía para ver.",
      visibilityText:
        "Soluções diante de {parties:number} países, da União Europeia e da imprensa que os acompanhou.",
      innovationText: "O que funciona foi demonstrado ao vivo a quem escreve as próximas regras.",
    },
    closing: {
      after: "Veja como foi.",
      afterText:
        "O prazo para manifestar interesse terminou em {closes:string}, e a conferência já aconteceu.",
    },
  },
} satisfies BaseTranslation;

export default pt_home;

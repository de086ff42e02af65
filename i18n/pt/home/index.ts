import type { BaseTranslation } from "../../i18n-types";

const pt_home = {
  hero: {
    place: "{event:string}, {city:string}, {region:string}",
    title: "Mostre o que já funciona.",
    lead: "A Green Zone é a área oficial de exposição da conferência. Governos, empresas, ciência e sociedade civil levam para lá as soluções que já saíram do papel.",
    toInterest: "Manifestar interesse",
    toSelection: "Sobre a manifestação de interesse",
    toReasons: "Cinco razões para expor",
  },
  facts: {
    label: "A conferência em números e datas",
    eoi: "Manifestação de interesse",
    summit: "Cúpula de líderes",
    conference: "Conferência",
    parties: "Países, mais a União Europeia",
  },
  about: {
    title: "A parte da conferência que se percorre a pé",
    where:
      "Em {month:string}, {parties:number} países e a União Europeia se encontram em {city:string}, no {region:string}, uma cidade da Amazônia brasileira. A {zone:string} fica aberta ao lado das negociações: estandes, encontros e demonstrações de quem trabalha pelo clima todos os dias.",
    how: "Um comitê organizador faz a curadoria das propostas. Quem é aprovado recebe acesso a este portal e monta aqui o seu pedido, do estande aos serviços.",
    link: "Veja como participar",
    drawing:
      "Desenho de uma zona de exposição vista de cima: estandes coloridos na margem de um rio largo e sinuoso.",
    river: "Rio Guamá",
  },
  dates: {
    title: "Três datas para guardar",
    eoiNote: "Prazo para contar à organização o que você quer mostrar, no horário de {city:string}.",
    summitNote: "Chefes de Estado e de governo se reúnem antes da abertura.",
    conferenceNote: "Dias de conferência, com a {zone:string} em funcionamento.",
    range: "{from:string} a {to:string}",
  },
  reasons: {
    title: "Cinco razões para ter um estande",
    blueZone: "Perto da Blue Zone",
    blueZoneText: "As negociações acontecem ao lado. Delegações passam por aqui entre uma sessão e outra.",
    visibility: "Visibilidade global",
    visibilityText:
      "Sua solução diante de {parties:number} países, da União Europeia e da imprensa que os acompanha.",
    business: "Negócios e conexões",
    businessText: "Quem financia, quem regula e quem executa no mesmo corredor, durante os mesmos dias.",
    innovation: "Inovação e influência",
    innovationText: "Demonstre ao vivo o que funciona e leve o exemplo a quem escreve as próximas regras.",
    reputation: "Reputação e ESG",
    reputationText: "Compromissos ganham peso quando podem ser vistos, visitados e conferidos.",
  },
  closing: {
    title: "O que a sua organização quer mostrar ao mundo?",
  },
} satisfies BaseTranslation;

export default pt_home;

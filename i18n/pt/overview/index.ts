import type { BaseTranslation } from "../../i18n-types";

/** /overview: the event, the host region, the zone and its map, what one can do there (PUB-11). */
const pt_overview = {
  event: {
    title: "O mundo vem à Amazônia.",
    lead: "De {from:string} a {to:string}, delegações de {parties:number} países e da União Europeia se reúnem em {city:string} para decidir, juntas, o que fazer diante da mudança do clima.",
    summit:
      "Os chefes de Estado e de governo chegam antes: a cúpula de líderes, de {from:string} a {to:string}, abre caminho para as negociações.",
    twoZones:
      "A conferência tem duas áreas. Na Blue Zone, de acesso credenciado, os países negociam. Na {zone:string}, empresas, governos, ciência e sociedade civil mostram o que já fazem.",
    factsLabel: "O evento em números e datas",
    parties: "países, mais a União Europeia",
    conference: "Conferência",
    summitDates: "Cúpula de líderes",
    city: "Cidade-sede",
    where: "{city:string}, {region:string}, Amazônia brasileira",
  },
  region: {
    title: "Aqui, a floresta é a outra margem",
    lead: "{city:string} fica na foz do rio Guamá, de frente para a baía do Guajará. Da beira da cidade se vê o começo da mata, e é de lá que chega o barco da manhã.",
    latitude: "{city:string}, 1° 27′ S, 48° 30′ O",
    cityTitle: "A cidade",
    cityText:
      "Fundada em 1616, é a capital do {region:string}. No Ver-o-Peso, mercado à beira da baía, desembarcam o peixe, a farinha e o açaí que vêm das ilhas e dos rios.",
    forestTitle: "A floresta",
    forestText:
      "A Amazônia é a maior floresta tropical do mundo. Ela se estende por oito países e pela Guiana Francesa, e a maior parte está no Brasil.",
    riverTitle: "O rio",
    riverText:
      "Nenhum rio leva tanta água ao mar quanto o Amazonas. A foz, no norte do {region:string}, envolve o Marajó, ilha maior que a Bélgica.",
    rainTitle: "A chuva",
    rainText:
      "Faz calor o ano inteiro e costuma chover à tarde. Em {city:string}, as pessoas marcam encontro para antes ou depois da chuva.",
  },
  zone: {
    title: "A {zone:string}, vista de cima",
    lead: "Estandes, palco e praças dividem o mesmo terreno, entre a avenida e o rio, aberto ao público nos dias da conferência. Um caminho a pé leva à Blue Zone.",
    marks: "Cada área tem uma letra ou um número no mapa. A lista abaixo diz o que há em cada uma.",
  },
  opportunities: {
    title: "Quatro maneiras de fazer parte",
    exhibit: "Ter um estande",
    exhibitText: "Pronto para mostrar, em um dos pacotes, ou projetado a partir do que você descrever.",
    exhibitLink: "Ver os formatos e as plantas",
    join: "Ser parceiro",
    joinText:
      "Organizações aprovadas tornam-se parceiras da {zone:string}, com um contato dedicado e acesso a este portal.",
    joinLink: "Ver os critérios e as etapas",
    services: "Contratar serviços",
    servicesText:
      "Audiovisual, alimentos e bebidas, limpeza, internet dedicada, transmissão ao vivo, interpretação e equipe de vendas.",
    servicesLink: "Ver os serviços e o suporte",
    visit: "Visitar",
    visitText: "A {zone:string} recebe o público. A programação e as regras de acesso estão no site oficial.",
    visitLink: "Ir para o site oficial",
  },
  closing: {
    title: "Há lugar para o seu trabalho aqui.",
    text: "Veja quem pode participar, o que o comitê avalia e como se chega ao estande.",
    link: "Parceria e exposição",
  },
  afterEvent: {
    event: {
      title: "O mundo veio à Amazônia.",
      lead: "De {from:string} a {to:string}, delegações de {parties:number} países e da União Europeia se reuniram em {city:string} para decidir, juntas, o que fazer diante da mudança do clima.",
      summit:
        "Os chefes de Estado e de governo chegaram antes: a cúpula de líderes, de {from:string} a {to:string}, abriu caminho para as negociações.",
      twoZones:
        "A conferência teve duas áreas. Na Blue Zone, de acesso credenciado, os países negociaram. Na {zone:string}, empresas, governos, ciência e sociedade civil mostraram o que já fazem.",
    },
    zone: {
      lead: "Estandes, palco e praças dividiram o mesmo terreno, entre a avenida e o rio, aberto ao público nos dias da conferência. Um caminho a pé levava à Blue Zone.",
    },
    opportunities: {
      title: "As quatro maneiras de fazer parte",
      joinText:
        "Organizações aprovadas tornaram-se parceiras da {zone:string}, com um contato dedicado e acesso a este portal.",
      visitText: "A {zone:string} recebeu o público. No site oficial há mais sobre a conferência.",
    },
    closing: {
      title: "Foi assim que se participou.",
      text: "Veja quem pôde participar, o que o comitê avaliou e como se chegou ao estande.",
    },
  },
} satisfies BaseTranslation;

export default pt_overview;

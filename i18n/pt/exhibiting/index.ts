import type { BaseTranslation } from "../../i18n-types";

/** Standard and custom booths, their plans, and how an order goes (PUB-19, PUB-20, LIM-04, LIM-05). */
const pt_exhibiting = {
  title: "Pronto para mostrar ou criado do zero.",
  lead: "Na {zone:string}, sua organização recebe o público em um estande padrão, já montado, ou em um sob medida, com design exclusivo. Os dois começam na mesma manifestação de interesse.",
  contents: "Nesta página",
  parts: {
    standard: "Estandes padrão",
    cost: "Quanto custa",
    custom: "Sob medida",
    plans: "Plantas",
    services: "Serviços",
    ordering: "Como pedir",
  },
  standard: {
    title: "Sua equipe chega, e\u00A0o\u00A0estande está de pé",
    concept:
      "Os estandes padrão seguem o conceito “show ready”: prontos para mostrar. A estrutura vem com o pacote. Sua equipe leva o que só ela tem, o conteúdo e a conversa com o público.",
    drawing: {
      BRONZE:
        "Desenho do estande {name:string}: parede de fundo com painéis, uma mesa, um balcão e piso aberto ao corredor.",
      SILVER:
        "Desenho do estande {name:string}: paredes altas, tela, sofá, mesa, expositores, balcão e um depósito no canto.",
      GOLD: "Desenho do estande {name:string}: uma torre, tela, expositores, balcão e uma sala de reunião de vidro.",
    },
    illustrative: "Imagens ilustrativas: o que vale é a descrição de cada pacote.",
    perM2: "{price:string} por m²",
    contents: "O que vem em cada pacote",
    alike: "Igual em todos os pacotes",
    area: "Área",
    areaText: "A da sua manifestação de interesse, a partir de {from:number} m².",
    price: "Preço",
    priceText:
      "Espaço e estrutura por metro quadrado, em dólares, com os impostos aplicáveis. O portal faz a conta para a sua área.",
    extras: "Complementos",
    extrasText: "Itens do catálogo entram no mesmo pedido, com quantidade e dias de uso.",
    change: "Ajustes",
    changeText: "O pedido pode ser editado até a equipe começar a análise.",
  },
  cost: {
    title: "Quanto custa",
    from: "{area:string}: a partir de {price:string}",
    area: "Sua área, em m²",
    hint: "A partir de 50.",
    note: "Espaço e estrutura, pela mesma conta que o portal faz no pedido. Itens do catálogo entram à parte.",
    forArea: "Para {area:string}",
    said: "Para {area:string}: {costs:string}.",
    own: "O espaço é cobrado por metro quadrado; a estrutura é orçada a partir do seu briefing, antes de o pedido ser aprovado.",
    wrong: {
      none: "Informe a área em m².",
      noNumber: "Isto não é um número. Escreva a área em m², por exemplo 120.",
      tooSmall: "Os estandes começam em 50 m².",
      notWhole: "Use um número inteiro de metros quadrados.",
      tooLarge: "Para mais de {max:string} m², fale com a equipe.",
    },
  },
  custom: {
    title: "Um estande que só existe uma vez",
    text: "Os estandes sob medida têm design exclusivo. O projeto parte de um briefing em quatro partes, preenchido no portal com as suas palavras e imagens. A equipe lê, analisa e define o preço da estrutura antes de o pedido ser aprovado.",
    drawing:
      "Desenho de um estande sob medida: uma cobertura em forma de folha sobre um palco redondo, em um piso de contorno livre.",
    briefing: "As quatro partes do briefing",
    reference: "Referência visual",
    referenceText: "Ao menos uma imagem e a descrição do que você imagina.",
    structure: "Elementos estruturais",
    structureText:
      "Sala de reunião, auditório e sua capacidade, copa, depósito, área de produtos, objetos grandes e voltagem.",
    identity: "Identidade visual",
    identityText: "Cores, marca, logotipo, manual e o que vai nas paredes.",
    meaning: "Considerações finais",
    meaningText: "Objetivos, a mensagem que fica, elementos culturais e sustentabilidade.",
  },
  plans: {
    title: "As plantas do catálogo",
    lead: "Abra uma planta para ver as medidas de perto. Cada uma é um exemplo; a sua segue a área aprovada.",
    caption: "Planta {name:string}",
    custom: "Planta sob medida",
    alt: "Planta baixa do estande {name:string}, vista de cima, com medidas e o nome de cada parte.",
    customAlt: "Planta baixa de um exemplo de estande sob medida, vista de cima, com o nome de cada parte.",
  },
  services: {
    title: "O que mais o estande pede",
    catalogue: "Audiovisual, internet, limpeza e outros serviços",
  },
  ordering: {
    lastStands: "Último dia para pedir o estande: {day:string}.",
    lastServices: "Último dia para pedir serviços: {day:string}.",
    lastStandsOver:
      "O último dia para pedir o estande foi {day:string}. Antes de pedir, fale com a equipe: {email:string}.",
    lastServicesOver:
      "O último dia para pedir serviços foi {day:string}. Antes de pedir, fale com a equipe: {email:string}.",
    title: "Como pedir, depois da aprovação",
    lead: "O portal de pedidos só se abre para propostas aprovadas. Daí em diante, tudo acontece nele.",
    clauses: "Ler as cláusulas do contrato",
    access: "Receba o acesso",
    accessText: "A equipe cria a conta de quem representa a organização e entrega o acesso.",
    build: "Monte o pedido",
    buildText:
      "Escolha um pacote ou preencha o briefing, acrescente serviços e veja o total. O rascunho se salva sozinho.",
    send: "Envie",
    sendText: "O pedido enviado recebe um número. Até a análise começar, você ainda pode editá-lo.",
    review: "Acompanhe a análise",
    reviewText:
      "A equipe confere, define o preço do que é sob medida e aprova. Cada mudança aparece na página do pedido.",
    pay: "Pague e envie o comprovante",
    payText:
      "Com o pedido aprovado, envie o comprovante de pagamento pelo portal. Depois, assine o contrato, na mesma página.",
  },
  closing: {
    title: "Já sabe qual é o seu?",
    interest: "Manifestar interesse",
    selection: "Sobre a manifestação de interesse",
    support: "Falar com a equipe",
  },
} satisfies BaseTranslation;

export default pt_exhibiting;

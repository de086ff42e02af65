import type { BaseTranslation } from "../../i18n-types";

/** The contract as it is printed. */
const pt_contract = {
  title: "Contrato de participação",
  documentTitle: "Contrato de participação {reference:string}",
  running: "Contrato {reference:string}, edição {version:number}",
  foot: "Edição {version:number} · código {code:string}",
  page: "{page:number}/{pages:number}",
  meta: {
    orderVersion: "Versão do pedido",
    order: "Pedido",
    submission: "Manifestação",
    status: "Situação",
    date: "Data",
    version: "Edição",
  },
  parties: {
    taxNumber: "Inscrição fiscal",
    organiser: "Organizador",
    exhibitor: "Expositor",
    cnpj: "CNPJ",
    legalId: "Registro legal",
  },
  /** The opening sentence, by what is ordered. */
  object: {
    stand:
      "Pelo presente contrato, {organiser:string} cede a {exhibitor:string} o espaço, entrega o estande e presta os serviços descritos abaixo para a participação na {event:string}, conforme o pedido {reference:string}.",
    services:
      "Pelo presente contrato, {organiser:string} fornece a {exhibitor:string} os bens e presta os serviços descritos abaixo para a participação na {event:string}, conforme o pedido {reference:string}.",
    proposal:
      "Pelo presente contrato, {organiser:string} aceita a proposta apresentada por {exhibitor:string} e descrita abaixo, e se obriga a fornecer o que ela prevê para a participação na {event:string}, conforme o pedido {reference:string}.",
  },
  stand: {
    package: "estande {name:string}",
    custom: "estande sob medida",
    contents: "O que o estande traz",
    spaceOf: "Espaço, {stand:string}",
    sizeValue: "{size:string} m²",
    drawing: "Desenho: {name:string}",
  },
  lines: {
    title: "Itens e serviços",
    item: "Item",
    quantity: "Qtd.",
    period: "Dias",
    unitPrice: "Preço unitário",
    total: "Total",
    discount: "Desconto de {percent:string}%",
    discountHead: "Desconto",
    untitled: "Item sem título",
  },
  amounts: {
    stand: "Estande",
    space: "Espaço",
    structure: "Estrutura",
    spaceAndStructure: "Espaço e estrutura",
    proposal: "Valor da proposta",
    standDiscount: "Desconto de {percent:string}% no estande",
    extra: "Serviços adicionais",
    otherServices: "Outros serviços adicionais",
    total: "Total",
    unpriced: "a orçar",
    taxes: "Valores em dólares dos Estados Unidos (USD), com os impostos aplicáveis incluídos.",
  },
  orderPaper: {
    title: "Pedido",
    documentTitle: "Pedido {reference:string}",
    running: "Pedido {reference:string}, versão {version:number}",
    notAgreed:
      "A equipe mudou este pedido, e a mudança ainda não foi combinada: este é o pedido com a mudança.",
    noContract:
      "Este documento mostra o pedido como estava no dia acima. Não é contrato nem documento fiscal.",
  },
  receipt: {
    title: "Recibo",
    number: "Número do recibo",
    documentTitle: "Recibo do pedido {reference:string}",
    running: "Recibo, pedido {reference:string}, versão {version:number}",
    received: "Pagamento recebido",
    text: "{organiser:string} recebeu de {exhibitor:string} o valor de {amount:string} pelo pedido {reference:string}.",
    amount: "Valor recebido",
    paidOn: "Data da transferência",
    acceptedOn: "Aceito em",
    reference: "Referência da transferência",
    noInvoice: "Este recibo confirma o pagamento e não é documento fiscal.",
  },
  proForma: {
    paid: "Pago",
    paidOn: "Pago em {date:string}",
    title: "Fatura pro forma",
    documentTitle: "Fatura pro forma {reference:string}",
    running: "Fatura pro forma {reference:string}, versão {version:number} do pedido",
    askUs: "Para receber os dados de pagamento, escreva para {email:string}.",
    noInvoice: "Esta fatura pro forma não é documento fiscal.",
    byTransfer:
      "Esta fatura pro forma serve para o pagamento por transferência e não é documento fiscal. Informe a referência na transferência e envie o comprovante na página do pedido.",
  },
  notes: { title: "Observações" },
  proposal: { title: "Proposta" },
  event: {
    title: "O evento",
    name: "Evento",
    days: "Datas",
    venue: "Local",
  },
  payment: {
    title: "Pagamento",
    due: "O valor total é pago até {date:string}, com a referência {reference:string}.",
    days: "O valor total é pago em até {days:number} {{dia|dias}} após a aprovação do pedido, com a referência {reference:string}.",
    paid: "O valor total está pago.",
    settled:
      "Do valor total, foram pagos {accepted:string}, e {settled:string} foram {how:string}. Nada mais é devido.",
    how: {
      bankCharges: "retidos pelos bancos como tarifas",
      waived: "dispensados",
      paidOtherwise: "pagos por outro meio",
      unstated: "dados como quitados",
    },
    more: "Observações",
    askUs: "Os dados de pagamento são enviados por {email:string}.",
  },
  brief: { title: "Briefing do estande" },
  clauses: {
    title: "Cláusulas",
    pageTitle: "As cláusulas do contrato",
    lead: "Cada tipo de pedido tem as suas cláusulas. O contrato as repete com o expositor, o pedido e o total no lugar dos colchetes.",
    subjects: "Cláusulas por tipo de pedido",
    subject: { stand: "Estandes", services: "Serviços sem estande", proposal: "Propostas" },
    version: "Versão {version:number}.",
    unconfirmed:
      "O organizador ainda não confirmou estas cláusulas, e elas podem mudar. Vale o texto do contrato que você assinar.",
    none: "Ainda não há cláusulas para este tipo de pedido.",
    blank: {
      exhibitor: "[expositor]",
      representative: "[representante]",
      order: "[número do pedido]",
      total: "[total do pedido]",
    },
  },
  signatures: {
    title: "Assinaturas",
    text: "As partes leram este contrato, estão de acordo com ele e o assinam em duas vias de igual teor.",
    placeAndDate: "Local e data",
    name: "Nome e assinatura",
  },
  /** What the team reads before there is a contract. */
  draft: {
    title: "Rascunho",
    text: "Este é um rascunho para leitura da equipe. Não é contrato nem deve ser assinado: o pedido ainda não foi aprovado, e seus itens e valores podem mudar.",
    running: "Rascunho do contrato {reference:string}",
    edition: "Rascunho",
    stamp: "RASCUNHO",
  },
} satisfies BaseTranslation;

export default pt_contract;

import type { BaseTranslation } from "../../i18n-types";

/** The contract as it is printed. */
const pt_contract = {
  title: "Contrato de participação",
  documentTitle: "Contrato de participação {reference:string}",
  running: "Contrato {reference:string}, edição {version:number}",
  page: "{page:number}/{pages:number}",
  meta: {
    orderVersion: "Versão do pedido",
    order: "Pedido",
    submission: "Manifestação de interesse",
    date: "Data",
    version: "Edição",
  },
  parties: {
    taxNumber: "CNPJ ou inscrição fiscal",
    address: "Endereço",
    title: "As partes",
    organiser: "Organizador",
    exhibitor: "Expositor",
    cnpj: "CNPJ",
    legalId: "Registro legal",
    country: "País",
    representative: "Representante",
    email: "E-mail",
    phone: "Telefone",
    site: "Site",
  },
  object: {
    title: "Objeto",
    text: "Pelo presente contrato, {organiser:string} cede a {exhibitor:string} o espaço e presta os serviços descritos abaixo para a participação na {event:string}, conforme o pedido {reference:string}.",
  },
  stand: {
    title: "Estande",
    package: "Pacote",
    custom: "Estande sob medida, conforme o briefing do pedido",
    size: "Área",
    sizeValue: "{size:string} m²",
    space: "Espaço por m²",
    structure: "Estrutura por m²",
  },
  lines: {
    title: "Itens e serviços",
    item: "Item",
    quantity: "Qtd.",
    period: "Dias",
    unitPrice: "Preço unitário",
    total: "Total",
    discount: "Desconto de {percent:string}%",
    untitled: "Item sem título",
    none: "Este pedido não inclui itens além do estande.",
    noneAtAll: "Este pedido não tem itens detalhados.",
  },
  amounts: {
    title: "Valores",
    space: "Espaço",
    structure: "Estrutura",
    extra: "Serviços adicionais",
    total: "Total",
    unpriced: "a orçar",
    taxes: "Valores em dólares dos Estados Unidos (USD), com os impostos aplicáveis incluídos.",
  },
  proForma: {
    title: "Fatura pro forma",
    documentTitle: "Fatura pro forma {reference:string}",
    running: "Fatura pro forma {reference:string}, versão {version:number} do pedido",
    paying: "Como pagar",
    askUs: "Para receber os dados de pagamento, escreva para {email:string}.",
    noInvoice:
      "Esta fatura pro forma serve para o pagamento por transferência e não é documento fiscal. Informe a referência na transferência e envie o comprovante na página do pedido.",
  },
  notes: { title: "Observações" },
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
  orderType: {
    SIMPLE: "Proposta simples",
    CUSTOM_SERVICES: "Serviços sob medida",
    STAND: "Estande",
    STANDARD: "Estande padrão",
    CUSTOM: "Estande sob medida",
  },
} satisfies BaseTranslation;

export default pt_contract;

import type { BaseTranslation } from "../../i18n-types";

/** The reports of the desk: submissions, orders and money, each as tables with their charts. */
const pt_reports = {
  title: "Relatórios",
  note: "Manifestações pelo dia em que chegaram; pedidos e valores pelo dia em que o pedido foi enviado.",
  loading: "Carregando os relatórios",
  period: {
    label: "Período",
    from: "De",
    to: "Até",
    all: "Toda a temporada",
    month: "Este mês",
    days: "Últimos 30 dias",
    wrongWay: "O início vem depois do fim. Corrija as datas.",
  },
  sections: {
    submissions: "Manifestações de interesse",
    orders: "Pedidos",
    money: "Receita e previsão",
  },
  sectionNotes: {
    submissions: "Manifestações ocultas e duplicadas não são contadas.",
    orders: "Rascunhos não são contados.",
    money:
      "Receita é o que foi aceito. “Créditos” é a parte dela que os expositores pagaram a mais, ou por pedidos que não seguiram. “Dispensado” é o que faltava em pedidos marcados como pagos: tarifas bancárias, dispensa ou pagamento por outro meio. Previsto é o que ainda falta de pedidos aprovados ou com comprovante a conferir. Os valores já têm os descontos.",
  },
  tables: {
    submissionsByStatus: "Manifestações por situação",
    submissionsByMonth: "Manifestações por mês",
    submissionsByCountry: "Manifestações por país",
    submissionsByType: "Manifestações por tipo de organização",
    submissionsByStand: "Manifestações por tipo de estande",
    submissionsBySize: "Manifestações por área",
    ordersByStatus: "Pedidos por situação",
    ordersByMonth: "Pedidos por mês",
    moneyByPart: "Receita e previsão por parte do pedido",
    moneyByMonth: "Receita e previsão por mês",
    moneyByKind: "Receita e previsão por tipo de pedido",
    moneyByPackage: "Receita e previsão por pacote",
    moneyByCategory: "Receita e previsão por categoria do catálogo",
  },
  /** What the first column of each names. */
  firsts: {
    submissionsByStatus: "Situação",
    submissionsByMonth: "Mês",
    submissionsByCountry: "País",
    submissionsByType: "Tipo de organização",
    submissionsByStand: "Tipo de estande",
    submissionsBySize: "Área",
    ordersByStatus: "Situação",
    ordersByMonth: "Mês de envio",
    moneyByPart: "Parte",
    moneyByMonth: "Mês de envio",
    moneyByKind: "Tipo de pedido",
    moneyByPackage: "Pacote",
    moneyByCategory: "Categoria",
  },
  columns: {
    submissions: "Manifestações",
    orders: "Pedidos",
    space: "Espaço",
    structure: "Estrutura",
    extra: "Serviços adicionais",
    total: "Total",
    paid: "Pedidos pagos",
    revenue: "Receita",
    credit: "Créditos (pago a mais)",
    settled: "Dispensado",
    awaited: "Pedidos a pagar",
    expected: "Previsto",
  },
  /** A heading over amounts, where no cell names the currency. */
  inUsd: "{name:string} (US$)",
  rows: {
    total: "Total",
    customServices: "Serviços sob medida",
    proposals: "Propostas",
    sizeTo: "Até {to:string} m²",
    size: "{from:string} a {to:string} m²",
    sizeFrom: "{from:string} m² ou mais",
  },
  notes: {
    moneyByCategory:
      "Um pedido com itens de duas categorias está nas duas linhas, por isso os números de pedidos não se somam.",
    moneyByPackage: "Só os pedidos com pacote.",
  },
  aside: "fora do total",
  open: "{row:string}, {column:string}: {figure:string}, abrir a lista",
  chart: "Gráfico: {title:string}. Os mesmos números estão na tabela a seguir.",
  more: "Mostrar mais {count:number|number}",
  less: "Mostrar menos",
  export: "Exportar {title:string}",
} satisfies BaseTranslation;

export default pt_reports;

import type { BaseTranslation } from "../../i18n-types";

/** O menu da equipe e a sua busca. */
const pt_rail = {
  to: {
    dashboard: "Painel",
    submissions: "Manifestações",
    reviews: "Fila de avaliação",
    evaluations: "Avaliações",
    orders: "Pedidos",
    catalogue: "Catálogo",
    payments: "Pagamentos",
    customServices: "Serviços sob medida",
    staff: "Equipe",
    partners: "Expositores",
    reports: "Relatórios",
    requests: "Solicitações",
    mails: "Mensagens",
    emails: "E-mails",
    campaigns: "Central de e-mails",
    history: "Histórico",
    status: "Situação do portal",
    settings: "Configurações",
  },
  find: "Ir para",
  findKeys: "Ctrl K",
  findKeysApple: "⌘K",
  waiting: "{count:number} {{esperam|espera|esperam}} por você",
} satisfies BaseTranslation;

export default pt_rail;

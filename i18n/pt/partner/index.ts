import type { BaseTranslation } from "../../i18n-types";

/** The exhibitor's dashboard. */
const pt_partner = {
  dashboard: {
    title: "Olá, {name:string}",
    submission: "Manifestação de interesse",
    status: "Situação",
    stand: "Estande",
    newOrder: "Novo pedido",
    orderingClosed: "Os pedidos abrem depois da aprovação da manifestação de interesse.",
    empty: "Nenhuma manifestação ligada à sua conta",
    emptyText: "Fale com a equipe se você esperava ver a sua organização aqui.",
  },
  /** EOI-35, EOI-36, ORD-23 */
  meaning: {
    PENDING: "Em análise pela equipe",
    REVIEWING: "Em análise pela equipe",
    APPROVED: "Aprovada, aguardando a assinatura do contrato",
    REJECTED: "Não selecionada",
    SIGNED_CONTRACT: "Contrato assinado, parceria confirmada",
  },
  /** At the foot of the area, before the address. */
  askUs: "Dúvidas? Escreva para",
  stand: { standard: "Estande padrão", custom: "Estande sob medida", other: "Outro formato" },
  package: { BRONZE: "Bronze", SILVER: "Prata", GOLD: "Ouro" },
} satisfies BaseTranslation;

export default pt_partner;

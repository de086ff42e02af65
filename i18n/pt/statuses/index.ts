import type { BaseTranslation } from "../../i18n-types";

const pt_statuses = {
  submission: {
    PENDING: "Pendente",
    REVIEWING: "Em análise",
    APPROVED: "Aprovada",
    REJECTED: "Rejeitada",
    SIGNED_CONTRACT: "Contrato assinado",
    HIDDEN: "Oculta",
    DUPLICATE: "Duplicada",
  },
  order: {
    DRAFT: "Rascunho",
    PENDING: "Pendente",
    REVIEWING: "Em análise",
    APPROVED: "Aprovado",
    CONFIRM_PAYMENT: "Confirmar pagamento",
    REJECTED: "Rejeitado",
    CANCELLED: "Cancelado",
    PAID: "Pago",
  },
  request: { PENDING: "Pendente", APPROVED: "Aprovada", REJECTED: "Rejeitada" },
  item: { ACTIVE: "Ativo", INACTIVE: "Inativo", DRAFT: "Rascunho" },
} satisfies BaseTranslation;

export default pt_statuses;

import { links, written } from "./written.ts";

const REVENUE = "section[aria-labelledby=revenue] dl > div:nth-child";

/** The dashboard of the desk (specification, sections 2 and 4). */
export const DASHBOARD = [
  ...links("ADM-01", "section[aria-labelledby=order-counts]", {
    "/admin/orders?statuses=PENDING": ["Pendente", "Pending"],
    "/admin/orders?statuses=APPROVED": ["Aprovado", "Approved"],
    "/admin/orders?statuses=REJECTED": ["Rejeitado", "Rejected"],
    "/admin/orders?statuses=PAID": ["Pago", "Paid"],
  }),
  ...links("ADM-03", "section[aria-labelledby=quick-actions]", {
    "/admin/evaluations": ["Ver avaliações", "See evaluations"],
    "/admin/reports": ["Ver relatórios", "See reports"],
    "/admin/custom-services": ["Precificar serviços sob medida", "Price custom services"],
    "/admin/orders": ["Ver pedidos dos expositores", "See exhibitor orders"],
    "/admin/email-manager": ["Central de e-mails", "Email manager"],
  }),
  written("ADM-02", `${REVENUE}(1) dt`, "Espaço", "Space"),
  written("ADM-02", `${REVENUE}(2) dt`, "Estrutura", "Structure"),
  written("ADM-02", `${REVENUE}(3) dt`, "Serviços adicionais", "Additional services"),
];

export const REVIEWS = [written("ADM-08", "main h1", "Fila de avaliação", "Reviews")];

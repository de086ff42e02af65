import { numbered } from "./places.ts";
import { type Written, written } from "./written.ts";

/** The lists of the desk: their titles, what they filter by and their columns (specification, sections 2 to 4). */

type Words = readonly [pt: string, en: string];

export type WrittenList = {
  path: string;
  all: Written[];
  /** Of the select beside the search, while it is open; the first choice leaves all in. */
  choices: Written[];
};

type Told = { id: string; path: string; title: Words; columns: Record<number, Words>; choices: Words[] };

function list({ id, path, title: [pt, en], columns, choices }: Told): WrittenList {
  return {
    path,
    all: [
      written(id, "main h1", pt, en),
      ...Object.entries(columns).map(([nth, words]) =>
        written(id, `main table thead th:nth-child(${nth})`, ...words),
      ),
    ],
    choices: numbered(id, (nth) => `[role=option] >> nth=${nth}`, choices),
  };
}

/** Feminine in Portuguese, as what they are said of. */
const SUBMISSION_STATUSES: Words[] = [
  ["Pendente", "Pending"],
  ["Em análise", "Under review"],
  ["Aprovada", "Approved"],
  ["Rejeitada", "Rejected"],
  ["Contrato assinado", "Signed contract"],
  ["Oculta", "Hidden"],
  ["Duplicada", "Duplicate"],
];
const ORGANISATION: Words = ["Organização", "Organisation"];
const STATUS: Words = ["Situação", "Status"];

/** What is said of applications and of who applies. */
export const LISTS_OF_PEOPLE = [
  list({
    id: "SUB-04",
    path: "/admin/submissions",
    title: ["Manifestações", "Submissions"],
    columns: {
      2: ["Referência", "Reference"],
      3: ORGANISATION,
      4: ["Tema", "Theme"],
      5: ["Área", "Area"],
      6: STATUS,
      7: ["Recebida", "Received"],
    },
    choices: SUBMISSION_STATUSES,
  }),
  list({
    id: "EVA-04",
    path: "/admin/evaluations",
    title: ["Avaliações", "Evaluations"],
    columns: { 1: ORGANISATION, 2: ["Quem avaliou", "Evaluator"], 5: ["Decisão", "Decision"] },
    choices: [
      ["Pendente", "Pending"],
      ["Aprovada", "Approved"],
      ["Rejeitada", "Rejected"],
    ],
  }),
  list({
    id: "EML-01",
    path: "/admin/email-manager",
    title: ["Central de e-mails", "Email manager"],
    columns: {
      2: ORGANISATION,
      3: ["Representante", "Representative"],
      4: ["E-mail", "Email"],
      5: STATUS,
      6: ["Último e-mail", "Last email"],
    },
    choices: SUBMISSION_STATUSES,
  }),
  list({
    id: "REG-03",
    path: "/admin/partners",
    title: ["Expositores", "Exhibitors"],
    columns: {
      2: ORGANISATION,
      3: ["Contato", "Contact"],
      5: ["Pedidos", "Orders"],
      7: ["Credenciais", "Credentials"],
      8: ["Nova senha", "New password"],
    },
    choices: [["Primeiro acesso", "First access"]],
  }),
  list({
    id: "ROL-01",
    path: "/admin/staff",
    title: ["Contas da equipe", "Team accounts"],
    columns: { 1: ["Pessoa", "Person"], 2: ["Função", "Role"], 3: STATUS },
    choices: [
      ["Administrador", "Administrator"],
      ["Gestor de Submissões", "Submission Manager"],
      ["Gruporg", "Gruporg"],
    ],
  }),
];

/** What is said of orders and of what is ordered. */
export const LISTS_OF_ORDERS = [
  list({
    id: "ORD-01",
    path: "/admin/orders",
    title: ["Pedidos", "Orders"],
    columns: {
      2: ["Pedido", "Order"],
      3: ORGANISATION,
      5: STATUS,
      6: ["Total, US$", "Total, USD"],
      7: ["Sem comprovante, US$", "Not handed in, USD"],
    },
    choices: [
      ["Pendente", "Pending"],
      ["Em análise", "Under Review"],
      ["Aprovado", "Approved"],
      ["Confirmar pagamento", "Confirm payment"],
      ["Rejeitado", "Rejected"],
      ["Cancelado", "Cancelled"],
      ["Pago", "Paid"],
    ],
  }),
  list({
    id: "REQ-03",
    path: "/admin/requests",
    title: ["Solicitações", "Requests"],
    columns: {
      1: ["Solicitação", "Request"],
      2: ["Pedido", "Order"],
      3: ["Espera por", "Waits for"],
      4: ["Responder até", "Answer by"],
      5: STATUS,
    },
    choices: [
      ["Sem resposta", "Without an answer"],
      ["Respondida ou combinada", "Answered or agreed"],
      ["Recusada ou retirada", "Refused or withdrawn"],
    ],
  }),
  list({
    id: "CAT-03",
    path: "/admin/catalog",
    title: ["Catálogo", "Catalogue"],
    columns: { 2: ["Item", "Item"], 3: ["Preço, US$", "Price, USD"], 5: STATUS },
    choices: [
      ["Ativo", "Active"],
      ["Inativo", "Inactive"],
      ["Rascunho", "Draft"],
    ],
  }),
  list({
    id: "SVC-01",
    path: "/admin/custom-services",
    title: ["Serviços sob medida", "Custom services"],
    columns: {
      1: ["Serviço", "Service"],
      2: ["Pedido", "Order"],
      3: ["Qtd. × dias", "Qty × days"],
      4: ["Preço, US$", "Price, USD"],
    },
    choices: [
      ["A orçar", "To price"],
      ["Com preço", "Priced"],
      ["Sem preço", "Never priced"],
    ],
  }),
];

import { fields, numbered, labelAt } from "./places.ts";
import { choices, links, written } from "./written.ts";

/** What the desk writes with, and what leads there (specification, sections 2, 3, 4 and 6). */

export const MENU = links("ADM-09", "nav", {
  "/admin": ["Painel", "Dashboard"],
  "/admin/submissions": ["Manifestações", "Submissions"],
  "/admin/gruporg": ["Fila de avaliação", "Reviews"],
  "/admin/evaluations": ["Avaliações", "Evaluations"],
  "/admin/orders": ["Pedidos", "Orders"],
  "/admin/custom-services": ["Serviços sob medida", "Custom services"],
  "/admin/requests": ["Solicitações", "Requests"],
  "/admin/partners": ["Expositores", "Exhibitors"],
  "/admin/email-manager": ["Central de e-mails", "Email manager"],
  "/admin/catalog": ["Catálogo", "Catalogue"],
  "/admin/reports": ["Relatórios", "Reports"],
});

/** The catalogue: its ways on, and its groups, which open and close. */
export const CATALOGUE = [
  ...links("CAT-06", "main", { "/admin/catalog/create": ["Novo item", "New item"] }),
  ...links("CAT-08", "main", { "/admin/catalog/import": ["Importar", "Import"] }),
  ...numbered("CAT-07", (nth) => `main tbody button[aria-expanded] >> nth=${nth - 1}`, [
    ["Audiovisual", "Audiovisual"],
    ["Mobiliário", "Furniture"],
  ]),
];

export const NEW_ITEM = [
  written("CAT-06", "main h1", "Novo item", "New item"),
  ...fields("CAT-02", "main", {
    title_pt: ["Título", "Title"],
    description_pt: ["Descrição", "Description"],
    title_en: ["Título", "Title"],
    description_en: ["Descrição", "Description"],
  }),
  ...fields("CAT-01", "main", {
    category: ["Categoria", "Category"],
    unitMetric: ["Unidade de medida", "Unit of measure"],
    unitPrice: ["Preço por unidade, em US$", "Price per unit, in USD"],
  }),
  ...choices("CAT-03", "main", {
    ACTIVE: ["Ativo", "Active"],
    INACTIVE: ["Inativo", "Inactive"],
    DRAFT: ["Rascunho", "Draft"],
  }),
  labelAt("CAT-01", "main [type=file]", "Imagem", "Image"),
  written("CAT-06", "main form [type=submit]", "Criar item", "Create item"),
];

export const IMPORT = [
  written("CAT-08", "main h1", "Importar itens", "Import items"),
  written(
    "CAT-10",
    "main h1 >> xpath=ancestor::div[.//button][1]//button",
    "Baixar modelo",
    "Download template",
  ),
  labelAt("CAT-09", "main [type=file]", "Arquivo CSV", "CSV file"),
];

const CRITERIA = [
  ["Ligação com o tema", "Fit with the theme"],
  ["Inovação", "Innovation"],
  ["Sustentabilidade", "Sustainability"],
  ["Viabilidade", "Feasibility"],
  ["Interesse público", "Public interest"],
] as const;

/** The card of whoever evaluates. */
export const CARD = [
  ...numbered(
    "EVA-02",
    (nth) => `#marks fieldset:has([value=cannotJudge]) >> nth=${nth - 1} >> legend`,
    CRITERIA,
  ),
  ...choices("EVA-04", "#marks", {
    PENDING: ["Pendente", "Pending"],
    APPROVED: ["Aprovada", "Approved"],
    REJECTED: ["Rejeitada", "Rejected"],
  }),
  ...fields("EVA-02", "#marks", { comment: ["Comentário", "Comment"] }),
];

/** An evaluation that was handed in. */
export const EVALUATION = [
  written("EVA-03", "main h1 >> xpath=ancestor::div[.//button][1]//button", "Baixar PDF", "Download PDF"),
  ...numbered("EVA-01", (nth) => `main tbody > tr:nth-child(${nth}) > th`, CRITERIA),
];

/** The registration of somebody who has an account, and of an address that has none. */
export const EXISTS = [
  written("REG-01", "main h1", "Cadastro do expositor", "Exhibitor registration"),
  written("REG-03", "#registration-exists", "já tem uma conta", "already has an account"),
  written(
    "REG-03",
    "[aria-labelledby=registration-exists] button",
    "Redefinir credenciais",
    "Reset credentials",
  ),
];
export const READY = [
  written("REG-04", "#registration-ready", "Ainda não há conta para", "There is no account for"),
  written(
    "REG-04",
    "[aria-labelledby=registration-ready] [type=submit]",
    "Enviar credenciais",
    "Send credentials",
  ),
];

/** What is done with an application that nobody has looked at, and what stands behind "More". */
export const SUBMISSION = numbered("GEN-03", (nth) => `main [role=group] > button >> nth=${nth - 1}`, [
  ["Aprovar", "Approve"],
  ["Rejeitar", "Reject"],
  ["Mais", "More"],
]);
export const MORE_OF_SUBMISSION = "main [role=group] > button >> nth=2";
export const MORE = numbered("GEN-03", (nth) => `[role=menuitem] >> nth=${nth - 1}`, [
  ["Iniciar análise", "Start review"],
  ["Marcar como duplicada", "Mark as duplicate"],
  ["Ocultar", "Hide"],
]);

/** The orders of one submission, and the way to another. */
export const ORDERS_OF_SUBMISSION = [
  written("SUB-05", "main h1", "Pedidos de", "Orders of"),
  written("SUB-06", "main a[href^='/admin/orders/create/']", "Novo pedido", "New order"),
];

/** To whom an e-mail is written: to all that the list shows, or to the selected. */
export const WRITE_ALL = "main a[href='/admin/email-manager/campaigns'] ~ button";
export const RECIPIENTS = [
  written("EML-07", WRITE_ALL, "Escrever a todos (", "Write to all ("),
  written(
    "EML-06",
    "main [role=group] > button:not([role=combobox]) >> nth=0",
    "Escrever aos selecionados",
    "Write to the selected",
  ),
];

const LETTER = {
  subject: ["Assunto", "Subject"],
  message: ["Mensagem", "Message"],
  details: ["Detalhes adicionais", "Custom details"],
} as const;

export const EMAIL = [
  written("EML-03", "main h1", "Escrever um e-mail", "Write an email"),
  written("EML-04", "main form label >> nth=0", "Tipo de e-mail", "Email type"),
  ...["pt", "en"].flatMap((language) =>
    fields(
      "EML-03",
      "main form",
      Object.fromEntries(Object.entries(LETTER).map(([name, words]) => [`${name}_${language}`, words])),
    ),
  ),
  written("EML-05", "main form > div > button >> nth=-2", "Enviar um teste", "Send a test"),
  written("EML-06", "main form > div > button >> nth=-1", "Conferir e enviar", "Check and send"),
];

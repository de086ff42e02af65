import { fields, numbered, labelAt } from "./places.ts";
import { choices, type Written, written } from "./written.ts";

/** An order at the desk, and the dialogs that open over it (specification, sections 2, 4 and 7). */

const REQUESTS = "main section:has(> ul > li[id^=request-])";
const OF_REQUEST = `${REQUESTS} li:has(button) button`;

/** The buttons that open them. */
export const OPENS = {
  status: "main h1 >> xpath=ancestor::div[.//button][1]//button",
  request: `${REQUESTS} > div > button`,
  remove: `${OF_REQUEST} >> nth=4`,
} as const;

/** Of a standard stand that is pending. */
export const DESK_ORDER = [
  written("ORD-08", OPENS.status, "Mudar situação", "Change status"),
  ...numbered("ORD-07", (nth) => `main dt >> nth=${nth - 1}`, [
    ["Organização", "Organisation"],
    ["Representante", "Representative"],
    ["Manifestação", "Submission"],
    ["Tipo", "Type"],
    ["Estande", "Stand"],
    ["Espaço", "Space"],
    ["Preço do espaço por m²", "Space price per m²"],
    ["Preço da estrutura por m²", "Structure price per m²"],
    ["Valor do estande", "Stand value"],
    ["Criado em", "Created on"],
    ["Atualizado em", "Updated on"],
    ["Espaço", "Space"],
    ["Estrutura", "Structure"],
    ["Serviços adicionais", "Additional services"],
    ["Total", "Total"],
  ]),
  ...numbered("ORD-11", (nth) => `main section > div > h2[id] >> nth=${nth - 1}`, [
    ["Comprovante de pagamento", "Payment confirmation"],
    ["Itens do pedido", "Items of the order"],
    ["Solicitações", "Requests"],
    ["Arquivos", "Files"],
    ["Histórico", "History"],
    ["Observações da equipe", "Team notes"],
    ["Documentos (PDF)", "Papers (PDF)"],
    ["Contrato", "Contract"],
  ]),
  written("ORD-12", OPENS.request, "Nova solicitação", "New request"),
];

/** The first request of the team on it, in the order of its buttons. */
export const DESK_REQUEST = numbered("REQ-04", (nth) => `${OF_REQUEST} >> nth=${nth - 1}`, [
  ["Dar por respondida", "Settled"],
  ["Retirar", "Withdraw"],
  ["Comentar", "Comment"],
  ["Editar", "Edit"],
  ["Excluir", "Delete"],
]);

/** The columns of its lines once one has a discount. */
export const LINES = numbered("DATA-04", (nth) => `main table thead th:nth-child(${nth})`, [
  ["Item", "Item"],
  ["Unidade", "Unit"],
  ["Qtd.", "Qty"],
  ["Dias", "Days"],
  ["Preço unitário", "Unit price"],
  ["Preço total", "Total price"],
  ["Desconto", "Discount"],
  ["Líquido", "Net"],
]);

/** What leads on from a pending order, and what is written with it. */
export const STATUS_DIALOG = [
  written("ORD-08", "[role=dialog] h2", "Mudar situação", "Change status"),
  ...moves({
    startReview: ["Iniciar análise", "Start review"],
    approve: ["Aprovar", "Approve"],
    reject: ["Rejeitar", "Reject"],
    cancelByStaff: ["Cancelar pedido", "Cancel order"],
  }),
  ...fields("ORD-09", "[role=dialog]", { note: ["Observação", "Note"] }),
];

/** What leads on from an approved order, and the file that a payment asks for. */
export const PAYING_DIALOG = [
  ...moves({
    takeBackApproval: ["Retirar a aprovação", "Take the approval back"],
    submitPayment: ["Registrar o comprovante", "Record the payment confirmation"],
    markPaid: ["Marcar como pago", "Mark as paid"],
  }),
  labelAt("ORD-17", "[role=dialog] [type=file]", "Comprovante de pagamento", "Payment confirmation"),
];

/** Of an approved order. */
export const CONTRACT = written("CON-01", "#contract button", "Gerar e publicar", "Generate and publish");

export const REQUEST_DIALOG = [
  written("REQ-04", "[role=dialog] h2", "Nova solicitação", "New request"),
  ...fields("REQ-01", "[role=dialog]", {
    title: ["Título", "Title"],
    message: ["Mensagem", "Message"],
  }),
  labelAt("REQ-01", "[role=dialog] [type=file]", "Arquivos", "Files"),
];

export const DELETING = [
  written("REQ-08", "[role=alertdialog] h2", "Excluir “Logo”?", "Delete “Logo”?"),
  written("REQ-08", "[role=alertdialog] button >> nth=0", "Cancelar", "Cancel"),
  written("REQ-08", "[role=alertdialog] button >> nth=1", "Excluir", "Delete"),
];

/** The items of a pending order while they are edited. */
export const ITEMS = [
  written("ORD-14", "main h1", "Serviços do pedido", "Order services"),
  ...numbered("ORD-14", (nth) => `main form fieldset:nth-of-type(${nth}) > legend`, [
    ["Estande", "Stand"],
    ["Itens do catálogo", "Catalogue items"],
  ]),
  ...numbered("ORD-10", (nth) => `main form fieldset:nth-of-type(2) > div > span:nth-child(${nth})`, [
    ["Item", "Item"],
    ["Qtd.", "Qty"],
    ["Dias", "Days"],
    ["Preço unitário", "Unit price"],
    ["Desconto, %", "Discount, %"],
    ["Líquido", "Net"],
  ]),
];

/** What is said to whoever saves what nobody changed, and of a discount that is none. */
export const UNCHANGED = written(
  "ORD-15",
  "main form [role=alert]",
  "Por favor, faça alterações antes de salvar.",
  "Please make changes before saving.",
);
export const UNCHANGED_STATUS = { ...UNCHANGED, at: "[role=dialog] form [role=alert]" };
export const DISCOUNT_WRONG = written(
  "WIZ-46",
  "main form li [id$=-error]",
  "Desconto máximo é 100%",
  "Maximum discount is 100%",
);

/** The label of a choice, which reads the same while the page behind it does not. */
function moves(words: Record<string, readonly [pt: string, en: string]>): Written[] {
  return choices("ORD-08", "[role=dialog]", words).map((choice) => ({
    ...choice,
    at: `${choice.at} >> xpath=..//label`,
    isChoice: false,
  }));
}

import { fields, numbered, labelAt } from "./places.ts";
import { links, type Written, written } from "./written.ts";

/** The exhibitor's home and the page of one order (specification, sections 2 to 4 and 6). */

/** Of an order that is unfolded on the home. */
const UNFOLDED = "main li > div[id]:not([hidden])";

/** The home, with a pending order unfolded about which the team has asked once. */
export function homeWith({ order, submission }: { order: string; submission: string }): Written[] {
  return [
    written("ORD-27", "header button >> nth=-1", "Sair", "Log out"),
    written("ORD-24", "main h3:has(~ a)", "Pedidos", "Orders"),
    ...links("ORD-26", "main", { [`/partner/customize/${submission}`]: ["Novo pedido", "New order"] }),
    written("ORD-01", `main li:has(> div[id]:not([hidden])) h4`, "Pendente", "Pending"),
    ...links("ORD-24", UNFOLDED, {
      [`/partner/orders/${order}`]: ["Ver", "View"],
      [`/partner/orders/edit/${order}`]: ["Editar", "Edit"],
    }),
    written("ORD-24", `${UNFOLDED} > div:first-child > button`, "Cancelar o pedido", "Cancel order"),
    written("ORD-25", `${UNFOLDED} > div:nth-child(2) > button`, "1 solicitação", "1 request"),
  ];
}

/** The page of an order of a standard stand that is pending, and about which the team has asked. */
export function pageOf(order: string): Written[] {
  return [
    ...links("ORD-28", "main", { [`/partner/orders/edit/${order}`]: ["Editar o pedido", "Edit order"] }),
    ...numbered("DATA-03", (nth) => `main dt >> nth=${nth - 1}`, [
      ["Espaço", "Space"],
      ["Estrutura", "Structure"],
      ["Serviços adicionais", "Additional services"],
      ["Total", "Total"],
      ["Organização", "Organisation"],
      ["Representante", "Representative"],
      ["Tipo", "Type"],
      ["Estande", "Stand"],
      ["Área", "Area"],
      ["Espaço por m²", "Space per m²"],
      ["Estrutura por m²", "Structure per m²"],
      ["Observações para a equipe", "Notes for the team"],
    ]),
    labelAt(
      "ORD-19",
      "main section:not(#payment) [type=file]",
      "Documentos de apoio",
      "Supporting documents",
    ),
    written("REQ-09", "#requests h2", "Solicitações", "Requests"),
    ...numbered("REQ-09", (nth) => `#requests li button >> nth=${nth - 1}`, [
      ["Responder", "Answer"],
      ["Não podemos atender", "We cannot"],
    ]),
    written("REQ-02", "#requests li:last-child h3", "Pedido criado", "Order created"),
    written(
      "REQ-02",
      "#requests li:last-child p",
      "criado. Serviços adicionais: 1 item. Total: US$",
      "created. Additional services: 1 item. Total: USD",
    ),
    written("ORD-13", "#contract h2", "Contrato", "Contract"),
    written("ORD-28", CANCEL, "Cancelar o pedido", "Cancel order"),
  ];
}

/** What cancels, below everything else on the page. */
export const CANCEL = "main > div:last-child > button, main > div > div:last-child > button";

export const CANCELLING = [
  written(
    "ORD-21",
    "[role=alertdialog] p",
    "O cancelamento não pode ser desfeito.",
    "This action cannot be undone.",
  ),
  ...numbered("ORD-21", (nth) => `[role=alertdialog] button >> nth=${nth - 1}`, [
    ["Manter o pedido", "Keep the order"],
    ["Cancelar o pedido", "Cancel order"],
  ]),
];

/** What says to the team that it cannot be done, and asks why. */
export const REFUSE = "#requests li button >> nth=1";
export const REFUSING = [labelAt("REQ-05", "[role=dialog] textarea", "Motivo", "Reason")];

/** How an approved order is paid. */
export const PAYMENT = [
  labelAt("ORD-18", "#payment [type=file]", "Arquivo do comprovante", "Payment confirmation file"),
  ...fields("ORD-18", "#payment", {
    amount: ["Valor pago, US$", "Amount paid, USD"],
    paidOn: ["Transferido em", "Transferred on"],
    reference: ["Referência da transferência", "Reference on the transfer"],
  }),
  written("ORD-18", "#payment [type=submit]", "Enviar o comprovante", "Send the confirmation"),
];

import type { BaseTranslation } from "../../i18n-types";
import type { PaymentKind, PaymentStatus } from "#domain/orders/moves/payment.ts";

/** Os comprovantes de pagamento de todos os pedidos, para a equipe. */
const pt_payments = {
  title: "Pagamentos",
  note: "{total:number|number} {{comprovantes|comprovante|comprovantes}}, {waiting:number|number} a conferir",
  noteFiltered:
    "{total:number|number} {{comprovantes encontrados|comprovante encontrado|comprovantes encontrados}}",
  search: "Organização, pedido ou referência do banco",
  verdicts: {
    handedIn: "A conferir",
    accepted: "Aceito",
    refused: "Recusado",
    replaced: "Substituído",
  } satisfies Record<PaymentStatus, string>,
  /** De um crédito. */
  kinds: {
    returned: "Crédito devolvido",
    used: "Crédito usado",
    credit: "Vindo de um crédito",
  } satisfies Record<Exclude<PaymentKind, "proof">, string>,
  filters: {
    statuses: { label: "Resultado", all: "Todos" },
    balances: {
      label: "Saldo do pedido",
      is: { outstanding: "Ainda falta pagar", credit: "Foi pago a mais" },
    },
    amount: { label: "Valor em US$", is: "Valor: US$ {span:string}" },
    paidFrom: { label: "Transferido a partir de", is: "Transferido a partir de {day:string}" },
    paidTo: { label: "Transferido até", is: "Transferido até {day:string}" },
  },
  columns: {
    order: "Pedido",
    reference: "Referência",
    amount: "Valor, US$",
    paidOn: "Transferido em",
    status: "Resultado",
    due: "Prazo do restante",
    balance: "Saldo, US$",
    handedIn: "Enviado em",
  },
  all: "tudo o que faltava",
  left: "a pagar",
  settled: "nada a pagar",
  sorts: {
    handedIn: { asc: "Envio mais antigo", desc: "Envio mais recente" },
    paidOn: { asc: "Transferência mais antiga", desc: "Transferência mais recente" },
    amount: { asc: "Menor valor", desc: "Maior valor" },
  },
  empty: "Nenhum pagamento ainda",
  emptyText:
    "Aqui aparece cada comprovante de pagamento, com o resultado da conferência e o saldo do pedido.",
  filtered: "Nenhum pagamento com estes filtros",
} satisfies BaseTranslation;

export default pt_payments;

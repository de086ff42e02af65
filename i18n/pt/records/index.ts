import type { BaseTranslation } from "../../i18n-types";

/** What the portal itself writes into stored records, in both languages at once. */
const pt_records = {
  orderCreated: {
    title: "Pedido criado",
    message:
      "Pedido {reference:string} criado. Serviços adicionais: {count:number} {{itens|item|itens}}. Total: {total:string}.",
  },
  orderChanged: {
    title: "Pedido alterado",
    message: "A equipe alterou o pedido {reference:string}. Total: de {before:string} para {after:string}.",
  },
  wish: { title: "Mudança pedida pelo expositor", question: "Pergunta do expositor" },
} satisfies BaseTranslation;

export default pt_records;

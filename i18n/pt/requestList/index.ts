import type { BaseTranslation } from "../../i18n-types";
import type { RequestKind } from "#domain/requests/status.ts";

/** As solicitações de todos os pedidos, para a equipe. */
const pt_requestList = {
  title: "Solicitações",
  note: "{total:number|number} {{solicitações|solicitação|solicitações}}, {waiting:number|number} sem resposta",
  noteFiltered:
    "{total:number|number} {{solicitações encontradas|solicitação encontrada|solicitações encontradas}}",
  search: "Organização, representante ou pedido",
  kinds: {
    ORDER_CREATED: "Aviso de pedido enviado",
    ORDER_CHANGED: "Mudança feita pela equipe",
    TEAM: "Solicitação da equipe",
    WISH: "Mudança ou resposta pedida pelo expositor",
  } satisfies Record<RequestKind, string>,
  overdue: "atrasada",
  filters: {
    statuses: { label: "Situação", all: "Todas" },
    waits: { label: "Quem responde", is: { team: "Espera pela equipe", partner: "Espera pelo expositor" } },
    due: { label: "Prazo", is: { overdue: "Atrasadas" } },
    kinds: { label: "Tipo" },
    waiting: {
      label: "Sem resposta há mais de (dias)",
      is: "Sem resposta há mais de {days:number} {{dias|dia|dias}}",
    },
  },
  columns: {
    request: "Solicitação",
    company: "Pedido",
    waits: "Espera por",
    due: "Responder até",
    status: "Situação",
    created: "Aberta",
    author: "Quem abriu",
  },
  by: { team: "equipe", partner: "expositor" },
  comments: "{count:number|number} {{comentários|comentário|comentários}}",
  blocks: "impede a aprovação",
  sorts: {
    due: { asc: "Prazo mais próximo", desc: "Prazo mais distante" },
  },
  empty: "Nenhuma solicitação ainda",
  emptyText: "Aqui aparece o que a equipe e os expositores pedem uns aos outros sobre os pedidos.",
  filtered: "Nenhuma solicitação com estes filtros",
} satisfies BaseTranslation;

export default pt_requestList;

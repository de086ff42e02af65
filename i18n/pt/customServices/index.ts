import type { BaseTranslation } from "../../i18n-types";
import type { PricedGroup, ServiceState } from "#domain/custom-services/list.ts";
import type { ExtraServiceGroup } from "#domain/orders/lines/extra-service-groups.ts";

const pt_customServices = {
  title: "Serviços sob medida",
  note: "{total:number|number} {{serviços|serviço|serviços}}, {waiting:number|number} a orçar",
  noteFiltered: "{total:number|number} {{serviços encontrados|serviço encontrado|serviços encontrados}}",
  search: "Organização, representante ou pedido",
  states: { toPrice: "A orçar", priced: "Com preço", closed: "Sem preço" } satisfies Record<
    ServiceState,
    string
  >,
  groups: { other: "Descritos pela equipe", structure: "Estrutura do estande" } satisfies Record<
    Exclude<PricedGroup, ExtraServiceGroup>,
    string
  >,
  filters: {
    states: { label: "Preço", all: "Todos" },
    groups: { label: "Serviço" },
    statuses: { label: "Situação do pedido" },
  },
  columns: {
    service: "Serviço",
    reference: "Pedido",
    figures: "Qtd. × dias",
    price: "Preço, US$",
    waiting: "Enviado",
  },
  sorts: {
    waiting: { asc: "Espera mais longa", desc: "Espera mais curta" },
    reference: { asc: "Pedido, menor primeiro", desc: "Pedido, maior primeiro" },
    price: { asc: "Menor preço", desc: "Maior preço" },
  },
  figures: "{quantity:number} × {days:number}",
  area: "Estande sob medida de {area:string}",
  empty: "Nada a orçar",
  emptyText:
    "Aqui aparecem os serviços que os expositores pedem além do catálogo e as estruturas dos estandes sob medida.",
  filtered: "Nenhum serviço com estes filtros",
  loading: "Carregando o serviço",
  noDescription: "Nada foi escrito sobre ele.",
  brief: "Ler o briefing na página do pedido",
  locked: "Já não pode ser orçado: a situação do pedido é “{status:string}”.",
  structurePrice: "Preço, US$",
  price: "Preço unitário, US$",
  save: "Salvar",
  saved: "Preço salvo: {name:string}",
  former: {
    title: "Preços anteriores",
    loading: "Procurando preços anteriores",
    none: "Nada parecido foi orçado antes.",
    own: "mesma organização",
    edition: "{reference:string}, versão {version:number}",
  },
  failed: "Não foi possível salvar o preço. Tente de novo.",
} satisfies BaseTranslation;

export default pt_customServices;

import { choices, written } from "./written.ts";

/** The kinds of order and their steps (specification, sections 2 and 4). */
export const ORDER_TYPES = choices("WIZ-02", "main", {
  SIMPLE: ["Proposta", "Proposal"],
  CUSTOM_SERVICES: ["Bens e serviços adicionais", "Additional goods and services"],
  STANDARD: ["Estande padrão", "Standard stand"],
  CUSTOM: ["Estande sob medida", "Custom stand"],
});

const STEP = {
  orderType: ["Tipo de pedido", "Order type"],
  selectStand: ["Escolha do estande", "Select stand"],
  additionalServices: ["Serviços adicionais", "Additional services"],
  confirmData: ["Conferir os dados", "Confirm data"],
  descriptionAndServices: ["Descrição e serviços", "Description and services"],
  briefing: ["Briefing", "Briefing"],
  confirmation: ["Confirmação", "Confirmation"],
} as const;

function steps(id: string, ...names: (keyof typeof STEP)[]) {
  return names.map((name, at) => {
    const [pt, en] = STEP[name];
    return written(id, `main nav ol > li:nth-child(${at + 1})`, pt, en);
  });
}

/** The labelled steps of each kind, in their order. */
export const STEPS = {
  STANDARD: steps("WIZ-14", "orderType", "selectStand", "additionalServices", "confirmData"),
  CUSTOM: steps("WIZ-16", "orderType", "briefing", "additionalServices", "confirmData"),
  CUSTOM_SERVICES: steps("WIZ-19", "orderType", "descriptionAndServices", "confirmation"),
  SIMPLE: steps("WIZ-21", "orderType", "descriptionAndServices", "confirmation"),
} as const;

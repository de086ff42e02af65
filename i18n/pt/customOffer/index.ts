import type { BaseTranslation } from "../../i18n-types";

/** The six services that are quoted one by one, as two public pages and the brochure name them (SVC-03, SVC-05). */
const pt_customOffer = {
  title: "Serviços sob medida",
  lead: "O que não cabe em um catálogo é orçado caso a caso: você descreve a necessidade no pedido, e a equipe informa o preço antes da aprovação.",
  more: "Ver como pedir",
  foodBeverage: {
    name: "Alimentos e bebidas",
    text: "Informe a quantidade por dia, os horários e o que mais a cozinha precisa saber.",
  },
  equipment: {
    name: "Locação de equipamentos",
    text: "Conte o que vai usar e, se houver painel de LED, em que configuração.",
  },
  humanResources: {
    name: "Recursos humanos",
    text: "Diga em que idioma e em que horários você precisa de profissionais.",
  },
  furniture: {
    name: "Locação de mobiliário",
    text: "Descreva os móveis e como o espaço vai ser usado.",
  },
  vehicleRental: {
    name: "Locação de veículos",
    text: "Descreva o uso, as datas e os trajetos.",
  },
  liveMarketing: {
    name: "Live marketing",
    text: "Uma ação ao vivo com o público começa com uma conversa: peça o contato da equipe.",
  },
} satisfies BaseTranslation;

export default pt_customOffer;

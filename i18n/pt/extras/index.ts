import type { BaseTranslation } from "../../i18n-types";

/**
 * The six extra service groups: as the wizard asks for them and, from the same words, as the lines of an order are
 * called that they become.
 */
const pt_extras = {
  title: "Fora do catálogo",
  lead: "Marque o que for necessário e descreva. A equipe faz o orçamento antes de aprovar o pedido.",
  contact: "Quero que a equipe entre em contato comigo",
  further: "Mais o que dizer",
  yes: "sim",
  group: {
    foodBeverage: {
      title: "Alimentos e bebidas",
      hint: "Informe a quantidade por dia, os horários e o que mais a cozinha precisa saber.",
      fields: {
        dailyQuantity: "Quantidade por dia",
        serviceSchedule: "Horários do serviço",
        relevantInfo: "Outras informações",
      },
    },
    equipment: {
      title: "Locação de equipamentos",
      hint: "Conte o que vai usar e, se houver painel de LED, em que configuração.",
      fields: {
        executionObservations: "Observações para a execução",
        ledConfiguration: "Configuração do painel de LED",
      },
    },
    humanResources: {
      title: "Recursos humanos",
      hint: "Diga em que idioma e em que horários você precisa de profissionais.",
      fields: {
        language: "Idioma",
        serviceSchedule: "Horários do serviço",
        relevantInfo: "Outras informações",
      },
    },
    furniture: {
      title: "Locação de mobiliário",
      hint: "Descreva os móveis e como o espaço vai ser usado.",
      fields: { executionObservations: "Observações para a execução" },
    },
    vehicleRental: {
      title: "Locação de veículos",
      hint: "Descreva o uso, as datas e os trajetos.",
      fields: { executionObservations: "Observações para a execução" },
    },
    liveMarketing: {
      title: "Live marketing",
      hint: "Uma ação ao vivo com o público começa com uma conversa: peça o contato da equipe.",
      fields: { contactRequested: "Contato da equipe", observations: "Observações" },
    },
  },
} satisfies BaseTranslation;

export default pt_extras;

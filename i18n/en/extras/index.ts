import type { NamespaceExtrasTranslation } from "../../i18n-types";

const en_extras = {
  title: "Beyond the catalogue",
  lead: "Tick what you need and describe it. The team quotes it before the order is approved.",
  contact: "I would like the team to contact me",
  further: "More to say",
  yes: "yes",
  group: {
    foodBeverage: {
      title: "Food and beverage",
      hint: "State the daily quantity, the hours and whatever else the kitchen should know.",
      fields: {
        dailyQuantity: "Daily quantity",
        serviceSchedule: "Service hours",
        relevantInfo: "Further information",
      },
    },
    equipment: {
      title: "Equipment rental",
      hint: "Tell us what you will use and, for an LED wall, in which configuration.",
      fields: {
        executionObservations: "Notes on how it is to be done",
        ledConfiguration: "LED wall configuration",
      },
    },
    humanResources: {
      title: "Human resources",
      hint: "Say in which language and at which hours you need staff.",
      fields: {
        language: "Language",
        serviceSchedule: "Service hours",
        relevantInfo: "Further information",
      },
    },
    furniture: {
      title: "Furniture rental",
      hint: "Describe the pieces and how the space will be used.",
      fields: { executionObservations: "Notes on how it is to be done" },
    },
    vehicleRental: {
      title: "Vehicle rental",
      hint: "Describe the use, the dates and the routes.",
      fields: { executionObservations: "Notes on how it is to be done" },
    },
    liveMarketing: {
      title: "Live marketing",
      hint: "Live action with the public starts with a conversation: ask the team to get in touch.",
      fields: { contactRequested: "Contact by the team", observations: "Notes" },
    },
  },
} satisfies NamespaceExtrasTranslation;

export default en_extras;

import type { NamespaceCustomOfferTranslation } from "../../i18n-types";

/** The six services that are quoted one by one, as two public pages and the brochure name them (SVC-03, SVC-05). */
const en_customOffer: NamespaceCustomOfferTranslation = {
  title: "Custom services",
  lead: "What fits no catalogue is priced case by case: you describe what you need in the order, and the team sets the price before it is approved.",
  more: "See how to order them",
  foodBeverage: {
    name: "Food and beverage",
    text: "State the daily quantity, the hours and whatever else the kitchen should know.",
  },
  equipment: {
    name: "Equipment rental",
    text: "Tell us what you will use and, for an LED wall, in which configuration.",
  },
  humanResources: {
    name: "Human resources",
    text: "Say in which language and at which hours you need people.",
  },
  furniture: {
    name: "Furniture rental",
    text: "Describe the pieces and how the space will be used.",
  },
  vehicleRental: {
    name: "Vehicle rental",
    text: "Describe the use, the dates and the routes.",
  },
  liveMarketing: {
    name: "Live marketing",
    text: "Live action with the public starts with a conversation: ask the team to get in touch.",
  },
};

export default en_customOffer;

import type { NamespaceHomeTranslation } from "../../i18n-types";

const en_home = {
  hero: {
    place: "{event}, {city}, {region}",
    title: "Show what already works.",
    lead: "The Green Zone is the official exhibition area of the conference. Governments, companies, science and civil society bring the solutions that have left the drawing board.",
    toInterest: "Express your interest",
    toSelection: "About the expression of interest",
    toReasons: "Five reasons to exhibit",
  },
  facts: {
    label: "The conference in dates and figures",
    eoi: "Expression of interest",
    summit: "Leaders' summit",
    conference: "Conference",
    parties: "Countries, plus the European Union",
  },
  about: {
    title: "The part of the conference you walk through",
    where:
      "In {month}, {parties} countries and the European Union meet in {city}, {region}, a city of the Brazilian Amazon. The {zone} is open beside the negotiations: stands, encounters and demonstrations by people who work for the climate every day.",
    how: "An organising committee curates the proposals. Those approved get access to this portal and put their order together here, from the stand to the services.",
    link: "See how to take part",
    drawing:
      "Drawing of an exhibition zone from above: coloured stands on the bank of a wide, winding river.",
    river: "Guamá River",
  },
  dates: {
    title: "Three dates to keep",
    eoiNote: "The time to tell the organisers what you want to show, in {city} time.",
    summitNote: "Heads of state and government meet before the opening.",
    conferenceNote: "Days of conference, with the {zone} up and running.",
    range: "{from} to {to}",
  },
  reasons: {
    title: "Five reasons to have a stand",
    blueZone: "Close to the Blue Zone",
    blueZoneText: "The negotiations are next door. Delegations walk through here between sessions.",
    visibility: "Global visibility",
    visibilityText:
      "Your solution in front of {parties} countries, the European Union and the press that follows them.",
    business: "Business and networking",
    businessText:
      "Those who fund, those who regulate and those who build, in the same aisle on the same days.",
    innovation: "Innovation and influence",
    innovationText: "Demonstrate live what works, and bring the example to those who write the next rules.",
    reputation: "Reputation and ESG",
    reputationText: "Commitments carry more weight when they can be seen, visited and checked.",
  },
  closing: {
    title: "What does your organisation want to show the world?",
  },
} satisfies NamespaceHomeTranslation;

export default en_home;

import type { NamespaceOverviewTranslation } from "../../i18n-types";

const en_overview = {
  event: {
    title: "The world comes to the Amazon.",
    lead: "From {from} to {to}, delegations from {parties} countries and the European Union meet in {city} to decide together what to do about climate change.",
    summit:
      "Heads of state and government arrive first: the leaders' summit, from {from} to {to}, prepares the ground for the negotiations.",
    twoZones:
      "The conference has two areas. In the Blue Zone, open to accredited delegates, countries negotiate. In the {zone}, companies, governments, scientists and civil society show what they already do.",
    factsLabel: "The event in dates and figures",
    parties: "countries, plus the European Union",
    conference: "Conference",
    summitDates: "Leaders' summit",
    city: "Host city",
    where: "{city}, {region}, Brazilian Amazon",
  },
  region: {
    title: "Here, the forest is just across the river",
    lead: "{city} stands at the mouth of the Guamá River, facing Guajará Bay. From the waterfront you can see where the forest begins, and the morning boats come from there.",
    latitude: "{city}, 1° 27′ S, 48° 30′ W",
    cityTitle: "The city",
    cityText:
      "Founded in 1616, it is the capital of the state of {region}. At Ver-o-Peso, the market on the bay, boats unload fish, manioc flour and açaí from the islands and the rivers.",
    forestTitle: "The forest",
    forestText:
      "The Amazon is the largest tropical forest in the world. It reaches across eight countries and French Guiana, and most of it is in Brazil.",
    riverTitle: "The river",
    riverText:
      "No other river carries as much water to the sea as the Amazon. Its mouth, in the north of {region}, wraps around Marajó, an island larger than Belgium.",
    rainTitle: "The rain",
    rainText:
      "It is hot all year, and it tends to rain in the afternoon. In {city}, people arrange to meet before the rain or after it.",
  },
  zone: {
    title: "The {zone} from above",
    lead: "Stands, a stage and squares share one site between the avenue and the river, open to the public on the days of the conference. A footpath leads to the Blue Zone.",
    marks: "Each area has a letter or a number on the map. The list below says what is in each.",
  },
  opportunities: {
    title: "Four ways to be part of it",
    exhibit: "Have a stand",
    exhibitText: "Show-ready, in one of the packages, or designed from what you describe.",
    exhibitLink: "See the formats and floor plans",
    join: "Become a partner",
    joinText:
      "Approved organisations become partners of the {zone}, with a dedicated contact and access to this portal.",
    joinLink: "See the criteria and the steps",
    services: "Order services",
    servicesText:
      "Audiovisual, catering, cleaning, dedicated internet, livestreaming, interpretation and sales staff.",
    servicesLink: "See services and support",
    visit: "Visit",
    visitText:
      "The {zone} is open to the public. The programme and the rules of entry are on the official site.",
    visitLink: "Go to the official site",
  },
  closing: {
    title: "There is room for your work here.",
    text: "See who can take part, what the organisers look for and how a proposal becomes a stand.",
    link: "Partnership & exhibit",
  },
  afterEvent: {
    event: {
      title: "The world came to the Amazon.",
      lead: "From {from} to {to}, delegations from {parties} countries and the European Union met in {city} to decide together what to do about climate change.",
      summit:
        "Heads of state and government arrived first: the leaders' summit, from {from} to {to}, prepared the ground for the negotiations.",
      twoZones:
        "The conference had two areas. In the Blue Zone, open to accredited delegates, countries negotiated. In the {zone}, companies, governments, scientists and civil society showed what they already do.",
    },
    zone: {
      lead: "Stands, a stage and squares shared one site between the avenue and the river, open to the public on the days of the conference. A footpath led to the Blue Zone.",
    },
    opportunities: {
      title: "The four ways to be part of it",
      joinText:
        "Approved organisations became partners of the {zone}, with a dedicated contact and access to this portal.",
      visitText: "The {zone} was open to the public. The official site has more about the conference.",
    },
    closing: {
      title: "This is how they took part.",
      text: "See who could take part, what the organisers looked for and how a proposal became a stand.",
    },
  },
} satisfies NamespaceOverviewTranslation;

export default en_overview;

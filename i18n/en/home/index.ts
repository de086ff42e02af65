import type { NamespaceHomeTranslation } from "../../i18n-types";

const en_home = {
  hero: {
    place: "{event}, {city}, {region}",
    title: "Show what already works.",
    lead: "The {zone} is the official exhibition area of the conference. Governments, companies, scientists and civil society bring the solutions that have left the drawing board.",
    toInterest: "Express your interest",
    toParticipation: "How to take part",
    toBrochure: "Download the brochure (PDF)",
    comers: "{count} {{organisation already has its own|organisations already have theirs}}",
  },
  town: {
    bronze: "Bronze",
    silver: "Silver",
    gold: "Gold",
    marked: "This one is still dark. Yours?",
    coming: "See who is coming",
  },
  facts: {
    label: "The conference in dates and figures",
    eoi: "Expression of interest",
    eoiShort: "Applications",
    summitShort: "Leaders",
    partiesShort: "Countries, plus the EU",
    summit: "Leaders' summit",
    conference: "Conference",
    parties: "Countries, plus the European Union",
  },
  about: {
    title: "The part of the conference you walk through",
    where:
      "In {month}, {parties} countries and the European Union meet in {city}, a city of the Brazilian Amazon in the state of {region}. The {zone} is open beside the negotiations, with stands, meetings and demonstrations by people who work for the climate every day.",
    how: "An organising committee reads the proposals and chooses who exhibits. Approved organisations receive access to this portal and put their order together here, from the stand to the services.",
    link: "See the event and the map of the {zone}",
    drawing: "Detail of the map: sectors of coloured stands around a square, on the bank of a wide river.",
  },
  dates: {
    title: "Three dates to keep",
    eoiNote: "The time to tell the organisers what you want to show, in {city} time.",
    summitNote: "Heads of state and government meet before the opening.",
    conferenceNote: "Countries negotiate, and the {zone} welcomes the public.",
    range: "{from} to {to}",
    titleOver: "The three dates",
    eoiNoteOver: "It was the time to tell the organisers what you wanted to show, in {city} time.",
    summitNoteOver: "Heads of state and government met before the opening.",
    conferenceNoteOver: "Countries negotiated, and the {zone} welcomed the public.",
    today: "today",
    soon: "Opens soon",
    ahead: "Begins {{days:today|tomorrow|in ?? days}}",
    on: "Ends {{days:today|tomorrow|in ?? days}}",
    over: "Ended on {day}",
  },
  reasons: {
    title: "Five reasons to be in the {zone}",
    blueZone: "Next to the Blue Zone",
    blueZoneText: "The negotiations take place next door, and negotiators come out to look.",
    visibility: "Global visibility",
    visibilityText:
      "Your solution in front of {parties} countries, the European Union and the press that follows them.",
    business: "Business and networking",
    businessText: "Those who fund, those who regulate and those who build, in one aisle on the same days.",
    innovation: "Innovation and influence",
    innovationText: "Demonstrate what works, live, to the people who write the next rules.",
    reputation: "Reputation and ESG",
    reputationText: "Commitments carry more weight when they can be seen, visited and checked.",
    link: "Read about the benefits, the criteria and the steps",
  },
  closing: {
    before: "What does your organisation want to show?",
    beforeText: "The form opens on {opens} and stays open until {closes}.",
    soon: "What does your organisation want to show?",
    soonText: "The form opens soon and stays open until {closes}.",
    open: "What does your organisation want to show?",
    openText: "The form is open until {closes}, {city} time.",
    after: "Come and see for yourself.",
    afterText: "Expressions of interest closed on {closes}.",
    toSelection: "About the expression of interest",
  },
  afterEvent: {
    hero: {
      title: "What works was shown here.",
      lead: "The {zone} was the official exhibition area of the conference. Governments, companies, scientists and civil society brought the solutions that have left the drawing board.",
      toParticipation: "How organisations took part",
    },
    town: { coming: "See who came" },
    about: {
      where:
        "In {month}, {parties} countries and the European Union met in {city}, a city of the Brazilian Amazon in the state of {region}. The {zone} was open beside the negotiations, with stands, meetings and demonstrations by people who work for the climate every day.",
      how: "An organising committee read the proposals and chose who exhibited. Approved organisations put their order together in this portal, from the stand to the services.",
    },
    reasons: {
      title: "Five reasons that led to the {zone}",
      blueZoneText: "The negotiations took place next door, and negotiators came out to look.",
      visibilityText:
        "Solutions in front of {parties} countries, the European Union and the press that followed them.",
      innovationText: "What works was demonstrated live to the people who write the next rules.",
    },
    closing: {
      after: "See how it went.",
      afterText: "Expressions of interest closed on {closes}, and the conference is over.",
    },
  },
} satisfies NamespaceHomeTranslation;

export default en_home;

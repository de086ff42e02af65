import type { NamespaceParticipationTranslation } from "../../i18n-types";

const en_participation = {
  hero: {
    title: "Your work, beside the decisions.",
    lead: "In the {zone}, people who work for the climate show what they do, talk with delegations and find partners. See why to take part, who can, and how to get there.",
    onThisPage: "On this page",
    toBenefits: "Why take part",
    toOffer: "What the zone offers",
    toWho: "Who should participate",
    toCriteria: "Criteria",
    toSteps: "Five steps",
    toWays: "Ways to participate",
  },
  benefits: {
    title: "What your organisation gains",
    lead: "Five benefits of bringing your work to the {zone}.",
    blueZone: "Next to the Blue Zone",
    blueZoneText:
      "Countries negotiate in the area next door. Your stand is where negotiators and observers can walk in, look and ask.",
    visibility: "Global visibility",
    visibilityText:
      "Delegations from {parties} countries and the European Union come to {city}, and with them the press that covers the climate. Those in the {zone} are part of what they see.",
    business: "Business and networking",
    businessText:
      "Funders, public managers, companies and researchers spend the same days in the same city. They can sit at one table: the one in your stand.",
    innovation: "Innovation and influence",
    innovationText:
      "Seeing a solution at work persuades more than reading a report. Show yours to the people who draft policies, standards and budgets.",
    reputation: "Reputation and ESG",
    reputationText:
      "Environmental, social and governance commitments carry more weight when the public can see them, ask questions and check the answers.",
  },
  offer: {
    title: "What the {zone} offers",
    hubs: "Thematic hubs",
    hubsText: "Pavilions gathered by subject, so that each theme finds its public:",
    hubThemes: {
      energyTransition: "energy transition",
      forestsOceansBiodiversity: "forests, oceans and biodiversity",
      agricultureFood: "agriculture and food",
      citiesWater: "cities and water",
      humanDevelopment: "human development",
      financeTechnology: "finance and technology",
    },
    activities: "Activities",
    activitiesText:
      "Debates, announcements and presentations on the main stage; conversations in the square and over a meal. In your stand, the programme is yours.",
    spaces: "Spaces",
    spacesText:
      "Stands from {minimum} m², show-ready or made to measure, in sectors joined by squares and a step-free route.",
  },
  who: {
    title: "Who should participate",
    lead: "Organisations from any country with something to show, not only something to promise.",
    private: "Private sector",
    privateText:
      "Companies and associations whose products, technologies and processes reduce harm to the climate.",
    public: "Public institutions",
    publicText: "Public bodies, universities and research centres, with data, studies and policies in use.",
    civilSociety: "Civil society and NGOs",
    civilSocietyText: "Projects built with communities, with results to show.",
    international: "International bodies",
    internationalText: "Cooperation, finance and programmes that cross borders.",
    government: "State and municipal governments",
    governmentText: "Plans and works that prepare cities and regions for a changing climate.",
    other: "Other organisations",
    otherText: "Those who work on the climate agenda in another way. The form asks which.",
  },
  criteria: {
    title: "Eligibility criteria",
    lead: "First we check that a proposal can enter the selection. Then we read what it has to show.",
    entry: "To enter the selection",
    registration: "Legal registration",
    registrationText:
      "A CNPJ for Brazilian organisations; for all others, the registration of their own country.",
    climate: "A link to the climate",
    climateText: "One or more themes of the {zone}, or another focus that you describe.",
    representative: "A representative",
    representativeText: "The person who answers for the proposal, with position, phone and email.",
    area: "An area from {minimum} m²",
    areaText: "Above {limit} m², please explain why you need the space.",
    deadline: "A complete form, on time",
    deadlineText: "From {from} to {to}, with the data-protection terms accepted.",
    review: "What evaluators look for",
    theme: "Theme",
    themeText: "The proposal deals with a subject of the conference.",
    innovation: "Innovation",
    innovationText: "It shows solutions, methods or experience that others can use.",
    sustainability: "Sustainability",
    sustainabilityText: "Materials, energy, water and waste were considered from the first sketch.",
    feasibility: "Feasibility",
    feasibilityText: "Space, time and team fit what will be shown.",
    publicInterest: "Public interest",
    publicInterestText: "There is something in it for those who visit the {zone}.",
    note: "The form also asks about certifications and sustainability practices. No answer rules a proposal out.",
  },
  steps: {
    title: "Five steps from proposal to stand",
    submission: "Submission",
    submissionText: "You fill in the form and get a reference number and a link to follow the proposal.",
    screening: "Initial screening",
    screeningText: "The team checks that the proposal is complete and meets the rules.",
    review: "Detailed review of the shortlisted",
    reviewText: "Evaluators read each shortlisted proposal, one criterion at a time.",
    selection: "Final selection and notification",
    selectionText: "You learn of the decision in the contact language you chose.",
    confirmation: "Confirmation of participation",
    confirmationText:
      "Stand and services are ordered and paid in this portal. Then, with the contract signed, your participation is confirmed.",
  },
  ways: {
    title: "Ways to participate",
    cardTitle: "A stand that is ready, or a design of your own",
    cardText: "Compare the packages, look at the floor plans and find out what each format includes.",
    cardLink: "See the ways to exhibit",
  },
  interest: {
    before: "The form opens soon.",
    beforeText: "Expressions of interest will be received from {opens} to {closes}, {city} time.",
    soon: "The form opens soon.",
    soonText: "Expressions of interest will be received until {closes}, {city} time.",
    open: "The first step is telling us what you do.",
    openText: "The form is open until {closes}, {city} time.",
    toForm: "Express your interest",
    after: "The time for proposals is over.",
    afterText:
      "Expressions of interest were received until {closes}. See what happens next and how to visit the {zone}.",
    toNotice: "About the expression of interest",
  },
  afterEvent: {
    hero: {
      title: "Work shown beside the decisions.",
      lead: "In the {zone}, people who work for the climate showed what they do, talked with delegations and found partners. See why organisations took part, who could, and how they got there.",
    },
    benefits: {
      title: "What the organisations gained",
      lead: "Five benefits of bringing their work to the {zone}.",
      blueZoneText:
        "Countries negotiated in the area next door. A stand was where negotiators and observers could walk in, look and ask.",
      visibilityText:
        "Delegations from {parties} countries and the European Union came to {city}, and with them the press that covers the climate. Those in the {zone} were part of what they saw.",
      businessText:
        "Funders, public managers, companies and researchers spent the same days in the same city. They could sit at one table: the one in a stand.",
      innovationText:
        "Seeing a solution at work persuades more than reading a report. Here the people who draft policies, standards and budgets saw them.",
    },
    interest: {
      afterText: "Expressions of interest were received until {closes}, and the conference is over.",
    },
  },
} satisfies NamespaceParticipationTranslation;

export default en_participation;

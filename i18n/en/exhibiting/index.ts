import type { NamespaceExhibitingTranslation } from "../../i18n-types";

const en_exhibiting = {
  title: "Ready to\u00A0show, or\u00A0built from\u00A0scratch.",
  lead: "In the {zone}, your organisation welcomes visitors in a show-ready stand, already built, or in a custom one with an exclusive design. Both begin with the same expression of interest.",
  contents: "On this page",
  parts: {
    standard: "Standard stands",
    cost: "What it costs",
    custom: "Custom stands",
    plans: "Floor plans",
    services: "Services",
    ordering: "How to order",
  },
  standard: {
    title: "Your team arrives, and the stand is up",
    concept:
      "Standard stands follow the “show ready” concept. The structure comes with the package; your team brings what only it has, the content and the conversation with visitors.",
    drawing: {
      BRONZE:
        "Drawing of the {name} stand: a back wall with panels, a table, a counter and a floor open to the aisle.",
      SILVER:
        "Drawing of the {name} stand: tall walls, a screen, a sofa, a table, display plinths, a counter and a corner storage room.",
      GOLD: "Drawing of the {name} stand: a tower, a screen, display plinths, a counter and a glass meeting room.",
    },
    illustrative: "The pictures illustrate; what counts is the description of each package.",
    perM2: "{price} per m²",
    contents: "What each package contains",
    alike: "The same in every package",
    area: "Area",
    areaText: "The one on your expression of interest, from {from} m².",
    price: "Price",
    priceText:
      "Space and structure per square metre, in US dollars, applicable taxes included. The portal works it out for your area.",
    extras: "Additions",
    extrasText: "Items from the catalogue go into the same order, with their quantity and days of use.",
    change: "Changes",
    changeText: "An order can be edited until the team begins its review.",
  },
  cost: {
    title: "What it costs",
    from: "{area}: from {price}",
    area: "Your area, in m²",
    hint: "From 50.",
    note: "Space and structure, reckoned as the portal does in an order. Catalogue items come on top.",
    forArea: "For {area}",
    said: "For {area}: {costs}.",
    own: "Space is charged by the square metre; the structure is quoted from your briefing, before the order is approved.",
    wrong: {
      none: "Enter the area in m².",
      noNumber: "This is not a number. Enter the area in m², for example 120.",
      tooSmall: "Stands start at 50 m².",
      notWhole: "Use a whole number of square metres.",
      tooLarge: "For more than {max} m², please talk to the team.",
    },
  },
  custom: {
    title: "A stand that exists only once",
    text: "Custom stands have an exclusive design. The project starts from a briefing in four parts, which you fill in on the portal with your own words and images. The team reads and reviews it and sets the price of the structure before the order is approved.",
    drawing: "Drawing of a custom stand: a leaf-shaped roof over a round stage, on a floor of free outline.",
    briefing: "The four parts of the briefing",
    reference: "Visual reference",
    referenceText: "At least one image, and a description of what you have in mind.",
    structure: "Structural elements",
    structureText:
      "Meeting room, auditorium and its capacity, pantry, storage, product area, large objects and voltage.",
    identity: "Visual identity",
    identityText: "Colours, brand, logo, manual and what goes on the walls.",
    meaning: "Final considerations",
    meaningText: "Objectives, the message that stays, cultural elements and sustainability.",
  },
  plans: {
    title: "Floor plans from the catalogue",
    lead: "Open a plan to see its measurements up close. Each is an example; yours follows the area approved for you.",
    caption: "{name} floor plan",
    custom: "Custom floor plan",
    alt: "Floor plan of the {name} stand seen from above, with measurements and each part named.",
    customAlt: "Floor plan of a sample custom stand seen from above, with each part named.",
  },
  services: {
    title: "What else a stand needs",
    catalogue: "Audiovisual, internet, cleaning and other services",
  },
  ordering: {
    lastStands: "Last day to order a stand: {day}.",
    lastServices: "Last day to order services: {day}.",
    lastStandsOver: "The last day to order a stand was {day}. Ask the team before you order: {email}.",
    lastServicesOver: "The last day to order services was {day}. Ask the team before you order: {email}.",
    title: "How to order, once you are approved",
    lead: "The ordering portal opens for approved proposals only. From then on, everything happens there.",
    clauses: "Read the clauses of the contract",
    access: "Get your access",
    accessText: "The team opens an account for your representative and hands over the access.",
    build: "Put the order together",
    buildText:
      "Choose a package or fill in the briefing, add services and watch the total. The draft saves itself.",
    send: "Send it",
    sendText: "A sent order gets a number. Until the review begins, you can still edit it.",
    review: "Follow the review",
    reviewText:
      "The team checks it, prices what is custom and approves. The order's page shows every change of status.",
    pay: "Pay and send the confirmation",
    payText:
      "Once the order is approved, upload the payment confirmation on the portal. Then sign the contract, on the same page.",
  },
  closing: {
    title: "Do you know which one is yours?",
    interest: "Express your interest",
    selection: "About the expression of interest",
    support: "Talk to the team",
  },
} satisfies NamespaceExhibitingTranslation;

export default en_exhibiting;

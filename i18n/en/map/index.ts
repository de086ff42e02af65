import type { NamespaceMapTranslation } from "../../i18n-types";

const en_map = {
  title: "{zone} map",
  note: "Illustrative plan. The final layout may change.",
  listTitle: "The areas of the map, one by one",
  drawing:
    "Illustrated map of the {zone} from above: four sectors of stands around a plaza, between the avenue to the north and a bend of the river to the south. To the east, a passage leads to the Blue Zone.",
  pins: "Points on the map",
  hint: "Press a point on the map, or a name in the list, to see what is there.",
  river: "Guamá River",
  blueZone: "Blue Zone",
  north: "N",
  steps: "One square of the grid: one stand module",
  kinds: {
    stands: "Stands",
    programme: "Programme and meeting places",
    services: "Visitor services",
    access: "Arriving and getting around",
  },
  areas: {
    sectorA: {
      name: "Sector A",
      text: "Stands just past the main entrance, on everyone's first walk.",
    },
    sectorB: {
      name: "Sector B",
      text: "Stands between the main stage and the plaza, where the audience comes and goes.",
    },
    sectorC: {
      name: "Sector C",
      text: "Stands that follow the bend of the river, next to the food court.",
    },
    sectorD: {
      name: "Sector D",
      text: "Stands on the riverside, beside the passage to the Blue Zone.",
    },
    hubs: {
      name: "Thematic hubs",
      text: "Pavilions grouped by subject, from energy and forests to cities and finance.",
    },
    stage: {
      name: "Main stage",
      text: "Debates, announcements and performances, with open-air seating.",
    },
    plaza: {
      name: "Central plaza",
      text: "The meeting point, with shade and benches, where all the paths begin.",
    },
    foodCourt: {
      name: "Food court",
      text: "Kitchens and tables overlooking the water.",
    },
    servicePoint: {
      name: "Service point and badges",
      text: "Badge collection, information, and lost and found.",
    },
    firstAid: {
      name: "First aid",
      text: "Medical care close to the main entrance.",
    },
    quietRoom: {
      name: "Quiet room",
      text: "A silent, dimly lit place for a break from the crowd.",
    },
    mainEntrance: {
      name: "Main entrance",
      text: "The way in from the avenue, across from the bus stop.",
    },
    riverEntrance: {
      name: "River entrance",
      text: "The way in for those who come by boat, along the pier.",
    },
    blueZonePassage: {
      name: "Passage to the Blue Zone",
      text: "The walk to the negotiations, for holders of a Blue Zone badge.",
    },
    busStop: {
      name: "Bus stop",
      text: "Buses stop on the avenue, next to the main entrance.",
    },
    bicycles: {
      name: "Bicycle parking",
      text: "Racks for bicycles along the avenue.",
    },
    accessibleRoute: {
      name: "Accessible route",
      text: "A step-free way from the entrances to the plaza, the stage, the services and the passage to the Blue Zone.",
    },
  },
  plan: {
    title: "{name} stand, floor plan",
    customTitle: "Floor plan of a custom stand",
    note: "Illustrative plan. Area from the expression of interest, items from the order.",
    customNote: "One example of many. Shape, height and finishes come from your design.",
    grid: "1 m grid",
    metres: "{length} m",
    aisle: "Aisle",
    counter: "Counter",
    screen: "Screen",
    storage: "Storage",
    meeting: "Meeting",
    lounge: "Lounge",
    exhibits: "Displays",
    demonstration: "Demonstration",
    stage: "Stage",
    garden: "Garden",
    entrance: "Way in",
    drawing:
      "Illustrative floor plan of the {name} stand, seen from above on a one-metre grid, with its areas labelled.",
    customDrawing:
      "Illustrative floor plan of a custom stand with curved walls, seen from above on a one-metre grid, with its areas labelled.",
  },
  sketch: {
    title: "Sketch of the stand",
    note: "Draw the outline of your stand and mark where each point should be.",
    power: "Power (kW)",
    water: "Water and drain",
    network: "Network",
    entrance: "Entrance",
  },
} satisfies NamespaceMapTranslation;

export default en_map;

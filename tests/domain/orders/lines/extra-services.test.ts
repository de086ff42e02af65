import { expect, test } from "bun:test";
import { emptyExtraServices, groupLines, requiredGroups } from "#domain/orders/lines/extra-services.ts";

test("the six groups with their fields, none required at first (SVC-04, SVC-05)", () => {
  expect(emptyExtraServices()).toEqual({
    foodBeverage: {
      required: false,
      dailyQuantity: "",
      serviceSchedule: "",
      relevantInfo: "",
    },
    equipment: {
      required: false,
      executionObservations: "",
      ledConfiguration: "",
    },
    humanResources: {
      required: false,
      language: "",
      serviceSchedule: "",
      relevantInfo: "",
    },
    furniture: { required: false, executionObservations: "" },
    vehicleRental: { required: false, executionObservations: "" },
    liveMarketing: {
      required: false,
      contactRequested: false,
      observations: "",
    },
  });
});

test("lists the groups asked for in their order", () => {
  const services = emptyExtraServices();
  expect(requiredGroups(services)).toEqual([]);
  services.liveMarketing.required = true;
  services.equipment.required = true;
  expect(requiredGroups(services)).toEqual(["equipment", "liveMarketing"]);
});

const words = {
  title: "Grupo",
  fields: { executionObservations: "Observações" },
  yes: "Sim",
};
const both = {
  pt: words,
  en: {
    ...words,
    title: "Group",
    fields: { executionObservations: "Observations" },
  },
};
const LIVE = {
  title: "Live marketing",
  fields: { contactRequested: "Contact me", observations: "Notes" },
};
const WORDS = {
  foodBeverage: both,
  equipment: both,
  humanResources: both,
  furniture: both,
  vehicleRental: both,
  liveMarketing: { en: { ...LIVE, yes: "Yes" } },
};

test("each required group makes one custom line without a price, its answers in the description (SVC-02)", () => {
  const services = emptyExtraServices();
  services.furniture = { required: true, executionObservations: "Two sofas" };
  services.vehicleRental = { required: false, executionObservations: "A van" };
  services.liveMarketing = {
    required: true,
    contactRequested: true,
    observations: "",
  };
  const lines = groupLines(services, WORDS);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    kind: "custom",
    itemId: "furniture",
    title_pt: "Grupo",
    title_en: "Group",
    description_pt: "Observações: Two sofas",
    description_en: "Observations: Two sofas",
    unitPrice: 0,
    quantity: 1,
    periodOfUse: 1,
  });
  expect(lines[1]).toMatchObject({
    title_en: "Live marketing",
    description_en: "Contact me: Yes",
    title_pt: "",
  });
  expect(groupLines(services, undefined)).toEqual([]);
});

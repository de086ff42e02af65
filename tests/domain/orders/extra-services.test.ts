import { expect, test } from "bun:test";
import {
  emptyExtraServices,
  EXTRA_SERVICE_GROUPS,
  isExtraServiceGroup,
  requiredGroups,
} from "#domain/orders/extra-services.ts";

test("the six groups with their fields, none required at first (SVC-04, SVC-05)", () => {
  expect(emptyExtraServices()).toEqual({
    foodBeverage: { required: false, dailyQuantity: "", serviceSchedule: "", relevantInfo: "" },
    equipment: { required: false, executionObservations: "", ledConfiguration: "" },
    humanResources: { required: false, language: "", serviceSchedule: "", relevantInfo: "" },
    furniture: { required: false, executionObservations: "" },
    vehicleRental: { required: false, executionObservations: "" },
    liveMarketing: { required: false, contactRequested: false, observations: "" },
  });
});

test("lists the groups asked for in their order", () => {
  const services = emptyExtraServices();
  expect(requiredGroups(services)).toEqual([]);
  services.liveMarketing.required = true;
  services.equipment.required = true;
  expect(requiredGroups(services)).toEqual(["equipment", "liveMarketing"]);
});

test("knows its groups by name", () => {
  expect(EXTRA_SERVICE_GROUPS.every(isExtraServiceGroup)).toBe(true);
  expect(isExtraServiceGroup("chair")).toBe(false);
});

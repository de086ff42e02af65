import { expect, test } from "bun:test";
import { EXTRA_SERVICE_GROUPS } from "#domain/orders/extra-service-groups.ts";
import { CUSTOM_SERVICES } from "#domain/site/services.ts";

test("the custom services a visitor reads of are the groups an order offers, in the same order (SVC-03)", () => {
  expect(CUSTOM_SERVICES).toEqual([...EXTRA_SERVICE_GROUPS]);
});

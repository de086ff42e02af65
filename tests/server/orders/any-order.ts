import fc from "fast-check";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import { EXTRA_SERVICE_GROUPS } from "#domain/orders/lines/extra-service-groups.ts";
import { OFFERED_ORDER_TYPES } from "#domain/orders/type.ts";

/** Whatever somebody may have filled in: of every kind, complete or not, in odd prices and sizes. */

/** Cents for one unit; nothing, one, and figures that no multiple of ten dollars hides. */
export const PRICES = [0, 1, 18_10, 145_00, 99_999_99];
const PICTURE = { name: "rio.png", type: "image/png", url: "https://example.org/rio.png" };

/** As a rule within 1 to 100; now and then empty, too little or too much. */
function figure() {
  return fc.oneof(
    { weight: 30, arbitrary: fc.integer({ min: 1, max: 100 }) },
    { weight: 1, arbitrary: fc.constantFrom(null, 0, 101, 2.5) },
  );
}

const lines = fc.array(
  fc.record({
    item: fc.nat({ max: PRICES.length - 1 }),
    quantity: figure(),
    periodOfUse: figure(),
    notes: fc.constantFrom("", "Perto da água"),
  }),
  { maxLength: 5 },
);

const dollars = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);

/** The three amounts as a rule make the value. */
const amounts = fc
  .tuple(dollars, dollars, dollars, fc.constantFrom("divided", "divided", "undivided", "wrong"))
  .map(([spaceAmount, structureAmount, extraAmount, split]) => {
    const cents = [spaceAmount, structureAmount, extraAmount].map((usd) => Math.round(usd * 100));
    const value = cents.reduce((sum, one) => sum + one, split === "wrong" ? 1 : 0) / 100;
    if (split === "undivided") return { value, spaceAmount: null, structureAmount: null, extraAmount: null };
    return { value, spaceAmount, structureAmount, extraAmount };
  });

const filledIn = fc.record({
  orderType: fc.constantFrom(...OFFERED_ORDER_TYPES),
  selectedStandardStandId: fc.constantFrom("BRONZE", "SILVER", "BRONZE", "SILVER", "GOLD", null),
  lines,
  groups: fc.subarray([...EXTRA_SERVICE_GROUPS]),
  description: fc.constantFrom("Como um rio", "Como um rio", "Como um rio", " "),
  files: fc.subarray([PICTURE]),
  auditorium: fc.boolean(),
  auditoriumCapacity: fc.constantFrom(40, 1, 40, 0, null),
  amounts,
  notes: fc.constantFrom("", "Acesso pela doca 2"),
});

/** A draft over these items, for a space of this size. */
export function anyOrder(itemIds: readonly string[]): fc.Arbitrary<{ draft: OrderDraft; sizeM2: number }> {
  return fc
    .record({ given: filledIn, sizeM2: fc.integer({ min: 1, max: 2_000 }) })
    .map(({ given, sizeM2 }) => {
      const {
        groups,
        description,
        files,
        auditorium,
        auditoriumCapacity,
        amounts: proposed,
        ...plain
      } = given;
      const empty = emptyDraft("");
      const asked = groups.map((group) => [group, describe(empty.extraServices[group])]);
      const draft: OrderDraft = {
        ...empty,
        ...plain,
        standType: plain.orderType === "STANDARD" ? "STANDARD" : "CUSTOM",
        lines: plain.lines.map(({ item, ...line }, at) => {
          return { ...line, lineId: `line-${at}`, itemId: itemIds[item] ?? "" };
        }),
        extraServices: { ...empty.extraServices, ...Object.fromEntries(asked) },
        briefing: {
          ...empty.briefing,
          visualReference: { files, description },
          structuralElements: { ...empty.briefing.structuralElements, auditorium, auditoriumCapacity },
        },
        proposal: { description, ...proposed, attachments: [] },
      };
      return { draft, sizeM2 };
    });
}

/** A group that is asked for says what is wanted in its first words. */
function describe(answers: Record<string, string | boolean>): Record<string, string | boolean> {
  const field = Object.keys(answers).find((name) => typeof answers[name] === "string") ?? "";
  return { ...answers, required: true, [field]: "Como combinado" };
}

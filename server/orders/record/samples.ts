import type { InferInput } from "valibot";
import type { ORDER_KINDS } from "#domain/orders/kinds/kinds.ts";
import type { Existing } from "../../call/sample.ts";

type Kinds = typeof ORDER_KINDS;
type Samples = { [Type in keyof Kinds]: (existing: Existing) => InferInput<Kinds[Type]["order"]> };

function services({ submission, item }: Existing) {
  return { submissionId: submission, orderServices: [{ itemId: item, quantity: 10, periodOfUse: 2 }] };
}

const rio = { name: "rio.png", type: "image/png", url: "https://example.org/rio.png" };

/** A sample order of each kind. */
export const ORDER_SAMPLES: Samples = {
  STANDARD: ({ submission }) => ({ submissionId: submission, orderServices: [{ itemId: "BRONZE" }] }),
  CUSTOM: (existing) => ({
    ...services(existing),
    visualReference: { files: [rio], description: "Como um rio" },
    standType: "CUSTOM",
  }),
  CUSTOM_SERVICES: services,
  SIMPLE: ({ submission }) => ({
    submissionId: submission,
    description: "Uma roda de conversa",
    value: 100,
    spaceAmount: 60,
    structureAmount: 30,
    extraAmount: 10,
  }),
};

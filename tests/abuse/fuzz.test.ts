import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { signIn } from "#tests/server/files/upload.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { solvedToken } from "#tests/server/submissions/interest.ts";
import { listProcedures, type Procedure } from "./call.ts";
import { arbitraryFor, INFINITE } from "./inputs.ts";

/**
 * Whatever is sent, no procedure answers 500 (G7). About 2,000 inputs in every run, the same ones;
 * FUZZ_RUNS=100000 tries so many new ones.
 */
const runs = Number(process.env["FUZZ_RUNS"] ?? 2_000);
const seed = process.env["FUZZ_RUNS"] ? Date.now() : 20_250_801;
/** A hash or a PDF costs more than a thousand other calls. */
const HEAVY = ["partners.register", "partners.resetCredentials", "contracts.generate"];

const scene = await openScene();
const { portal, partner, other, admin, manager, submission, otherSubmission, screen, chair } = scene;
const draft = await scene.as(partner).orders.saveDraft({ draft: { submissionId: submission.id } });
const orders = await Promise.all(
  (["PENDING", "REVIEWING", "APPROVED", "CONFIRM_PAYMENT", "PAID", "CANCELLED"] as const).map(
    async (status) => {
      const { id } = await scene.send();
      return (await scene.put(id, { status, version: 1 })).id;
    },
  ),
);
const files = await Promise.all([partner, partner, manager].map((user) => scene.upload(user)));
const tokens = await Promise.all(Array.from({ length: 40 }, () => solvedToken(portal)));
const records = [submission.id, partner.id, draft.id, ...orders, ...files, "nothing"];
const known = {
  id: records,
  submissionId: [submission.id, submission.id, submission.id, otherSubmission.id, draft.id],
  itemId: [screen.id, "BRONZE", "SILVER", chair.id],
  fileId: [...files, draft.id],
  paymentConfirmation: files,
  captchaToken: tokens,
};
const cookies = await Promise.all([partner, other, admin, manager].map((user) => signIn(scene, user)));

async function send({ name, type }: Procedure, input: unknown, who: number, address: string) {
  const text = (JSON.stringify(input) ?? "").replaceAll(`"${INFINITE}"`, "1e999");
  const headers = { cookie: cookies[who] ?? "" };
  const path = `/api/trpc/${name}`;
  return type === "query"
    ? scene.fetch(`${path}?input=${encodeURIComponent(text)}`, { headers, address })
    : scene.fetch(path, { method: "POST", body: text, headers, address });
}

describe("generated inputs", () => {
  const procedures = listProcedures();
  const share = Math.ceil(runs / procedures.length);

  test.each(procedures)(
    "never make $name fail",
    async (procedure) => {
      const numRuns = HEAVY.includes(procedure.name) ? Math.ceil(share / 3) : share;
      const met = new Set<number>();
      const input = arbitraryFor(procedure.schema, known);
      await fc.assert(
        fc.asyncProperty(input, fc.nat(4), fc.ipV4(), async (value, who, address) => {
          const answer = await send(procedure, value, who, address);
          met.add(answer.status);
          if (answer.status >= 500) throw new Error(`${answer.status} ${await answer.text()}`);
        }),
        { numRuns, seed, interruptAfterTimeLimit: process.env["FUZZ_RUNS"] ? undefined : 5_000 },
      );
      expect([...met].every((status) => status < 500)).toBe(true);
      expect(met.size).toBeGreaterThan(0);
    },
    600_000,
  );
});

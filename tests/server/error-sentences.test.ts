import { describe, expect, test } from "bun:test";
import { callProcedure, listProcedures, type Procedure } from "#tests/abuse/call.ts";
import { openEight } from "#tests/abuse/eight.ts";
import { openTestPortal } from "#tests/portal.ts";

const portal = await openTestPortal();
const { visitor, fresh, partnerA, admin } = await openEight(portal);

type Refused = {
  error?: {
    message: string;
    data: { code: string; httpStatus: number; requestId: string; reason?: unknown };
  };
};

/** A sentence for people: words that begin large and end, not the name of a reason or of a status. */
const SENTENCE = /^(?=.* )[A-Z][^{}]*[.!?]?$/s;
const CODE = /^[A-Z_]+$|^[a-z]+[A-Z]\w*$/;

async function expectSentence(answer: Response): Promise<void> {
  const { error } = (await answer.json()) as Refused;
  const { message = "", data } = error ?? {};
  expect(message).toMatch(SENTENCE);
  expect(message).not.toMatch(CODE);
  expect(data?.httpStatus).toBe(answer.status);
  expect(data?.code).toMatch(/^[A-Z_]+$/);
  expect(data?.requestId).toBeString();
}

const procedures = listProcedures();
const guarded = procedures.filter(({ declared }) => declared.audience !== "everybody");
/** An object where a text, a list or nothing is expected breaks the rules of every input. */
const WRONG = { id: { $: 1 }, submissionId: 5, list: [], filters: 7, nothingOfTheKind: true };

describe("a refused call answers with the English sentence of its reason (API-19)", () => {
  test.each(guarded)("$name, to who is not signed in or may not", async (procedure: Procedure) => {
    for (const { cookie } of [visitor, fresh, partnerA, admin]) {
      const answer = await callProcedure(portal, procedure, {}, { cookie });
      if (answer.status === 401 || answer.status === 403) await expectSentence(answer);
    }
    expect((await callProcedure(portal, procedure, {}, {})).status).toBe(401);
  });

  test.each(procedures.filter(({ schema }) => schema))(
    "$name, to an input that its rules refuse",
    async (procedure) => {
      for (const { cookie } of [admin, partnerA, visitor]) {
        const answer = await callProcedure(portal, procedure, WRONG, { cookie });
        if (answer.status >= 400) await expectSentence(answer);
      }
    },
  );

  test("a procedure that does not exist, a body that is none", async () => {
    for (const name of ["orders.delete", "nothing", "orders.__proto__.get"]) {
      await expectSentence(await callProcedure(portal, { name, type: "query" }, {}, admin));
    }
    const broken = { method: "POST", body: "{", headers: { cookie: admin.cookie } };
    await expectSentence(await portal.fetch("/api/trpc/orders.cancel", broken));
  });

  test("with its parameters in the sentence, and the reason as data for the screens", async () => {
    const input = { id: "a".repeat(32), version: 1 };
    const procedure = { name: "orders.discard", type: "mutation" };
    const answer = await callProcedure(portal, procedure, input, admin);
    expect(await answer.json()).toMatchObject({
      error: {
        message: "Order not found",
        data: { reason: { code: "notFound", params: { record: "order" } } },
      },
    });
  });
});

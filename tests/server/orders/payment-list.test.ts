import { describe, expect, test } from "bun:test";
import { signIn } from "../files/upload.ts";
import { openPaying } from "./paying-scene.ts";
import { outcome } from "./scene.ts";

const { scene, staff, partner, approved, handIn } = await openPaying();

/** A part accepted and a further one refused, of one order; too much, of another. */
async function makePayments() {
  const short = await approved();
  const first = await handIn(short, {
    amount: 1_000,
    paidOn: "2025-07-30",
    reference: "Inscrição TED 2025-07/0001",
  });
  const second = await handIn(first, { amount: 500, paidOn: "2025-07-31" });
  const { payments, reference, total } = await staff().get({ id: short.id });
  const idOf = (amount: number) => payments.find((payment) => payment.amount === amount)?.id ?? "";
  const accepted = { ...second, paymentId: idOf(1_000), verdict: "accept" as const };
  const { version } = await staff().judgePayment(accepted);
  const refused = { id: short.id, version, paymentId: idOf(500), verdict: "refuse" as const };
  await staff().judgePayment({ ...refused, note: "Outra conta" });
  const over = await approved();
  const handed = await handIn(over, { amount: total + 20.5 });
  await staff().setStatus({ ...handed, status: "PAID" });
  return { short: { id: short.id, reference }, over, total };
}
const { short, over, total } = await makePayments();

describe("the list of payments", () => {
  test("has every confirmation with its verdict, and how its order stands", async () => {
    const { items, counts } = await staff().payments({ sort: { column: "amount", direction: "asc" } });
    expect(counts.statuses).toEqual({ handedIn: 0, accepted: 2, refused: 1, replaced: 0 });
    const rest = { orderId: short.id, outstanding: total - 1_000, credit: 0, accepted: 1_000 };
    const decided = { decidedBy: scene.manager.name, company: scene.submission.institutionName };
    expect(items).toMatchObject([
      { ...rest, ...decided, amount: 500, status: "refused", refusal: "Outra conta" },
      {
        ...rest,
        ...decided,
        amount: 1_000,
        status: "accepted",
        paidOn: "2025-07-30",
        reference: "Inscrição TED 2025-07/0001",
      },
      {
        orderId: over.id,
        amount: total + 20.5,
        status: "accepted",
        outstanding: 0,
        credit: 20.5,
        dueOn: null,
      },
    ]);
    const { paying } = await partner().get({ id: short.id });
    expect(items[0]?.dueOn).toBe(paying?.dueOn ?? "");
    expect(await outcome(partner().payments({}))).toBe("forbidden");
  });

  test("is narrowed by balance, amount and day of the transfer", async () => {
    const found = async (filters: object) =>
      (await staff().payments({ filters })).items.map((row) => row.amount);
    expect(await found({ balances: ["credit"] })).toEqual([total + 20.5]);
    expect((await found({ balances: ["outstanding"] })).toSorted()).toEqual([1_000, 500].toSorted());
    expect(await found({ amount: { from: 500, to: 500 } })).toEqual([500]);
    expect(await found({ paidFrom: "2025-07-31" })).toEqual([500]);
    expect(await found({ paidTo: "2025-07-30" })).toEqual([1_000]);
  });

  test.each(["Inscrição TED 2025-07/0001", "INSCRICAO", "ted 2025 07 0001", "2025–07 0001", "07/0001"])(
    "is searched by what the payer wrote on the transfer: %s",
    async (search) => {
      const { items, counts } = await staff().payments({ search });
      expect(items.map(({ amount }) => amount)).toEqual([1_000]);
      expect(counts.statuses).toMatchObject({ accepted: 1, refused: 0 });
    },
  );

  test("is searched by the order as well, and by nothing that is not there", async () => {
    const found = async (search: string) => (await staff().payments({ search })).items.length;
    expect([
      await found(short.reference ?? ""),
      await found("2025-08"),
      await found("inscricoes"),
      await found("%/_"),
    ]).toEqual([2, 0, 0, 0]);
  });

  test("is a file for the bookkeeper, with the tax number and the reason of a refusal", async () => {
    const cookie = `${await signIn(scene, scene.manager)}; language=en`;
    const asked = "payments.csv?statuses=refused&columns=order.amount.status.balance";
    const text = await (await scene.fetch(`/api/exports/${asked}`, { headers: { cookie } })).text();
    const [heading, line] = text.split("\r\n");
    expect(heading).toContain('Order,Organisation,CNPJ or legal ID,"Amount, USD",Verdict,Why it was refused');
    expect(line).toContain(`${short.reference},${scene.submission.institutionName}`);
    expect(line).toContain("500.00,Refused,Outra conta");
  });
});

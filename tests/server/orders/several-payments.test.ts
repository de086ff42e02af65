import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import type { Locale } from "#domain/locales.ts";
import { centsFromUsd } from "#domain/money.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { renderMail } from "#server/mail/render.ts";
import { openPaying } from "./paying-scene.ts";
import { outcome } from "./scene.ts";

const { scene, staff, partner, approved, handIn } = await openPaying();

describe("the letters about a payment", () => {
  test("are shown before a verdict as they leave, and nothing of the rehearsal stays", async () => {
    const order = await approved();
    const first = await handIn(order, { amount: 1_000 });
    const second = await handIn(first, { amount: 500 });
    const before = await staff().get({ id: order.id });
    const letters = (await textsOf(order.id)).length;
    const paymentId = before.payments.find(({ amount }) => amount === 500)?.id ?? "";
    for (const verdict of ["accept", "refuse"] as const) {
      const shown = await staff().previewJudgement({ id: order.id, paymentId, verdict });
      expect(shown).toMatchObject({ to: scene.partner.email, locale: "pt" });
    }
    expect(await staff().get({ id: order.id })).toEqual(before);
    expect(await textsOf(order.id)).toHaveLength(letters);
    const note = "Outra conta";
    const shown = await staff().previewJudgement({ id: order.id, paymentId, verdict: "refuse", note });
    await staff().judgePayment({ ...second, paymentId, verdict: "refuse", note });
    // Of a portal of its own address; the words are those of its reader's language.
    expect(shown?.text).toContain(note);
    const said = (await textsOf(order.id, "pt")).at(-1) ?? "";
    const facts = (text = "") =>
      text
        .replaceAll("\u00A0", " ")
        .split("\n")
        .filter((line) => line.includes(": "));
    expect(facts(shown?.text).slice(0, 5)).toEqual(facts(said).slice(0, 5));
    const asked = { id: order.id, paymentId, verdict: "accept" as const };
    expect(await outcome(partner().previewJudgement(asked))).toBe("forbidden");
  });

  test("name the confirmation, how the payment stands with it and whose turn it is, the further one as the first", async () => {
    const order = await approved();
    const { total } = await partner().get({ id: order.id });
    const first = await handIn(order, { amount: 1_000, paidOn: "2025-07-30" });
    const second = await handIn(first, { amount: 500, paidOn: "2025-07-31" });
    const { payments } = await staff().get({ id: order.id });
    const paymentId = payments.find(({ amount }) => amount === 500)?.id ?? "";
    await staff().judgePayment({ ...second, paymentId, verdict: "refuse", note: "Outra conta" });
    const { standing } = await partner().get({ id: order.id });
    expect(standing).toMatchObject({ head: "partRefused", word: { note: "Outra conta" } });
    const [one, two, refused] = await textsOf(order.id);
    const usd = (amount: number) => formatUsd("en", centsFromUsd(amount)).replaceAll("\u00A0", " ");
    const checks = "our team is checking what you have sent, and will write to you";
    for (const said of [
      "Handed in now: USD 1,000.00, paid on 30 Jul 2025, ",
      `Total: ${usd(total)}`,
      "Accepted: USD 0.00",
    ])
      expect(one).toContain(said);
    for (const said of [
      "Handed in now: USD 500.00, paid on 31 Jul 2025, ",
      "Handed in, being checked: USD 1,500.00",
      `Still to be paid: ${usd(total - 1_500)}`,
      "Please pay by: ",
      "It is your turn",
      checks,
    ])
      expect(two).toContain(said);
    for (const said of [
      "could not accept one of the payment confirmations",
      "Not accepted: USD 500.00, paid on 31 Jul 2025, ",
      "Handed in, being checked: USD 1,000.00",
      "Outra conta",
      "send another payment confirmation",
      "do not pay again",
      checks,
    ])
      expect(refused).toContain(said);
    expect(refused).not.toContain("please pay what is still to be paid");
    expect(refused).not.toContain("still approved");
  });

  test("speak of a credit once it is accepted only", async () => {
    const order = await approved();
    const { total } = await partner().get({ id: order.id });
    const handed = await handIn(order, { amount: total + 944 });
    const [before] = await textsOf(order.id);
    expect(before).toContain("Too much, being checked: USD 944.00");
    expect(before).not.toContain("credit");
    await staff().setStatus({ ...handed, status: "PAID" });
    const [, after] = await textsOf(order.id);
    expect(after).toContain(
      `Accepted now: ${formatUsd("en", centsFromUsd(total + 944)).replaceAll("\u00A0", " ")}`,
    );
    expect(after).toContain("It is noted as your credit");
  });

  /** From the first payment on, the oldest first, without the spaces that do not break. */
  async function textsOf(id: string, locale: Locale = "en") {
    const mails = await scene.portal.db.read.select().from(outbox).where(eq(outbox.recordId, id));
    const around = { settings: DEFAULT_SETTINGS, publicUrl: "https://x.example.org", secret: "x" };
    return mails
      .filter(({ params }) => (params["payments"] as unknown[] | undefined)?.length)
      .map((mail) => renderMail({ ...mail, locale, sealed: null }, around).text.replaceAll("\u00A0", " "));
  }
});

describe("one of several confirmations", () => {
  test("refuses nothing once all that came was found good", async () => {
    const order = await approved();
    const first = await handIn(order, { amount: 1_000 });
    const verbs = async () => (await staff().get({ id: order.id })).moves.map(({ verb }) => verb);
    expect(await verbs()).toContain("refusePayment");
    const [payment] = (await staff().get({ id: order.id })).payments;
    const paymentId = payment?.id ?? "";
    const { version } = await staff().judgePayment({ ...first, paymentId, verdict: "accept" });
    expect(await verbs()).not.toContain("refusePayment");
    const back = staff().setStatus({ id: order.id, version, status: "APPROVED", note: "x" });
    expect(await outcome(back)).toBe("moveNotAllowed");
  });

  async function handedTwice() {
    const order = await approved();
    const { total } = await partner().get({ id: order.id });
    const first = await handIn(order, { amount: 1_000 });
    const both = await handIn(first, { amount: total - 1_000 });
    const { payments } = await staff().get({ id: order.id });
    const of = (amount: number) => payments.find((payment) => payment.amount === amount)?.id ?? "";
    return { id: order.id, version: both.version, total, part: of(1_000), rest: of(total - 1_000) };
  }

  test("is accepted beside its file; with the last one the order is paid", async () => {
    const { id, version, total, part, rest } = await handedTwice();
    const accept = { id, verdict: "accept" as const };
    const first = await staff().judgePayment({ ...accept, version, paymentId: part });
    expect(first.status).toBe("CONFIRM_PAYMENT");
    expect((await partner().get({ id })).paid).toMatchObject({ accepted: 1_000, handedIn: total - 1_000 });
    const last = await staff().judgePayment({ ...accept, version: first.version, paymentId: rest });
    expect(last.status).toBe("PAID");
    expect((await partner().get({ id })).paid).toMatchObject({
      accepted: total,
      handedIn: 0,
      outstanding: 0,
    });
    const mails = await scene.portal.db.read.select().from(outbox).where(eq(outbox.recordId, id));
    expect(mails.map(({ template }) => template)).toContain("paymentPartAccepted");
    const done = (await partner().get({ id })).history.map(({ action }) => action);
    expect(done).toEqual(expect.arrayContaining(["markPaid", "acceptPart"]));
  });

  test("is refused with a reason alone, and what was accepted stays, also when a whole refusal or another file comes", async () => {
    const { id, version, total, part, rest } = await handedTwice();
    const refusal = { id, version, paymentId: rest, verdict: "refuse" as const };
    expect(await outcome(staff().judgePayment(refusal))).toBe("moveNeeds");
    const accepted = await staff().judgePayment({ ...refusal, paymentId: part, verdict: "accept" });
    const { version: next } = accepted;
    const refused = await staff().judgePayment({ ...refusal, version: next, note: "Outra conta" });
    expect(refused.status).toBe("CONFIRM_PAYMENT");
    const { paid, payments, paying } = await partner().get({ id });
    expect(paid).toMatchObject({ accepted: 1_000, handedIn: 0, outstanding: total - 1_000 });
    expect(payments.find((payment) => payment.id === rest)).toMatchObject({
      status: "refused",
      refusal: "Outra conta",
    });
    expect(paying?.outstanding).toBe(total - 1_000);
    const again = await handIn({ id, version: refused.version }, { amount: total - 1_000 });
    await staff().setStatus({ ...again, status: "APPROVED", note: "Não" });
    expect((await partner().get({ id })).paid).toMatchObject({ accepted: 1_000, handedIn: 0 });
  });

  test("found good before stays so when another comes after a refusal, and when the payment is taken back", async () => {
    const { id, version, total, part, rest } = await handedTwice();
    const judge = (verdict: "accept" | "refuse", paymentId: string, at: number) =>
      staff().judgePayment({ id, version: at, paymentId, verdict, note: "x" });
    const accepted = await judge("accept", part, version);
    const refused = await staff().setStatus({
      id,
      version: accepted.version,
      status: "APPROVED",
      note: "Não",
    });
    const again = await handIn({ id, version: refused.version }, { amount: total - 1_000 });
    expect((await partner().get({ id })).paid).toMatchObject({ accepted: 1_000, handedIn: total - 1_000 });
    scene.setNow(new Date(scene.portal.clock().getTime() + 1_000));
    const paid = await staff().setStatus({ id, version: again.version, status: "PAID" });
    const undone = { id, version: paid.version, status: "CONFIRM_PAYMENT" as const, note: "x" };
    await scene.as(scene.admin).orders.setStatus(undone);
    const { payments, paid: figures } = await partner().get({ id });
    expect(figures).toMatchObject({ accepted: 1_000, handedIn: total - 1_000 });
    expect(payments.find((payment) => payment.id === part)?.status).toBe("accepted");
    expect(payments.find((payment) => payment.id === rest)?.status).toBe("refused");
  });

  test("refused says to the team by whom and when, and to the exhibitor when alone", async () => {
    const { id, version, rest } = await handedTwice();
    const refusal = { id, version, paymentId: rest, verdict: "refuse" as const, note: "Outra conta" };
    await staff().judgePayment(refusal);
    const seen = async (reader: ReturnType<typeof staff>) =>
      (await reader.get({ id })).payments.find((payment) => payment.id === rest);
    expect(await seen(staff())).toMatchObject({ status: "refused", decidedBy: scene.manager.name });
    expect(await seen(partner())).toMatchObject({ status: "refused", decidedBy: null });
  });

  test("short by bank charges settles the order once it is the last, with the letter that asks for nothing more", async () => {
    const order = await approved();
    const { total } = await partner().get({ id: order.id });
    const first = await handIn(order, { amount: 1_000 });
    const second = await handIn(first, { amount: total - 1_030 });
    const { payments, proposedSettlement } = await staff().get({ id: order.id });
    const [small, large] = payments.toSorted((a, b) => (a.amount ?? 0) - (b.amount ?? 0));
    expect(proposedSettlement).toBe("bankCharges");
    const accept = { id: order.id, verdict: "accept" as const, settledAs: "bankCharges" as const };
    // While another waits nothing is let go of.
    const part = await staff().judgePayment({ ...accept, ...second, paymentId: small?.id ?? "" });
    expect(part.status).toBe("CONFIRM_PAYMENT");
    const last = { ...accept, paymentId: large?.id ?? "" };
    const shown = (await staff().previewJudgement(last))?.text.replaceAll("\u00A0", " ");
    expect(shown).toContain("Tarifas bancárias: US$ 30,00");
    expect(shown).not.toContain("A pagar");
    expect((await staff().judgePayment({ ...last, version: part.version })).status).toBe("PAID");
    const { paid } = await staff().get({ id: order.id });
    expect(paid).toMatchObject({ settled: 30, settledAs: "bankCharges", outstanding: 0, credit: 0 });
  });

  test("alone and refused lets the order wait for another; judged twice, or from an old screen, it is refused", async () => {
    const order = await approved();
    const handed = await handIn(order, { amount: 1_000 });
    const [payment] = (await staff().get({ id: order.id })).payments;
    const refuse = { ...handed, paymentId: payment?.id ?? "", verdict: "refuse" as const, note: "Não" };
    expect(await outcome(staff().judgePayment({ ...refuse, version: order.version }))).toBe("stale");
    const refused = await staff().judgePayment(refuse);
    expect(refused.status).toBe("APPROVED");
    const twice = { ...refuse, version: refused.version };
    expect(await outcome(staff().judgePayment(twice))).toBe("moveNotAllowed");
    expect(await outcome(partner().judgePayment(twice))).toBe("forbidden");
  });
});

test("recorded by the team says amount and day as the exhibitor's does, and the balance is exact", async () => {
  const order = await approved();
  const { total } = await staff().get({ id: order.id });
  const transfer = { amount: total - 25, paidOn: "2025-07-30", reference: "TED 7" };
  const hand = async (paidOn: string) =>
    staff().setStatus({
      ...order,
      status: "CONFIRM_PAYMENT",
      paymentConfirmation: await scene.upload(scene.manager),
      transfer: { ...transfer, paidOn },
    });
  expect(await outcome(hand("2999-01-01"))).toBe("transferAhead");
  expect(await outcome(hand("1900-01-01"))).toBe("transferLongAgo");
  await hand(transfer.paidOn);
  const { payments, paid } = await partner().get({ id: order.id });
  expect(payments).toMatchObject([{ status: "handedIn", ...transfer }]);
  expect(paid).toMatchObject({ handedIn: total - 25, outstanding: 25 });
});

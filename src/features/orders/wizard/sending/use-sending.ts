import { useState } from "react";
import { usdFromCents } from "#domain/money.ts";
import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import type { Goods } from "#domain/orders/draft/goods.ts";
import { type PriceDifference, priceDifference } from "#domain/orders/reading/price-difference.ts";
import type { LiveStand, SecondStand } from "#domain/orders/draft/second-stand.ts";
import { reasonOf } from "#domain/refusal.ts";
import { throughSignIn } from "#src/session/through-sign-in.ts";
import type { SentOrder } from "./sent-order.ts";
import type { SavingOrderDraft } from "../draft/order-drafts.ts";

/** What is known of the order that is sent; `seenTotal` is the total on the screen, in dollars. */
type Known = {
  id?: string;
  version?: number;
  seenTotal: number;
  secondStand?: SecondStand | undefined;
  acceptedClauses?: number | undefined;
};

/** Sends a new order or an edited order; throws the refusal. */
export type SendOrder = (draft: OrderDraft, known: Known) => Promise<SentOrder>;

type SendingInput = {
  saving: SavingOrderDraft;
  goods: Goods;
  isEdit: boolean;
  isSendStep: boolean;
  /** The version of the contract's clauses that is ticked. */
  acceptedClauses: number | undefined;
  send: SendOrder;
  onSent: (order: SentOrder) => void;
};

/** The way out of the wizard: what is typed is saved first, and a price that changed meanwhile is shown and has to be confirmed. */
export function useSending({ saving, goods, isEdit, isSendStep, ...way }: SendingInput) {
  const { acceptedClauses, send, onSent } = way;
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [taken, setTaken] = useState<LiveStand>();
  const [secondStand, setSecondStand] = useState<SecondStand>();
  const [difference, setDifference] = useState<PriceDifference>();

  // On other steps the order may change; what changed is then named by itself.
  if (difference && !isSendStep) setDifference(undefined);

  async function sendAt(seen: number, second = secondStand): Promise<void> {
    const { draft, version } = saving;
    setFailure(undefined);
    setIsSending(true);
    try {
      const id = await throughSignIn(saving.saveNow);
      const known = { id, version, seenTotal: usdFromCents(seen), secondStand: second, acceptedClauses };
      const order = await throughSignIn(() => send(draft, known));
      saving.forget();
      onSent(order);
    } catch (error) {
      const reason = reasonOf(error);
      const isDearer = reason?.code === "priceChanged";
      setDifference(isDearer ? priceDifference(reason.params, draft, goods) : undefined);
      if (isDearer) return;
      if (reason?.code === "standTaken") setTaken(reason.params);
      const isAsked = isEdit && (await saving.meetConflict(error));
      if (!isAsked) setFailure(error);
    } finally {
      setIsSending(false);
    }
  }

  return {
    isSending,
    failure,
    clearFailure: () => setFailure(undefined),
    /** The prices that were not those on the screen: nothing was sent. */
    difference,
    /** Closes the differences as read: the screen's total is the total seen. */
    closeDifference() {
      setDifference(undefined);
      saving.change({ seen: null });
    },
    sendAt,
    /** The stand that took the space already: nothing was sent. */
    taken,
    forgetTaken: () => setTaken(undefined),
    /** Sends it as the second stand of its space, by a word of the team. */
    async sendSecond(seen: number, why: SecondStand) {
      setSecondStand(why);
      await sendAt(seen, why);
    },
  };
}

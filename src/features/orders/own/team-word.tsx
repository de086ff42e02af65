import { Link } from "@tanstack/react-router";
import { Quote } from "#src/components/quote.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { OrderAnswers } from "./order-answers.tsx";

/** What the team wrote last and nobody has answered, in its words, with what answers it. */
export function TeamWord({ order }: { order: Order }) {
  const { LL } = useWords();
  const { word, copyRefusal } = order.standing;
  if (!word) return copyRefusal === null ? null : <CopyRefused reason={copyRefusal} />;
  return (
    <section aria-label={LL.orders.word.title()} className="mb-8 rounded-lg bg-wait/60 px-5 py-5 sm:px-6.5">
      <h2 className="display-5 mb-3">{LL.orders.word.title()}</h2>
      <Quote text={word.note} who={word.who} at={word.at} />
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        <OrderAnswers order={order} isAnswer />
      </div>
    </section>
  );
}

/** Why the signed copy did not pass, with the way to where another is sent; a word about the order itself comes first. */
function CopyRefused({ reason }: { reason: string }) {
  const { LL } = useWords();
  const words = LL.orderPapers.contracts;
  return (
    <section aria-label={LL.orders.word.title()} className="mb-8 rounded-lg bg-wait/60 px-5 py-5 sm:px-6.5">
      <p className="whitespace-pre-line wrap-anywhere">{words.refused({ reason })}</p>
      <Link from="/partner/orders/$orderId" to="." hash="contract" className="link mt-3 inline-block">
        {words.sendAnother()}
      </Link>
    </section>
  );
}

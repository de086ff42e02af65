import { lazy, Suspense, useState } from "react";
import { Link } from "@tanstack/react-router";
import { Reference } from "#src/components/reference.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import type { Verdict } from "./verdict-dialog.tsx";

/** The question comes when it is first asked. */
const JudgeDialog = lazy(() =>
  import("./judge-dialog.tsx").then((module) => ({ default: module.JudgeDialog })),
);

/** Accepts or refuses a payment confirmation, beside its file. */
export function JudgePayment({ order, paymentId }: { order: Order; paymentId: string }) {
  const { LL } = useWords();
  const words = LL.orderPapers.payment.judge;
  const [verdict, setVerdict] = useState<Verdict>();
  return (
    <div className="mt-2 mb-1 flex flex-wrap gap-2">
      <SeenBefore payment={order.payments.find(({ id }) => id === paymentId)} />
      <Button size="sm" variant="secondary" onClick={() => setVerdict("accept")}>
        {words.accept()}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setVerdict("refuse")}>
        {words.refuse()}
      </Button>
      <Suspense fallback={null}>
        {verdict && (
          <JudgeDialog
            order={order}
            paymentId={paymentId}
            verdict={verdict}
            onClose={() => setVerdict(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** So many of the orders that a proof came with before are named; the buttons stay in the first window. */
const NAMED = 3;

/** A proof that came with another order before is judged knowing it. */
function SeenBefore({ payment }: { payment: Order["payments"][number] | undefined }) {
  const { LL } = useWords();
  const { judge, status: states } = LL.orderPapers.payment;
  if (!payment) return null;
  return [true, false].map((isFile) => {
    const seen = payment.seenOn.filter(({ isSameFile }) => isSameFile === isFile);
    if (seen.length === 0) return null;
    const say = isFile ? judge.seenFile : judge.seenTransfer;
    return (
      <p key={String(isFile)} className="w-full max-w-[70ch] border-l-3 border-ochre pl-2.5 text-sm">
        {say({ count: seen.length })}{" "}
        {seen.slice(0, NAMED).map(({ orderId, reference, status, otherId }, at) => (
          <span key={otherId}>
            {at > 0 && "; "}
            <Link to="/admin/orders/edit/$orderId" params={{ orderId }} className="link">
              <Reference value={reference} />
            </Link>
            , {states[status]()}
          </span>
        ))}
        {seen.length > NAMED && `; ${judge.seenMore({ count: seen.length - NAMED })}`}
      </p>
    );
  });
}

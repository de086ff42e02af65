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

/** A proof that came with another order before is judged knowing it. */
function SeenBefore({ payment }: { payment: Order["payments"][number] | undefined }) {
  const { LL } = useWords();
  const words = LL.orderPapers.payment;
  return payment?.seenOn.map(({ orderId, reference, status, isSameFile, otherId }) => (
    <p key={otherId} className="w-full max-w-[70ch] border-l-3 border-ochre pl-2.5 text-sm">
      {isSameFile ? words.judge.seenFile() : words.judge.seenTransfer()}{" "}
      <Link to="/admin/orders/edit/$orderId" params={{ orderId }} className="link">
        <Reference value={reference} />
      </Link>
      , {words.status[status]()}
    </p>
  ));
}

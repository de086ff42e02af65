import { lazy, Suspense, useState } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { SeenBefore } from "./seen-before.tsx";
import type { Verdict } from "./verdict-dialog.tsx";

/** The dialog loads when it is first opened. */
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

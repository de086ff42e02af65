import { lazy, Suspense, useState } from "react";
import { formatDate } from "#i18n/formatters.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Contract, Order } from "../data.ts";
import type { Verdict } from "../moves/verdict-dialog.tsx";

/** The dialog loads when it is first opened. */
const SignedDialog = lazy(() =>
  import("./signed-dialog.tsx").then((module) => ({ default: module.SignedDialog })),
);

/** Whom a published edition waits for, and what the team can do with the copy that came back. */
export function SignedState({ order, contract }: { order: Order; contract: Contract }) {
  const { LL, locale } = useWords();
  const words = LL.desk.contracts;
  const [verdict, setVerdict] = useState<Verdict>();
  const { state, version, publishedAt, createdAt, signed, signedRefusal } = contract;
  if (state === "signed") return <p className="mt-3">{words.isSigned()}</p>;
  if (state !== "received" || !signed) {
    const date = formatDate(locale, publishedAt ?? createdAt);
    const isRefused = state === "unsigned" && signedRefusal !== "";
    return (
      <>
        <p className="mt-3">{words.publishedOn({ version, date })}</p>
        {isRefused && (
          <p className="mt-2 whitespace-pre-line wrap-anywhere">
            {words.copyRefused({ reason: signedRefusal })}
          </p>
        )}
      </>
    );
  }
  return (
    <div className="mt-3 border-l-3 border-ochre bg-wait/60 px-4 py-3">
      <p>{words.toCheck({ date: formatDate(locale, signed.createdAt) })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => setVerdict("accept")}>
          {words.check.accept()}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setVerdict("refuse")}>
          {words.check.refuse()}
        </Button>
      </div>
      <Suspense fallback={null}>
        {verdict && (
          <SignedDialog
            order={order}
            contract={{ id: contract.id, fileId: signed.id, fileName: signed.name }}
            verdict={verdict}
            onClose={() => setVerdict(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

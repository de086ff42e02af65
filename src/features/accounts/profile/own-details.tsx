import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ownAccountQuery } from "./data.ts";

const DetailsForm = lazy(() => import("./details-form.tsx").then((part) => ({ default: part.DetailsForm })));
const EmailForm = lazy(() => import("./email-form.tsx").then((part) => ({ default: part.EmailForm })));

/** What the owner may change: phone and language beside the name, and the e-mail. Each form comes when it is wanted. */
export function OwnDetails() {
  const { LL } = useWords();
  const words = LL.profile;
  const { data: own, error, refetch } = useQuery(ownAccountQuery);
  const [open, setOpen] = useState<"details" | "email">();
  if (error && !own) return <ErrorPanel message={say(LL, error)} onRetry={() => void refetch()} />;
  if (!own) return <SpinnerArea />;
  const isEmail = open === "email" || own.pending !== null;
  return (
    <div className="grid gap-6">
      {open !== "details" && (
        <DefinitionList
          items={[
            { key: "phone", term: words.details.phone(), description: own.phone },
            { key: "language", term: words.details.language(), description: LL.language[own.language]() },
          ]}
        />
      )}
      <Suspense fallback={<SpinnerArea />}>
        {open === "details" && <DetailsForm own={own} onClose={() => setOpen(undefined)} />}
        {isEmail && (
          <div>
            <p className="mb-4 max-w-[60ch] text-quiet">{words.newEmail.note()}</p>
            <EmailForm own={own} />
          </div>
        )}
      </Suspense>
      <div className="flex flex-wrap gap-2.5">
        {open !== "details" && (
          <Button variant="secondary" onClick={() => setOpen("details")}>
            {words.details.change()}
          </Button>
        )}
        {!isEmail && (
          <Button variant="secondary" onClick={() => setOpen("email")}>
            {words.newEmail.title()}
          </Button>
        )}
      </div>
    </div>
  );
}

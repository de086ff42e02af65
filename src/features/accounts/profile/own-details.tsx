import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { NoMailLine } from "#src/components/no-mail-line.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { focusFirstControl } from "#src/kit/form/kept-note.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ownAccountQuery } from "./data.ts";

const DetailsForm = lazy(() => import("./details-form.tsx").then((part) => ({ default: part.DetailsForm })));
const EmailForm = lazy(() => import("./email-form.tsx").then((part) => ({ default: part.EmailForm })));

/** Which takes the focus again once its form is closed. */
const BUTTON = { details: "change-details", email: "change-email" } as const;

/** What the owner may change: phone and language beside the name, and the e-mail. Each form comes when it is wanted. */
export function OwnDetails({ isExhibitor }: { isExhibitor: boolean }) {
  const { LL } = useWords();
  const words = LL.profile;
  const { data: own, error, refetch } = useQuery(ownAccountQuery);
  const [open, setOpen] = useState<"details" | "email">();
  if (error && !own) return <ErrorPanel message={say(LL, error)} onRetry={() => void refetch()} />;
  // As tall as what comes, so that a place below it that an address names stays where it was gone to.
  if (!own) return <Skeleton shape="h-52 rounded-sm lg:h-40" />;
  const isEmail = open === "email" || own.pending !== null;

  function close(): void {
    // The button is there again at once: a frame may come before a drawing that an answer began.
    flushSync(() => setOpen(undefined));
    document.getElementById(BUTTON[open ?? "details"])?.focus();
  }

  return (
    <div className="grid gap-6">
      {open !== "details" && (
        <DefinitionList
          items={[
            { key: "phone", term: words.details.phone(), description: own.phone },
            { key: "language", term: words.details.language(), description: LL.language[own.language]() },
            ...(isExhibitor
              ? [
                  {
                    key: "hears",
                    term: words.details.hears(),
                    description:
                      own.ownsAll || own.hearsOfAll ? words.details.hearsAll() : words.details.hearsOwn(),
                  },
                ]
              : []),
          ]}
        />
      )}
      <Suspense fallback={<SpinnerArea />}>
        {open === "details" && (
          <Opened isAsked>
            <DetailsForm own={own} isExhibitor={isExhibitor} onClose={close} />
          </Opened>
        )}
        {isEmail && (
          <Opened isAsked={open === "email"}>
            <h3 className="display-5">{words.newEmail.title()}</h3>
            <p className="mt-1 mb-4 max-w-[60ch] text-quiet">{words.newEmail.note()}</p>
            <NoMailLine className="mb-4" />
            <EmailForm own={own} onClose={close} />
          </Opened>
        )}
      </Suspense>
      <div className="flex flex-wrap gap-2.5">
        {open !== "details" && (
          <Button id={BUTTON.details} variant="secondary" onClick={() => setOpen("details")}>
            {words.details.change()}
          </Button>
        )}
        {!isEmail && (
          <Button id={BUTTON.email} variant="secondary" onClick={() => setOpen("email")}>
            {words.newEmail.title()}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A form just opened focuses its first field; a form left from an earlier visit takes no focus. */
function Opened({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) focusFirstControl(part.current?.querySelector("form") ?? null);
  }, [isAsked]);
  return <div ref={part}>{children}</div>;
}

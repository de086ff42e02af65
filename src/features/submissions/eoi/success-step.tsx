import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { buttonLink } from "#src/components/button-link.ts";
import { optionalPart } from "#src/lib/page/optional-part.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Receipt } from "./eoi-memory.ts";
import { RulesPart } from "./rules-step.tsx";

const NEXT = ["screening", "review", "decision"] as const;

/** The address can be marked and copied without it. */
const CopyButton = optionalPart(async () => (await import("#src/components/copy-button.tsx")).CopyButton);

/** EOI-08: the reference, what happens next and the way to the status page. */
export function SuccessStep({ receipt, onAgain }: { receipt: Receipt; onAgain?: () => void }) {
  const { LL } = useWords();
  const { success } = LL.eoi;
  const statusLink = new URL(receipt.statusUrl, window.location.origin).href;
  const token = receipt.statusUrl.split("/").at(-1) ?? "";
  return (
    <>
      <RulesPart title={success.reference()}>
        <p className="display-2 figures" data-reference>
          {receipt.reference}
        </p>
        <p className="mt-4 max-w-[52ch] text-lg">
          {receipt.isMailed ? success.intro({ email: receipt.email }) : success.noMail()}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm break-all">
          <a href={receipt.statusUrl} className="link" data-status-link>
            {statusLink}
          </a>
          <Suspense fallback={null}>
            <CopyButton value={statusLink} label={success.copyLink()} />
          </Suspense>
        </p>
      </RulesPart>
      <RulesPart title={success.nextTitle()}>
        <ol>
          {NEXT.map((step, at) => (
            <li
              key={step}
              className="grid grid-cols-[2rem_1fr] gap-3 border-t border-line py-3 first:border-t-0 first:pt-0"
            >
              <span aria-hidden="true" className="figures font-semibold text-annatto-ink">
                {at + 1}
              </span>
              {success.next[step]()}
            </li>
          ))}
        </ol>
      </RulesPart>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line-2 pt-8">
        <Link to="/status/$token" params={{ token }} className={buttonLink()}>
          {success.track()}
        </Link>
        {onAgain && (
          <button type="button" onClick={onAgain} className={buttonLink("quiet")}>
            {success.another()}
          </button>
        )}
        <p className="w-full text-sm wrap-anywhere text-quiet">{success.trackHint()}</p>
      </div>
    </>
  );
}

import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatUsd } from "#i18n/formatters.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Duty } from "./data.ts";

/** A step as it is said: what to do, why, and the words of its button. */
export function useStepWords(duty: Duty): { title: string; text: string; action: string } {
  const { LL, locale } = useWords();
  const words = LL.partner.step[keyOf(duty)];
  const reference = "reference" in duty ? (duty.reference ?? "") : "";
  const amount = duty.kind === "pay" ? formatUsd(locale, duty.outstanding) : "";
  const draft = "type" in duty ? LL.orders.type[duty.type].name() : "";
  const count = duty.kind === "answerRequest" ? duty.count : 0;
  return {
    title: words.title({ reference, amount, count, draft }),
    text: words.text({ amount }),
    action: words.action(),
  };
}

/** Refused steps have words of their own. */
function keyOf(duty: Duty) {
  if (duty.kind === "pay" && duty.isRefused) return "payAgain";
  return duty.kind === "signContract" && duty.isRefused ? "signAgain" : duty.kind;
}

/** The title, with the reference in it whole on its line. */
export function StepTitle({ duty }: { duty: Duty }) {
  const { title } = useStepWords(duty);
  const reference = "reference" in duty ? duty.reference : null;
  const [before = "", after] = reference ? title.split(reference) : [title];
  return (
    <>
      {before}
      {after !== undefined && <span className="reference">{reference}</span>}
      {after}
    </>
  );
}

type StepLinkProps = { duty: Duty; submissionId: string; looks: "button" | "link" };

/** The way to where the step is done. */
export function StepLink({ duty, submissionId, looks }: StepLinkProps) {
  const { action } = useStepWords(duty);
  if (looks === "link") {
    return (
      <StepWay
        duty={duty}
        submissionId={submissionId}
        className="font-semibold text-card underline underline-offset-4 hover:decoration-2"
      >
        <StepTitle duty={duty} />
      </StepWay>
    );
  }
  return (
    <Button asChild size="lg" className="min-h-12 md:row-span-2 md:self-center">
      <StepWay duty={duty} submissionId={submissionId}>
        {action}
      </StepWay>
    </Button>
  );
}

type StepWayProps = { duty: Duty; submissionId: string; className?: string; children: ReactNode };

function StepWay({ duty, submissionId, ...rest }: StepWayProps) {
  switch (duty.kind) {
    case "chooseStand":
      return (
        <Link
          to="/partner/customize/$submissionId"
          params={{ submissionId }}
          search={{ fitting: true }}
          {...rest}
        />
      );
    case "finishDraft":
    case "colleaguesDraft":
      return (
        <Link
          to="/partner/customize/$submissionId"
          params={{ submissionId }}
          search={{ draft: duty.orderId }}
          {...rest}
        />
      );
    case "revise":
      return <Link to="/partner/orders/edit/$orderId" params={{ orderId: duty.orderId }} {...rest} />;
    case "pay":
      return (
        <Link to="/partner/orders/$orderId" params={{ orderId: duty.orderId }} hash="payment" {...rest} />
      );
    case "signContract":
      return (
        <Link to="/partner/orders/$orderId" params={{ orderId: duty.orderId }} hash="contract" {...rest} />
      );
    case "answerRequest":
      return <Link to="/partner/orders/$orderId" params={{ orderId: duty.orderId }} {...rest} />;
    default:
      return duty satisfies never;
  }
}

import type { ReactNode } from "react";
import { bottomBar } from "#src/components/bottom-bar.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { keepFocus } from "./keep-focus.ts";
import type { FormRecord } from "./use-form-record.ts";

type FormBarProps = {
  record: FormRecord;
  /** The sentence about changes, instead of the one that they are stored. */
  changes?: ReactNode;
  children: ReactNode;
};

/** Fixed at the foot of a long form: its state on the left, its buttons on the right. */
export function FormBar({ record, changes, children }: FormBarProps) {
  return (
    <div
      ref={atFoot}
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-line-2 bg-paper py-4"
    >
      <Standing record={record} changes={changes} />
      {children}
    </div>
  );
}

function atFoot(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const stopMeasuring = bottomBar(bar);
  const giveFocusBack = keepFocus(bar);
  return () => {
    stopMeasuring?.();
    giveFocusBack();
  };
}

type StandingProps = Pick<FormBarProps, "record" | "changes">;

function Standing({ record: { failure, wrongFields, isChanged }, changes }: StandingProps) {
  const { LL } = useWords();
  const words = LL.statuses.unsaved;
  if (failure !== undefined) {
    return (
      <p role="alert" className="mr-auto error-text">
        {failure}
      </p>
    );
  }
  if (wrongFields > 0) {
    return (
      <p role="status" className="mr-auto error-text">
        {words.wrong({ count: wrongFields })}
      </p>
    );
  }
  return isChanged && <p className="mr-auto text-quiet">{changes ?? words.isKept()}</p>;
}

import { lazy, Suspense, useEffect, useMemo, useRef, type ReactNode } from "react";
import { FormAlert } from "#src/components/form-alert.tsx";
import { FieldHostContext } from "./contexts.ts";
import { placeOfField } from "./field-places.ts";
import { focusFirstControl, KeptNote } from "./kept-note.tsx";
import { useAfterPress } from "./press.ts";
import type { FormRecord } from "./use-form-record.ts";

/** Loads with the first conflict. */
const StaleAnswer = lazy(() =>
  import("../together/stale-answer.tsx").then((part) => ({ default: part.StaleAnswer })),
);

type RecordFormProps = {
  record: FormRecord;
  className?: string;
  children: ReactNode;
  /** False where the page says so itself. */
  saysKept?: boolean;
  /** The FormBar, which shows refusals itself. */
  bar?: ReactNode;
  /** Prefix of the fields' ids, where links lead to them (field-places.ts). */
  of?: string;
  /** What a required field says while it is empty; by default that it is required. */
  sayMissing?: (name: string) => string | undefined;
};

/** Notes, a refusal or a conflict on top, then the fields. */
export function RecordForm({
  record,
  className = "grid gap-5",
  children,
  saysKept = true,
  bar,
  of,
  sayMissing,
}: RecordFormProps) {
  const { element, failure, refused, stale, fields, isPressed } = record;
  const afterPress = useAfterPress();
  // The same from render to render, or every field of a long form would be drawn again.
  const host = useMemo(
    () => ({
      refused,
      afterPress,
      uploaded: () => void (isPressed.current && element.current?.requestSubmit()),
      words: fields,
      sayMissing,
      idOf: of === undefined ? undefined : (name: string) => placeOfField(of, name),
    }),
    [refused, afterPress, isPressed, element, fields, sayMissing, of],
  );
  return (
    <FieldHostContext value={host}>
      <form
        ref={element}
        id={record.id}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          // React bubbles a dialog's events into the page's form.
          event.stopPropagation();
          record.submit();
        }}
      >
        {stale && (
          <Suspense fallback={null}>
            <StaleAnswer
              {...stale}
              fields={fields}
              isSaving={record.isPending}
              onLeave={() => focusFirstControl(element.current)}
            />
          </Suspense>
        )}
        {record.joined !== undefined && <JoinedNote>{record.joined}</JoinedNote>}
        {saysKept && record.wasKept && <KeptNote onDiscard={record.discard} />}
        {failure !== undefined && !bar && <Failure key={failure}>{failure}</Failure>}
        <div className={className}>{children}</div>
        {bar}
      </form>
    </FieldHostContext>
  );
}

function JoinedNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="border-l-3 border-leaf bg-good px-4 py-2 text-good-ink wrap-anywhere">
      {children}
    </p>
  );
}

/** The failure of a form, scrolled into view. */
function Failure({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place}>
      <FormAlert>{children}</FormAlert>
    </div>
  );
}

import { useId, type ReactNode } from "react";
import { cn } from "#src/components/cn.ts";
import { Label } from "./ui/label.tsx";

/** What a control needs to be attached to its label, hint and error: spread it onto the control. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
  "aria-label"?: string;
};

type FormFieldProps = {
  label: ReactNode;
  /** A finished sentence in the reader's language; undefined when all is well. */
  error?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  /** The control's id, for a link or focus from elsewhere; otherwise an id is made. */
  id?: string | undefined;
  /** A word at the far end of the label's line: "optional". */
  aside?: ReactNode;
  /** What the field is about, for a reader who only hears its label. */
  about?: string;
  /** Keeps the label for screen readers only, where a column's head already says it. */
  hideLabel?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control, error, hint, from the top down: an error grows downwards and moves nothing beside it. */
export function FormField({
  label,
  error,
  hint,
  required,
  id,
  aside,
  about,
  hideLabel,
  className,
  children,
}: FormFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = describe(controlId, hint, error);
  return (
    <div className={cn("min-w-0 self-start", className)}>
      <div className={cn("mb-1.5 flex flex-wrap items-baseline gap-x-3", hideLabel && "sr-only")}>
        {/* A long label takes several lines beside the word; only where its own words fill the line, one above it. */}
        <Label htmlFor={controlId} required={required} className="grow basis-[min(8rem,40%)]">
          {label}
        </Label>
        {aside && <span className="text-sm whitespace-nowrap text-quiet">{aside}</span>}
      </div>
      {children({
        id: controlId,
        ...described.props,
        "aria-label": about && typeof label === "string" ? `${label}, ${about}` : undefined,
        "aria-required": required || undefined,
      })}
      {described.error}
      {described.hint}
    </div>
  );
}

type FormGroupProps = Omit<FormFieldProps, "children" | "aside" | "about"> & {
  /** The label stands at the left of the controls where their container has the room. */
  isBeside?: boolean;
  /** For radio groups spread it onto the group; checkboxes need only the fieldset around them. */
  children: (control: Omit<ControlProps, "id"> & { "aria-labelledby": string }) => ReactNode;
};

/**
 * Several controls under one question: a fieldset whose legend is the label. Its error stands above them: they may be
 * higher than the screen.
 */
export function FormGroup({
  label,
  error,
  hint,
  required,
  id,
  isBeside,
  hideLabel,
  className,
  children,
}: FormGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const described = describe(groupId, hint, error);
  return (
    <fieldset
      id={groupId}
      aria-describedby={described.props["aria-describedby"]}
      className={cn("min-w-0 self-start", isBeside && BESIDE.group, className)}
    >
      <legend
        id={`${groupId}-label`}
        className={cn(
          "mb-1.5 text-[0.9375rem] font-medium leading-5",
          isBeside && BESIDE.label,
          hideLabel && "sr-only",
        )}
      >
        {label}
        {required && (
          <span aria-hidden="true" className="ml-1 text-quiet">
            *
          </span>
        )}
      </legend>
      {/* Which of them is wrong is none of them: the rule runs along all. */}
      <div className={cn("min-w-0", error && "border-s-2 border-error ps-3.5")}>
        {described.error && <div className="mb-2.5">{described.error}</div>}
        {children({
          ...described.props,
          "aria-labelledby": `${groupId}-label`,
          "aria-required": required || undefined,
        })}
      </div>
      {isBeside && described.hint ? <div className="@sm:col-span-2">{described.hint}</div> : described.hint}
    </fieldset>
  );
}

/** A legend is laid out by no grid unless it floats, and in one it floats nowhere. */
const BESIDE = {
  group: "@sm:grid @sm:grid-cols-[minmax(0,9.25rem)_minmax(0,1fr)] @sm:items-center @sm:gap-x-3",
  label: "@sm:float-left @sm:mb-0",
};

/** The hint and the error of a control, and what ties it to them. */
export function describe(id: string, hint: ReactNode, error: ReactNode) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return {
    props: {
      "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
      "aria-invalid": error ? (true as const) : undefined,
    },
    error: error && (
      <p id={errorId} className="mt-1.5 text-sm leading-5 error-text">
        {error}
      </p>
    ),
    hint: hint && (
      <p id={hintId} className="mt-1.5 text-sm leading-5 text-quiet">
        {hint}
      </p>
    ),
  };
}

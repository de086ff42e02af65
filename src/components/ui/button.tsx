import { Slot } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#src/components/cn.ts";
import { SpinnerRing } from "./spinner.tsx";

const BASE =
  "relative inline-flex items-center justify-center gap-2 text-center font-semibold no-underline select-none " +
  "transition-colors duration-150 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed [&_svg]:shrink-0";

/** One primary a view; danger only where a dialog asks whether to do what cannot be undone; quiet and link for everything that should not shout. */
const VARIANTS = {
  primary:
    "border-transparent bg-annatto-deep text-card hover:bg-annatto-press active:bg-annatto-press disabled:bg-paper-3 disabled:text-quiet not-aria-busy:aria-disabled:bg-paper-3 not-aria-busy:aria-disabled:text-quiet",
  secondary:
    "border-line-2 bg-card text-ink hover:border-ink disabled:bg-paper-2 disabled:text-quiet disabled:hover:border-line-2",
  quiet:
    "border-transparent text-ink hover:bg-ink/7 active:bg-ink/12 disabled:text-quiet disabled:hover:bg-transparent",
  quietOnDeep: "border-transparent text-paper-2 hover:bg-forest-2 disabled:opacity-60",
  danger:
    "border-transparent bg-error text-card hover:bg-error-press active:bg-error-press disabled:bg-paper-3 disabled:text-quiet not-aria-busy:aria-disabled:bg-paper-3 not-aria-busy:aria-disabled:text-quiet",
  link: "link disabled:text-quiet disabled:no-underline",
  onDeep: "border-mist/50 text-paper-2 hover:border-paper-2 hover:bg-paper-2/10 disabled:opacity-60",
};

const SIZES = {
  sm: "min-h-9 px-3 py-1.5 text-sm coarse:min-h-11",
  md: "min-h-11 px-4.5 py-2.5 text-[0.9375rem]",
  lg: "min-h-13 px-6 py-3.5 text-base",
  icon: "size-11",
  iconSm: "size-9 coarse:size-11",
  none: "leading-5",
};

/** A link has the letters of its size, but no body. */
const LINK_SIZES = { ...SIZES, sm: "text-sm coarse:min-h-11", md: "text-[0.9375rem]", lg: "text-base" };

type Looks = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES };

function buttonClasses({ variant = "primary", size = "md" }: Looks): string {
  const body = variant === "link" ? cn("rounded-sm", LINK_SIZES[size]) : cn("rounded-md border", SIZES[size]);
  return cn(BASE, VARIANTS[variant], body);
}

export type ButtonProps = ComponentProps<"button"> &
  Looks & {
    /** Gives the looks to the single child, usually a router Link. */
    asChild?: boolean;
    /** The call is on its way: the button keeps its width, takes no second click and is announced as busy. */
    pending?: boolean;
    /** Shown while pending ("Signing in..."); without it the ring covers the label. */
    pendingLabel?: ReactNode;
  };

export function Button({
  className,
  variant,
  size,
  asChild = false,
  pending = false,
  pendingLabel,
  onClick,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  const classes = cn(buttonClasses({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root
        {...(variant !== "link" && { "data-button": "" })}
        className={classes}
        onClick={onClick}
        {...rest}
      >
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      {...rest}
      type={pending && type === "submit" ? "button" : type}
      className={cn(classes, pending && "cursor-progress")}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
    >
      {pending ? <PendingContent label={pendingLabel}>{children}</PendingContent> : children}
    </button>
  );
}

/** Both contents share one grid cell, so the wider of the two decides and nothing jumps. */
function PendingContent({ label, children }: { label?: ReactNode; children: ReactNode }) {
  return (
    <span className="grid place-items-center *:col-start-1 *:row-start-1">
      <span className={cn("inline-flex items-center gap-2", label ? "invisible" : "opacity-0")}>
        {children}
      </span>
      <span className="inline-flex items-center gap-2">
        <SpinnerRing />
        {label}
      </span>
    </span>
  );
}

import { useEvent } from "#src/lib/event/event.tsx";

/** The leaf whose vein is a river; `className` replaces its height. */
export function LeafMark({ className = "h-9" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 36" aria-hidden="true" className={`w-auto ${className}`}>
      <path
        className="fill-annatto"
        d="M28.5 1.5c1.4 9.2.5 16.4-3.6 21.3-4.3 5.1-11 6.2-16.3 3.1C3.8 20.3 3.9 13.4 8.5 8.9 12.8 4.7 19.3 2.5 28.5 1.5Z"
      />
      <path
        className="fill-none stroke-current"
        strokeWidth="2.1"
        strokeLinecap="round"
        d="M4 34.5c2.2-4.6 3.8-7.6 6.8-10.6 3.4-3.4 4.2-2.7 6.6-6.3 1.8-2.7 3-5.6 5.6-8.6"
      />
    </svg>
  );
}

type LogoProps = {
  /** The zone's name as people write it, one line or two ("Green Zone", "Green Zone Equipe"). */
  name: string;
  second?: string;
  className?: string;
};

/** The organiser's own, which says all by itself, where there is one; else the leaf and the name. */
export function Logo({ name, second, className = "" }: LogoProps) {
  const { logo } = useEvent();
  const [first, ...rest] = name.split(" ");
  return (
    <span className={`inline-flex min-h-10 items-center gap-3 ${className}`}>
      {logo ? (
        <img {...logo} alt={name} className="max-h-10 w-auto max-w-45 max-sm:max-w-30" />
      ) : (
        <>
          <LeafMark />
          <span className="display text-[1.1875rem] leading-[1.02] tracking-[-0.01em]">
            {second ? name : first}
            <br />
            {second ?? rest.join(" ")}
          </span>
        </>
      )}
    </span>
  );
}

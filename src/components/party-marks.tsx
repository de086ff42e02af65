import type { ReactNode } from "react";

/** The marks of the organising and realising parties: drawings of ours, since no real mark is copied. */
function Mark({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 shrink-0">
        {children}
      </svg>
      <span className="display text-[1.0625rem] leading-[1.1]">{name}</span>
    </li>
  );
}

/** Two banks and the water between them. */
export function OrganiserMark({ name }: { name: string }) {
  return (
    <Mark name={name}>
      <path className="fill-water" d="M0 24c8-9 15-9 21-3s12 6 19-2v21H0Z" />
      <path
        className="fill-none stroke-paper-2"
        strokeWidth="1.5"
        strokeDasharray="3 3"
        d="M0 32c8-6 14-6 20-2s13 5 20-1"
      />
      <circle className="fill-annatto" cx="29" cy="9" r="6" />
    </Mark>
  );
}

/** A globe of contour lines. */
export function SecretariatMark({ name }: { name: string }) {
  return (
    <Mark name={name}>
      <circle className="fill-leaf" cx="20" cy="20" r="19" />
      <path
        className="fill-none stroke-paper-2"
        strokeWidth="1.5"
        d="M4 27c7-7 12 2 18-4s4-12 14-12M2 19c7-5 10 0 15-4S21 5 29 4M10 35c6-6 10-2 16-6s5-9 12-10"
      />
    </Mark>
  );
}

/** A roof over the market, and tiles under it. */
export function HostMark({ name }: { name: string }) {
  return (
    <Mark name={name}>
      <path className="fill-ink" d="M2 17 20 4l18 13v4H2Z" />
      <path className="fill-annatto" d="M4 24h9v6H4z" />
      <path className="fill-moss" d="M15.5 24h9v6h-9z" />
      <path className="fill-ochre" d="M27 24h9v6h-9z" />
      <path className="fill-leaf" d="M4 32.5h20.5v5H4z" />
      <path className="fill-ink" d="M27 32.5h9v5h-9z" />
    </Mark>
  );
}

/** The three signs that every public page needs, drawn by ourselves: a reader's page carries no icon library. */
const LINES = {
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6L6 18",
  down: "M6 9l6 6 6-6",
} as const;

export function LineIcon({ name, className }: { name: keyof typeof LINES; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={LINES[name]} />
    </svg>
  );
}

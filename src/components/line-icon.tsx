/** The signs of the public pages, drawn by ourselves: a reader's page carries no icon library. */
const LINES = {
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6L6 18",
  down: "M6 9l6 6 6-6",
  check: "M5 12.5l4.5 4.5L19 7.5",
  download: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
  enlarge: "M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5",
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

import { cn } from "#src/components/cn.ts";

type ReferenceProps = {
  /** EOI-2027-00061, ORD-2027-00014; a draft has none yet. */
  value: string | null;
  className?: string;
};

/** The reference of a record, never broken over lines; all of a season share the year, so it stands back. */
export function Reference({ value, className }: ReferenceProps) {
  if (value === null) return null;
  const [, kind, year, number] = /^([A-Z]+-)(\d{4})(-\d+)$/.exec(value) ?? [];
  return (
    <span translate="no" className={cn("reference", className)}>
      {kind}
      {year && <span className="text-quiet in-[.link,.on-deep]:text-inherit">{year}</span>}
      {number ?? value}
    </span>
  );
}

import { useId, type ReactNode } from "react";

export function ProfileSection({
  place,
  title,
  note,
  children,
}: {
  /** The section's name in an address that leads to it. */
  place?: string;
  title: string;
  note?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      id={place}
      aria-labelledby={id}
      className="grid gap-x-14 gap-y-6 border-t border-line-2 py-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,40rem)] lg:py-12"
    >
      <div>
        <h2 id={id} className="display-4">
          {title}
        </h2>
        {note && <p className="mt-3 max-w-[44ch] text-quiet">{note}</p>}
      </div>
      {children}
    </section>
  );
}

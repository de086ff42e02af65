import { useId, type ReactNode } from "react";

export function Section({
  title,
  note,
  children,
}: {
  title: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line-2 pt-5">
      <h2 id={id} className="display-5 mb-4">
        {title}
      </h2>
      {note && <p className="-mt-2 mb-4 max-w-[60ch] text-quiet">{note}</p>}
      {children}
    </section>
  );
}

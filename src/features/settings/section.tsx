import { formOptions } from "@tanstack/react-form";
import { useId, type ReactNode } from "react";
import { settingsForm } from "#domain/settings/form.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";

/** What the sections know of the form they stand in: its fields. */
export const SETTINGS_FORM = formOptions({ defaultValues: settingsForm(DEFAULT_SETTINGS) });

type SectionProps = { title: string; hint?: string; children: ReactNode };

/** What a part of the settings is about on the left, its fields on the right. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line-2 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]"
    >
      <div>
        <h2 id={id} className="display-5">
          {title}
        </h2>
        {hint && <p className="mt-2 max-w-[44ch] text-quiet">{hint}</p>}
      </div>
      <div className="grid content-start gap-x-5 gap-y-6 sm:grid-cols-2">{children}</div>
    </section>
  );
}

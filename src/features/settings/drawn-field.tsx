import type { ReactNode } from "react";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { OwnFile } from "#domain/settings/own-file.ts";
import { cn } from "#src/components/cn.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { OneFile } from "#src/kit/files/one-file.tsx";
import { useFieldContext } from "#src/kit/form/contexts.ts";
import { useField, type FieldProps } from "#src/kit/form/fields/use-field.ts";
import { useUploads } from "#src/lib/upload/use-uploads.ts";

type Words = Pick<TranslationFunctions["settings"]["logo"], "types" | "failed" | "own" | "house" | "back">;

type Props<Own extends OwnFile> = FieldProps & {
  purpose: "eventLogo" | "eventPicture";
  words: Words;
  /** What is stored of a new upload; `before` is what it takes the place of. */
  keep: (file: OwnFile, before: Own | null) => Own;
  /** Renders the picture as visitors will see it; null for the portal's own drawing. */
  children: (own: Own | null) => ReactNode;
  /** Preview and drop beside each other, where there is room. */
  isBeside?: boolean;
};

/** What the organiser shows instead of a drawing of the portal: seen at once, replaced by the next, and the way back. */
export function DrawnField<Own extends OwnFile>({
  purpose,
  words,
  keep,
  children,
  isBeside = false,
  ...props
}: Props<Own>) {
  const { handleChange } = useFieldContext<Own | null>();
  const uploads = useUploads({
    purpose,
    failed: words.failed(),
    stopsWhenLeft: true,
    store: ({ id, drawn }) => drawn && handleChange((before) => keep({ file: id, ...drawn }, before)),
  });
  const caption = (own: Own | null) => (own ? words.own() : words.house());
  const { value, around } = useField<Own | null>(props, caption, uploads);
  return (
    <FormField {...around}>
      {(control) => (
        <div className={cn("gap-4", isBeside ? "flex flex-wrap items-start" : "grid")}>
          <figure className={cn(isBeside && "w-56 max-w-full")}>
            {children(value)}
            <figcaption className="mt-1.5 text-sm text-quiet">{caption(value)}</figcaption>
          </figure>
          <div className="grid max-w-full min-w-0 flex-[1_0_13rem] gap-3">
            <OneFile control={control} uploads={uploads} purpose={purpose} hint={words.types()} />
            {value && (
              <Button
                variant="secondary"
                size="sm"
                className="justify-self-start"
                onClick={() => handleChange(null)}
              >
                {words.back()}
              </Button>
            )}
          </div>
        </div>
      )}
    </FormField>
  );
}

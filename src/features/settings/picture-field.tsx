import { ALLOWED_TYPES } from "#domain/files/kind.ts";
import type { Picture } from "#domain/settings/pictures.ts";
import type { PicturePlace } from "#domain/site/own-pictures.ts";
import { drawingSource } from "#src/components/drawing.tsx";
import { FormField } from "#src/components/form-field.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { FileDrop } from "#src/components/ui/file-drop.tsx";
import { useFieldContext } from "#src/kit/form/contexts.ts";
import { useField, type FieldProps } from "#src/kit/form/fields/use-field.ts";
import { useUploads } from "#src/lib/upload/use-uploads.ts";
import { useWords } from "#src/lib/words/words.tsx";

const NO_WORDS = { pt: "", en: "" };

/** An own picture as visitors will see it, replaced by the next one, and the way back to the drawing of the portal. */
export function PictureField({ place, ...props }: FieldProps & { place: PicturePlace }) {
  const { LL } = useWords();
  const words = LL.settings.picture;
  const { handleChange } = useFieldContext<Picture>();
  const uploads = useUploads({
    purpose: "eventPicture",
    failed: words.failed(),
    stopsWhenLeft: true,
    store: ({ id, drawn }) =>
      drawn && handleChange((before) => ({ file: id, ...drawn, alt: before?.alt ?? NO_WORDS })),
  });
  const { value, around } = useField<Picture>(
    props,
    (picture) => (picture ? words.own() : words.house()),
    uploads.isBusy ? LL.statuses.files.wait() : undefined,
  );
  return (
    <FormField {...around}>
      {(control) => (
        <div className="grid items-start gap-4 md:grid-cols-[14rem_minmax(0,1fr)]">
          <Preview place={place} picture={value} />
          <div className="grid gap-3">
            <FileDrop
              id={control.id}
              aria-describedby={control["aria-describedby"]}
              aria-invalid={control["aria-invalid"]}
              multiple={false}
              accept={ALLOWED_TYPES.eventPicture.join(",")}
              hint={words.types()}
              files={uploads.entries}
              disabled={uploads.isBusy}
              onFiles={(files) => void uploads.add(files)}
              onRemove={uploads.remove}
              onRetry={uploads.retry}
            />
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

/** In the proportions of its place. */
function Preview({ place, picture }: { place: PicturePlace; picture: Picture }) {
  const { LL, locale } = useWords();
  const words = LL.settings.picture;
  const source = picture
    ? { src: `/api/files/${picture.file}`, width: picture.width, height: picture.height }
    : drawingSource(place, locale, undefined);
  return (
    <figure>
      <img
        {...source}
        data-own={picture ? place : undefined}
        alt={picture?.alt[locale] ?? ""}
        loading="lazy"
        className="h-auto w-full max-w-56 rounded-md border border-line-2 bg-paper-3"
      />
      <figcaption className="mt-1.5 text-sm text-quiet">{picture ? words.own() : words.house()}</figcaption>
    </figure>
  );
}

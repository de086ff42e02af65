import { X } from "lucide-react";
import { ALLOWED_TYPES } from "#domain/files/kind.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { FileDrop } from "#src/components/ui/file-drop.tsx";
import { useUploads } from "#src/lib/upload/use-uploads.ts";
import { useFieldContext } from "#src/kit/form/contexts.ts";
import { useField, type FieldProps } from "#src/kit/form/fields/use-field.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ItemImage } from "./item-image.tsx";

/** The one picture of an item: shown as soon as it has arrived, replaced by the next one. */
export function ImageField(props: FieldProps) {
  const { LL } = useWords();
  const words = LL.catalogue;
  const { handleChange } = useFieldContext<string | null>();
  const uploads = useUploads({
    purpose: "itemImage",
    failed: words.uploadFailed(),
    stopsWhenLeft: true,
    store: ({ id }) => handleChange(id),
  });
  const { value, around } = useField<string | null>(
    props,
    (fileId) => fileId ?? "",
    uploads.isBusy ? LL.statuses.files.wait() : undefined,
  );
  return (
    <FormField {...around}>
      {(control) => (
        <div className="flex flex-wrap items-start gap-4">
          {value && (
            <div className="relative">
              <ItemImage url={`/api/files/${value}`} className="size-32" />
              <Button
                variant="secondary"
                size="iconSm"
                aria-label={words.removeImage()}
                className="absolute -top-2.5 -right-2.5 rounded-full"
                onClick={() => handleChange(null)}
              >
                <X className="size-4" />
              </Button>
            </div>
          )}
          <div className="min-w-56 flex-1">
            <FileDrop
              id={control.id}
              aria-describedby={control["aria-describedby"]}
              aria-invalid={control["aria-invalid"]}
              multiple={false}
              accept={ALLOWED_TYPES.itemImage.join(",")}
              hint={words.fields.imageHint()}
              files={uploads.entries}
              disabled={uploads.isBusy}
              onFiles={(files) => void uploads.add(files)}
              onRemove={uploads.remove}
              onRetry={uploads.retry}
            />
          </div>
        </div>
      )}
    </FormField>
  );
}

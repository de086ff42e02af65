import { X } from "lucide-react";
import { FormField } from "#src/components/form-field.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useUploads } from "#src/lib/upload/use-uploads.ts";
import { OneFile } from "#src/kit/files/one-file.tsx";
import { useFieldContext } from "#src/kit/form/contexts.ts";
import { useField, type FieldProps } from "#src/kit/form/fields/use-field.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ItemImage } from "./item-image.tsx";

/** The one picture of an item: shown as soon as it has arrived, replaced by the next picture. */
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
  const { value, around } = useField<string | null>(props, (fileId) => fileId ?? "", uploads);
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
          <div className="min-w-[min(14rem,100%)] flex-1">
            <OneFile
              control={control}
              uploads={uploads}
              purpose="itemImage"
              hint={words.fields.imageHint()}
            />
          </div>
        </div>
      )}
    </FormField>
  );
}

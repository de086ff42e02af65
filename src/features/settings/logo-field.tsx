import { ALLOWED_TYPES } from "#domain/files/kind.ts";
import type { Logo } from "#domain/settings/logo.ts";
import { FormField } from "#src/components/form-field.tsx";
import { LeafMark } from "#src/components/logo.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { FileDrop } from "#src/components/ui/file-drop.tsx";
import { useFieldContext } from "#src/kit/form/contexts.ts";
import { useField, type FieldProps } from "#src/kit/form/fields/use-field.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useUploads } from "#src/lib/upload/use-uploads.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** The own logo as the head of a page shows it, replaced by the next one, and the way back to the leaf. */
export function LogoField(props: FieldProps) {
  const { LL } = useWords();
  const words = LL.settings.logo;
  const { handleChange } = useFieldContext<Logo>();
  const uploads = useUploads({
    purpose: "eventLogo",
    failed: words.failed(),
    stopsWhenLeft: true,
    store: ({ id, drawn }) => drawn && handleChange({ file: id, ...drawn }),
  });
  const { value, around } = useField<Logo>(
    props,
    (logo) => (logo ? words.own() : words.leaf()),
    uploads.isBusy ? LL.statuses.files.wait() : undefined,
  );
  return (
    <FormField {...around}>
      {(control) => (
        <div className="grid gap-4">
          <Preview logo={value} />
          <FileDrop
            id={control.id}
            aria-describedby={control["aria-describedby"]}
            aria-invalid={control["aria-invalid"]}
            multiple={false}
            accept={ALLOWED_TYPES.eventLogo.join(",")}
            hint={words.types()}
            files={uploads.entries}
            disabled={uploads.isBusy}
            onFiles={(files) => void uploads.add(files)}
            onRemove={uploads.remove}
            onRetry={uploads.retry}
          />
          {value && (
            <Button variant="secondary" className="justify-self-start" onClick={() => handleChange(null)}>
              {words.back()}
            </Button>
          )}
        </div>
      )}
    </FormField>
  );
}

/** On the green it stands on everywhere, in the size of the head. */
function Preview({ logo }: { logo: Logo }) {
  const { LL } = useWords();
  const { zone } = useEvent();
  return (
    <figure>
      <div className="flex min-h-20 items-center gap-3 rounded-md bg-forest px-6 py-5 text-paper-2">
        {logo ? (
          <img
            src={`/api/files/${logo.file}`}
            width={logo.width}
            height={logo.height}
            alt={zone}
            className="h-auto max-h-10 w-auto max-w-45"
          />
        ) : (
          <>
            <LeafMark />
            <span className="display text-lg leading-tight">{zone}</span>
          </>
        )}
      </div>
      <figcaption className="mt-1.5 text-sm text-quiet">
        {logo ? LL.settings.logo.own() : LL.settings.logo.leaf()}
      </figcaption>
    </figure>
  );
}

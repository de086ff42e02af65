import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { LINK_DESCRIPTION_MAX, MAX_LINKS, type SubmissionLink } from "#domain/submissions/options.ts";
import { Button } from "#src/components/ui/button.tsx";
import { withFieldGroup } from "#src/kit/form/form-hook.ts";
import { moveChildren } from "#src/lib/page/move-children.ts";
import { useWords } from "#src/lib/words/words.tsx";

const NO_LINKS: { links: SubmissionLink[] } = { links: [] };

/** A list of addresses, each with what it shows (EOI-23). */
export const LinksField = withFieldGroup({
  defaultValues: NO_LINKS,
  render: function LinksField({ group }) {
    const { LL } = useWords();
    const { fields, hints, links: words } = LL.eoi;
    const add = useRef<HTMLButtonElement>(null);

    /** What is typed next is the address. */
    function focusNew(): void {
      const list = add.current?.previousElementSibling;
      requestAnimationFrame(() => list?.querySelector<HTMLElement>("li:last-child input")?.focus());
    }

    return (
      <group.AppField name="links" mode="array">
        {({ state, pushValue, removeValue }) => (
          <fieldset className="min-w-0 sm:col-span-2">
            <legend className="text-[0.9375rem] leading-5 font-medium">{fields.links()}</legend>
            <p className="mt-1.5 mb-3 text-sm leading-5 text-quiet">{hints.links()}</p>
            <ol ref={moveChildren}>
              {state.value.map((_, at) => (
                <li
                  // Rows have no identity beyond their place.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={at}
                  className="grid gap-x-4 gap-y-3 border-t border-dashed border-line-2 py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
                >
                  <group.AppField name={`links[${at}].url`}>
                    {(field) => <field.AddressField label={fields.linkUrl()} />}
                  </group.AppField>
                  <group.AppField name={`links[${at}].description`}>
                    {(field) => (
                      <field.TextField label={fields.linkDescription()} maxLength={LINK_DESCRIPTION_MAX} />
                    )}
                  </group.AppField>
                  <Button
                    variant="quiet"
                    size="icon"
                    className="max-sm:justify-self-start sm:mt-6.5"
                    aria-label={words.remove({ number: at + 1 })}
                    onClick={() => {
                      removeValue(at);
                      add.current?.focus();
                    }}
                  >
                    <Trash2 className="size-4.5" />
                  </Button>
                </li>
              ))}
            </ol>
            <Button
              ref={add}
              variant="secondary"
              size="sm"
              disabled={state.value.length >= MAX_LINKS}
              onClick={() => {
                pushValue({ url: "", description: "" });
                focusNew();
              }}
            >
              <Plus className="size-4" />
              {words.add()}
            </Button>
          </fieldset>
        )}
      </group.AppField>
    );
  },
});

import { useEffect, useId, useState, type KeyboardEvent } from "react";
import * as v from "valibot";
import { linkInput } from "#domain/files/link.ts";
import { fieldIssues, type FieldIssue } from "#domain/messages.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { AddressField } from "../form/fields/address-field.tsx";
import { TextField } from "../form/fields/text-field.tsx";
import { placeOfField } from "../form/field-places.ts";
import { HeldField, HeldFields } from "../form/held-field.tsx";

export type Link = v.InferOutput<typeof linkInput>;

type AddressFormProps = { onAdd: (link: Link) => unknown; onClose: () => void };

/** Not a form element, since it may stand inside a form; Enter adds all the same. */
export function AddressForm({ onAdd, onClose }: AddressFormProps) {
  const { LL } = useWords();
  const words = LL.statuses.files;
  const id = useId();
  const [typed, setTyped] = useState({ url: "", name: "" });
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const [isAdding, setIsAdding] = useState(false);
  const type = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  useEffect(() => document.getElementById(placeOfField(id, "url"))?.focus(), [id]);

  async function add(): Promise<void> {
    const { success, output, issues } = v.safeParse(linkInput, typed);
    setIssues(fieldIssues(issues ?? []));
    if (!success) return;
    setIsAdding(true);
    // `onAdd` reports its errors; on failure the typed text stays.
    const isAdded = await Promise.resolve(onAdd(output)).catch(() => false);
    setIsAdding(false);
    if (isAdded !== false) onClose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") onClose();
    if (event.key !== "Enter") return;
    event.preventDefault();
    void add();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields inside
    <div className="mt-3 rounded-md border border-line bg-card p-4" onKeyDown={onKeyDown}>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[3fr_2fr]">
        <HeldFields of={id} issues={issues}>
          <HeldField name="url" value={typed.url} onChange={(url) => type({ url })}>
            <AddressField label={words.address()} hint={words.addressHint()} required />
          </HeldField>
          <HeldField name="name" value={typed.name} onChange={(name) => type({ name })}>
            <TextField label={words.addressName()} maxLength={255} />
          </HeldField>
        </HeldFields>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" pending={isAdding} onClick={() => void add()}>
          {words.addAddress()}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {words.cancelAddress()}
        </Button>
      </div>
    </div>
  );
}

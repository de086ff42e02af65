import { useId, useState } from "react";
import * as v from "valibot";
import { linkInput } from "#domain/files/link.ts";
import { fieldIssue } from "#domain/messages.ts";
import type { FileReference } from "#domain/orders/file-reference.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { sayIssue } from "#src/lib/say-issue.ts";
import { useWords } from "#src/lib/words.tsx";

type BriefAddressProps = {
  /** The field the file joins, for readers who only hear the button. */
  label: string;
  onAdd: (file: FileReference) => void;
};

/** A file by its address (FIL-05): too large to be sent, or kept where others change it. */
export function BriefAddress({ label, onAdd }: BriefAddressProps) {
  const { LL } = useWords();
  const words = LL.briefing.address;
  const fieldId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [address, setAddress] = useState("");
  const [error, setError] = useState<string>();

  function open(): void {
    setIsOpen(true);
    requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
  }

  function add(): void {
    const { success, output, issues } = v.safeParse(linkInput, { url: withScheme(address) });
    if (!success) return setError(sayIssue(LL, fieldIssue(issues[0])));
    onAdd({ name: output.name, type: "", url: output.url });
    setAddress("");
    setError(undefined);
    setIsOpen(false);
  }

  if (!isOpen) {
    return (
      <Button variant="link" size="sm" className="mt-2" onClick={open}>
        {words.open()}
        <span className="sr-only">, {label}</span>
      </Button>
    );
  }
  return (
    <FormField id={fieldId} label={words.label()} hint={words.hint()} error={error} className="mt-3">
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            type="url"
            inputMode="url"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter") add();
              if (event.key === "Escape") setIsOpen(false);
            }}
            className="min-w-0 flex-1"
          />
          <Button variant="secondary" onClick={add}>
            {words.add()}
          </Button>
        </div>
      )}
    </FormField>
  );
}

/** "www.example.org/plan.pdf" is an address, too. */
function withScheme(typed: string): string {
  const address = typed.trim();
  return /^[a-z][a-z0-9+.-]*:/i.test(address) || !address.includes(".") ? address : `https://${address}`;
}

import { Link2 } from "lucide-react";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import * as v from "valibot";
import { linkInput } from "#domain/files/link.ts";
import { fieldIssue } from "#domain/messages.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { sayIssue } from "#src/lib/words/say-issue.ts";
import { useWords } from "#src/lib/words/words.tsx";

export type Link = v.InferOutput<typeof linkInput>;

type AddressEntryProps = {
  onAdd: (link: Link) => unknown;
  /** The field the file joins, for readers who only hear the button. */
  label?: ReactNode;
};

/**
 * A file given by its address (FIL-05): closed until it is asked for. No form of its own, since it may stand in one;
 * Enter adds all the same.
 */
export function AddressEntry({ onAdd, label }: AddressEntryProps) {
  const { LL } = useWords();
  const words = LL.statuses.files;
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function close(): void {
    setIsOpen(false);
    // The button is back with the next drawing.
    setTimeout(() => opener.current?.focus());
  }
  if (isOpen) return <AddressForm onAdd={onAdd} onClose={close} />;
  return (
    <Button ref={opener} variant="quiet" size="sm" className="mt-2 -ml-3" onClick={() => setIsOpen(true)}>
      <Link2 className="size-4" />
      {words.byAddress()}
      {label && <span className="sr-only">, {label}</span>}
    </Button>
  );
}

function AddressForm({ onAdd, onClose }: { onAdd: (link: Link) => unknown; onClose: () => void }) {
  const { LL } = useWords();
  const words = LL.statuses.files;
  const [typed, setTyped] = useState({ url: "", name: "" });
  const [error, setError] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);

  async function add(): Promise<void> {
    const { success, output, issues } = v.safeParse(linkInput, { ...typed, url: whole(typed.url) });
    if (!success) return setError(sayIssue(LL, fieldIssue(issues[0])));
    setIsAdding(true);
    // Whoever adds it says what went wrong; what was typed stays for another try.
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
        <FormField label={words.address()} hint={words.addressHint()} error={error} required>
          {(control) => (
            <Input
              {...control}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press that asks for it
              autoFocus
              inputMode="url"
              placeholder="https://"
              autoComplete="off"
              value={typed.url}
              onChange={({ target }) => setTyped((before) => ({ ...before, url: target.value }))}
              onBlur={() => setTyped((before) => ({ ...before, url: whole(before.url) }))}
            />
          )}
        </FormField>
        <FormField label={words.addressName()}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={255}
              value={typed.name}
              onChange={({ target }) => setTyped((before) => ({ ...before, name: target.value }))}
            />
          )}
        </FormField>
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

/** A bare host, or one that begins with www., is a web address without its beginning. */
function whole(typed: string): string {
  const address = typed.trim();
  const isBare = /^(?:www\.|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#:]|$))/iu.test(address);
  return isBare ? `https://${address}` : address;
}

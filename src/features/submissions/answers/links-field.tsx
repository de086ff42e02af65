import { useAutoAnimate } from "@formkit/auto-animate/react";
import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { LINK_DESCRIPTION_MAX, MAX_LINKS, type SubmissionLink } from "#domain/submissions/options.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { useWords } from "#src/lib/words.tsx";
import { fieldId, type AnswersForm } from "./form-answers.ts";

/** A list of addresses, each with what it shows (EOI-23). */
export function LinksField({ form }: { form: AnswersForm }) {
  const { LL } = useWords();
  const [list] = useAutoAnimate<HTMLOListElement>({ duration: 160 });
  const add = useRef<HTMLButtonElement>(null);
  const { links } = form.answers;

  function change(at: number, part: Partial<SubmissionLink>): void {
    form.set(
      "links",
      links.map((link, index) => (index === at ? { ...link, ...part } : link)),
    );
  }

  function remove(at: number): void {
    form.set(
      "links",
      links.filter((_, index) => index !== at),
    );
    add.current?.focus();
  }

  return (
    <fieldset id={fieldId("links")} className="min-w-0 sm:col-span-2">
      <legend className="text-[0.9375rem] leading-5 font-medium">{LL.eoi.fields.links()}</legend>
      <p className="mt-1.5 mb-3 text-sm leading-5 text-quiet">{LL.eoi.hints.links()}</p>
      <ol ref={list}>
        {links.map((link, at) => (
          <li
            // Rows have no identity beyond their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            className="grid gap-x-4 gap-y-3 border-t border-dashed border-line-2 py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
          >
            <LinkPart
              form={form}
              path={`links.${at}.url`}
              label={LL.eoi.fields.linkUrl()}
              value={link.url}
              placeholder="https://"
              onChange={(url) => change(at, { url })}
            />
            <LinkPart
              form={form}
              path={`links.${at}.description`}
              label={LL.eoi.fields.linkDescription()}
              value={link.description}
              maxLength={LINK_DESCRIPTION_MAX}
              onChange={(description) => change(at, { description })}
            />
            <Button
              variant="quiet"
              size="icon"
              className="max-sm:justify-self-start sm:mt-6.5"
              aria-label={LL.eoi.links.remove({ number: at + 1 })}
              onClick={() => remove(at)}
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
        disabled={links.length >= MAX_LINKS}
        onClick={() => form.set("links", [...links, { url: "", description: "" }])}
      >
        <Plus className="size-4" />
        {LL.eoi.links.add()}
      </Button>
    </fieldset>
  );
}

type LinkPartProps = {
  form: AnswersForm;
  path: string;
  label: string;
  value: string;
  placeholder?: string;
  maxLength?: number;
  onChange: (value: string) => void;
};

function LinkPart({ form, path, label, value, onChange, ...input }: LinkPartProps) {
  return (
    <FormField id={fieldId(path)} label={label} error={form.errorOf(path)}>
      {(control) => (
        <Input
          {...control}
          {...input}
          name={path}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => form.leave(path)}
        />
      )}
    </FormField>
  );
}

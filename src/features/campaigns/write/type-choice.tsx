import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { TEXT_FIELDS } from "#domain/campaigns/schema.ts";
import { isSame } from "#domain/same.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { FormField } from "#src/components/form-field.tsx";
import { SearchableSelect } from "#src/components/ui/searchable-select.tsx";
import { withForm } from "#src/kit/form/form-hook.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { typesQuery } from "../data.ts";
import { LETTER_FORM, textsOf } from "./letter-form.ts";

/** EML-04: the types are loaded; the chosen type brings its text, after a confirmation if another text was written. */
export const TypeChoice = withForm({
  ...LETTER_FORM,
  render: function TypeChoice({ form }) {
    const { LL } = useWords();
    const words = LL.campaigns.editor;
    const { data: types = [] } = useQuery(typesQuery);
    const values = useStore(form.store, (state) => state.values);
    const [ask, dialog] = useConfirm();
    const [chosen, setChosen] = useState<string>();
    const id = useId();
    const nameOf = (type: (typeof types)[number]) => type.name || LL.campaigns.kinds[type.kind]();

    async function choose(typeId: string): Promise<void> {
      const type = types.find((one) => one.id === typeId);
      if (!type) return setChosen(typeId);
      const isOfType = types.some((one) => isSame(textsOf(one), textsOf(values)));
      const isEmpty = TEXT_FIELDS.every((field) => values[field].trim() === "");
      const question = {
        title: words.replaceTitle({ name: nameOf(type) }),
        description: words.replaceText(),
      };
      if (!isOfType && !isEmpty && !(await ask({ ...question, confirmLabel: words.replace() }))) return;
      setChosen(typeId);
      form.setFieldValue("kind", type.kind);
      for (const field of TEXT_FIELDS) form.setFieldValue(field, type[field]);
    }

    const shown = chosen ?? types.find((one) => isSame(textsOf(one), textsOf(values)))?.id ?? values.kind;
    return (
      <>
        <FormField label={words.type()} hint={words.typeHint()} id={id}>
          {(control) => (
            <SearchableSelect
              {...control}
              options={types.map((type) => ({
                value: type.id,
                label: nameOf(type),
                ...(!type.isBuiltIn && { hint: LL.campaigns.kinds[type.kind]() }),
              }))}
              value={shown}
              onValueChange={(typeId) => void choose(typeId)}
            />
          )}
        </FormField>
        {dialog}
      </>
    );
  },
});

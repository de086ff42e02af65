import { normaliseRecoveryCode, RECOVERY_CODE_LENGTH } from "#domain/accounts/recovery-code.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { useField } from "#src/kit/form/fields/use-field.ts";
import { useWords } from "#src/lib/words.tsx";

/** Upper case and ten characters while typing; a pasted code loses the spaces around it first (REC-10, REC-11). */
export function CodeField() {
  const { LL } = useWords();
  const words = LL.auth.recovery.reset;
  const { name, value, change, leave, around } = useField<string>({
    label: words.code(),
    hint: words.codeHint({ length: RECOVERY_CODE_LENGTH }),
    required: true,
  });
  return (
    <FormField {...around}>
      {(control) => (
        <Input
          {...control}
          name={name}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onChange={(event) => change(normaliseRecoveryCode(event.target.value))}
          onBlur={leave}
          className="figures text-lg tracking-[0.12em]"
        />
      )}
    </FormField>
  );
}

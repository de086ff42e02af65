import { normaliseRecoveryCode, RECOVERY_CODE_LENGTH } from "#domain/accounts/recovery-code.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { useWords } from "#src/lib/words.tsx";
import { firstIssue } from "../field-issue.ts";

type CodeFieldProps = {
  field: {
    state: { value: string; meta: { errors: readonly unknown[] } };
    handleChange: (value: string) => void;
    handleBlur: () => void;
  };
};

/** Upper case and ten characters while typing; a pasted code loses the spaces around it first (REC-10, REC-11). */
export function CodeField({ field }: CodeFieldProps) {
  const { LL } = useWords();
  const words = LL.auth.recovery.reset;
  return (
    <FormField
      label={words.code()}
      hint={words.codeHint({ length: RECOVERY_CODE_LENGTH })}
      error={firstIssue(LL, field.state.meta.errors)}
      required
    >
      {(control) => (
        <Input
          {...control}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          value={field.state.value}
          onChange={(event) => field.handleChange(normaliseRecoveryCode(event.target.value))}
          onBlur={field.handleBlur}
          className="figures text-lg tracking-[0.12em]"
        />
      )}
    </FormField>
  );
}

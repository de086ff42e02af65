import { normaliseRecoveryCode, RECOVERY_CODE_LENGTH } from "#domain/accounts/recovery-code.ts";
import { TextField } from "#src/kit/form/fields/text-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** Upper case and ten characters while typing; a pasted code loses the spaces around it first (REC-10, REC-11). */
export function CodeField() {
  const { LL } = useWords();
  const words = LL.auth.recovery.reset;
  return (
    <TextField
      label={words.code()}
      hint={words.codeHint({ length: RECOVERY_CODE_LENGTH })}
      required
      read={normaliseRecoveryCode}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      inputClass="figures text-lg tracking-[0.12em]"
    />
  );
}

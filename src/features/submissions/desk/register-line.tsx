import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Submission } from "../data.ts";

type RegisterLineProps = {
  submission: Submission;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Takes the partner in with the approval. */
export function RegisterLine({ submission, checked, onChange }: RegisterLineProps) {
  const words = useWords().LL.submissions.ask;
  return (
    <CheckboxLine
      checked={checked}
      onCheckedChange={(isChecked) => onChange(isChecked === true)}
      label={words.register()}
      hint={words.registerHint({ email: submission.answers.representativeEmail })}
    />
  );
}

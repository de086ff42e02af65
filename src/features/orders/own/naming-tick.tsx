import { useMutation } from "@tanstack/react-query";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { setNaming } from "../data.ts";

type NamingTickProps = { submissionId: string; mayBeNamed: boolean };

/** Whether the site may name the organisation among those that come: offered at signing, saved at once, changed at any time. */
export function NamingTick({ submissionId, mayBeNamed }: NamingTickProps) {
  const { LL } = useWords();
  const words = LL.orderPapers.naming;
  const { mutate, isPending, variables } = useMutation(setNaming);
  const checked = isPending ? variables.mayName : mayBeNamed;
  return (
    <CheckboxLine
      className="mt-4"
      label={words.label()}
      hint={words.hint()}
      checked={checked}
      onCheckedChange={(mayName) =>
        mutate(
          { id: submissionId, mayName: mayName === true },
          {
            onSuccess: () => showSuccess(mayName === true ? words.allowed() : words.withdrawn()),
            onError: (error) => showError(say(LL, error)),
          },
        )
      }
    />
  );
}

import { useMutation } from "@tanstack/react-query";
import { reasonOf } from "#domain/refusal.ts";
import { Button } from "#src/components/ui/button.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { generateContract } from "../data.ts";

/** The making of the next version of an order's contract (CON-01). */
export function GenerateContract({ orderId, hasOne }: { orderId: string; hasOne: boolean }) {
  const { LL } = useWords();
  const words = LL.desk.contracts;
  const mutation = useMutation(generateContract);

  function generate(): void {
    mutation.mutate({ orderId }, { onSuccess: () => void showSuccess(words.generated()) });
  }

  return (
    <div className="mt-3.5">
      <Button
        variant="secondary"
        size="sm"
        onClick={generate}
        pending={mutation.isPending}
        pendingLabel={words.generating()}
      >
        {hasOne ? words.again() : words.generate()}
      </Button>
      <p role="status" className="mt-2 text-[0.8125rem] text-quiet empty:hidden">
        {mutation.isPending && words.generatingHint()}
      </p>
      {mutation.error && (
        <p role="alert" className="mt-2 text-annatto-ink">
          {reasonOf(mutation.error) ? say(LL, mutation.error) : words.failed()}
        </p>
      )}
    </div>
  );
}

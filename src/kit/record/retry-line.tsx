import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** A part that could not be read, with a retry. */
export function RetryLine({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { LL } = useWords();
  return (
    <p role="alert" className="error-text">
      {text}{" "}
      <Button variant="link" size="none" onClick={onRetry}>
        {LL.actions.retry()}
      </Button>
    </p>
  );
}

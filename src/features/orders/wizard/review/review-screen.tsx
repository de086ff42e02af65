import { useWords } from "#src/lib/words/words.tsx";
import { Review, ReviewPart } from "./review.tsx";
import { useWizard } from "../wizard-context.tsx";

/** The order as the team receives it, its notes among it: the last look before it is sent (WIZ-51). */
export function ReviewScreen() {
  const { LL } = useWords();
  const { notes } = useWizard().draft;
  return (
    <div className="grid grid-cols-1 gap-9">
      <Review />
      {notes && (
        <ReviewPart title={LL.orders.confirm.notes()}>
          <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{notes}</p>
        </ReviewPart>
      )}
    </div>
  );
}

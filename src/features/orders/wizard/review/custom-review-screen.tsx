import { useWords } from "#src/lib/words/words.tsx";
import { NotesField } from "../steps/notes-field.tsx";
import { Review, ReviewPart } from "./review.tsx";
import { SpaceReview } from "./review-stand.tsx";

/** What a custom stand and its services cost, and a word to the team: the last look before it is sent (WIZ-18, WIZ-51). */
export function CustomReviewScreen() {
  const { LL } = useWords();
  return (
    <div className="grid grid-cols-1 gap-9">
      <Review only="additionalServices">
        <ReviewPart title={LL.orders.confirm.stand()}>
          <SpaceReview />
        </ReviewPart>
      </Review>
      <NotesField />
    </div>
  );
}

import { Review } from "./review.tsx";

/** The briefing as it was written, with its files, before what it costs (WIZ-18). */
export function ConfirmBriefingScreen() {
  return (
    <div className="grid grid-cols-1 gap-9">
      <Review only="briefing" />
    </div>
  );
}

import type { OptOutState } from "#domain/campaigns/opt-out.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/**
 * Where the link in the foot of a campaign leads: a press, not the opening, leaves the list, since programs that read
 * mail open links by themselves. There is a way back on the spot. Only forms of HTML: mail programs show it without
 * scripts.
 */
export function OptOut({ state }: { state: OptOutState }) {
  const words = useWords().LL.optOut;
  const said = {
    asked: { title: words.title(), note: words.note() },
    left: { title: words.leftTitle(), note: words.left() },
    back: { title: words.backTitle(), note: words.back() },
  }[state];
  return (
    <form method="post" className="max-w-170">
      <PageTitle size="question" note={said.note}>
        {said.title}
      </PageTitle>
      {state === "left" ? (
        <Button type="submit" variant="secondary" name="again" value="1">
          {words.comeBack()}
        </Button>
      ) : (
        <Button type="submit" variant={state === "asked" ? "primary" : "secondary"} name="leave" value="1">
          {words.leave()}
        </Button>
      )}
    </form>
  );
}

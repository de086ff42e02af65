import { useEffect } from "react";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/**
 * Title and description of every page, in the reader's language and with the event's name (UI-03 to UI-06). The
 * server's page already carries a title; it is changed in place, since the browser shows the first title.
 */
export function DocumentHead() {
  const event = useEvent();
  const { LL, locale } = useWords();
  useEffect(() => {
    const { zone, city } = event;
    document.title = LL.meta.title({ event: event.name[locale] });
    descriptionElement().content = LL.meta.description({ event: event.name[locale], zone, city });
  }, [event, LL, locale]);
  return null;
}

function descriptionElement(): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (found) return found;
  const made = document.createElement("meta");
  made.name = "description";
  document.head.append(made);
  return made;
}

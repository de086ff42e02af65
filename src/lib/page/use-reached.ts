import { type RefCallback, useCallback, useState } from "react";

/** How far below the screen something is when it counts as reached. */
const AHEAD = "400px 0px";

/** Whether the reader has come near an element: what is far down a page and weighs much is fetched then. */
export function useReached(): [RefCallback<Element>, boolean] {
  const [isReached, setIsReached] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setIsReached(true);
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, isReached];
}

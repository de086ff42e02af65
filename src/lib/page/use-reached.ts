import { type RefCallback, useCallback, useState } from "react";

const AHEAD = "400px 0px";

/** Whether an element is near the screen: heavy parts below are fetched then. */
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

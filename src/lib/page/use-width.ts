import { type RefCallback, useCallback, useState } from "react";

/** How wide an element is, in rem, so that the answer follows the reader's size of text; 0 before it is there. */
export function useWidth(): [RefCallback<Element>, number] {
  const [rem, setRem] = useState(0);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const measure = () => {
      const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRem(element.getBoundingClientRect().width / root);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, rem];
}

import { useEffect, useRef, useState } from "react";

/** CSS pixels, as mail programs have them. */
export const WIDTHS = { desktop: 680, phone: 375 } as const;
export type FrameWidth = keyof typeof WIDTHS;
const HEIGHT = 620;

/** A mail in a frame of its own, in which nothing runs and no link leads out of it; drawn smaller where there is less room. */
export function MailFrame({ html, title, width }: { html: string; title: string; width: FrameWidth }) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>(WIDTHS.desktop);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / WIDTHS[width]);
  return (
    <div
      ref={box}
      className="overflow-hidden rounded-md border border-line-2 bg-card"
      style={{ height: HEIGHT }}
    >
      <iframe
        sandbox=""
        srcDoc={html}
        title={title}
        className="mx-auto block border-0 bg-card"
        style={{
          width: WIDTHS[width],
          height: HEIGHT / scale,
          transform: `scale(${scale})`,
          transformOrigin: scale < 1 ? "0 0" : "50% 0",
        }}
      />
    </div>
  );
}

import { cn } from "#src/lib/cn.ts";

/** The three show-ready stands, drawn with one hand: each tier adds height, light and a place to sit. */
export function PackageDrawing({ id, className }: { id: string; className?: string }) {
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true" className={cn("bg-paper-3", className)}>
      <path className="fill-line-2/60" d="M0 92h240v28H0z" />
      <g className="stroke-line-2" strokeWidth="0.8">
        {Array.from({ length: 9 }, (_, at) => (
          <path key={at} d={`M${120 + (at - 4) * 16} 92 L${120 + (at - 4) * 46} 120`} />
        ))}
      </g>
      {id === "GOLD" ? <Gold /> : id === "SILVER" ? <Silver /> : <Bronze />}
      <Plant x={id === "BRONZE" ? 170 : 196} />
    </svg>
  );
}

function Bronze() {
  return (
    <g>
      <path className="fill-leaf" d="M78 44h84v50H78z" />
      <path className="fill-forest" d="M78 44h84v9H78z" />
      <path className="fill-moss" d="M88 60h30v18H88z" />
      <path className="fill-card" d="M126 62h26v3h-26zM126 69h20v3h-20z" />
      <path className="fill-annatto" d="M92 84h34v12H92z" />
    </g>
  );
}

function Silver() {
  return (
    <g>
      <path className="fill-leaf" d="M62 36h84v58H62z" />
      <path className="fill-forest" d="M146 36l34 10v50l-34-2z" />
      <path className="fill-ochre" d="M62 28h84l34 10v8l-34-10H62z" />
      <path className="fill-river" d="M74 50h36v24H74z" />
      <path className="fill-water" d="M77 53h30v18H77z" />
      <path className="fill-card" d="M120 52h18v3h-18zM120 59h14v3h-14z" />
      <path className="fill-annatto" d="M82 82h40v14H82z" />
      <path className="fill-moss" d="M152 58l20 5v12l-20-4z" />
    </g>
  );
}

function Gold() {
  return (
    <g>
      <path className="fill-leaf" d="M48 32h92v62H48z" />
      <path className="fill-forest" d="M140 32l44 12v54l-44-4z" />
      <path className="fill-annatto" d="M42 20h98l50 14v12L140 33H42z" />
      <path className="fill-ochre" d="M52 8h44v12H52z" />
      <path className="fill-river" d="M58 44h48v30H58z" />
      <path className="fill-water" d="M61 47h42v24H61z" />
      <path className="fill-moss" d="M112 46h20v28h-20zM148 54l28 7v14l-28-6z" />
      <path className="fill-ochre" d="M60 84h30v12H60zM96 86h8v10h-8zM108 86h8v10h-8z" />
      <g className="fill-card">
        <circle cx="56" cy="38" r="1.8" />
        <circle cx="82" cy="38" r="1.8" />
        <circle cx="108" cy="38" r="1.8" />
        <circle cx="132" cy="38" r="1.8" />
      </g>
    </g>
  );
}

function Plant({ x }: { x: number }) {
  return (
    <g>
      <path
        className="fill-none stroke-leaf"
        strokeWidth="3"
        strokeLinecap="round"
        d={`M${x} 96c0-14-2-20-9-26M${x} 96c0-16 1-24 8-31M${x} 96c-1-10-5-14-12-15`}
      />
      <path className="fill-still-ink" d={`M${x - 7} 94h14l-2 10h-10z`} />
    </g>
  );
}

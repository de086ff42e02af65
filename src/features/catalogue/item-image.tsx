import { Package } from "lucide-react";
import { useState } from "react";
import { cn } from "#src/components/cn.ts";

type ItemImageProps = { url: string | null; className: string };

/** The picture of an item, or a sign in its place; what it shows is said beside it. */
export function ItemImage({ url, className }: ItemImageProps) {
  const [broken, setBroken] = useState<string>();
  if (!url || url === broken) {
    return (
      <span
        className={cn(
          "flex shrink-0 items-center justify-center rounded-sm border border-line bg-paper-2 text-quiet",
          className,
        )}
      >
        <Package aria-hidden="true" className="size-4.5" />
      </span>
    );
  }
  return (
    <img
      src={`${url}?inline=1`}
      alt=""
      loading="lazy"
      onError={() => setBroken(url)}
      className={cn("shrink-0 rounded-sm border border-line bg-paper-2 object-cover", className)}
    />
  );
}

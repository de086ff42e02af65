import { Link } from "@tanstack/react-router";
import { cn } from "#src/lib/cn.ts";
import { useWords } from "#src/lib/words.tsx";

/** To the own account, on forest (HDR-05). */
export function ProfileLink({ className, onClick }: { className?: string; onClick?: () => void }) {
  const { LL } = useWords();
  return (
    <Link
      to="/profile"
      onClick={onClick}
      className={cn(
        "rounded-sm text-[0.9375rem] underline decoration-mist/60 underline-offset-4 hover:decoration-paper-2 coarse:inline-flex coarse:min-h-11 coarse:items-center",
        className,
      )}
    >
      {LL.header.profile()}
    </Link>
  );
}

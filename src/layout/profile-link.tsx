import { Link } from "@tanstack/react-router";
import { useWords } from "#src/lib/words/words.tsx";

type ProfileLinkProps = {
  /** Classes; these replace the size of the text. */
  className?: string;
  onClick?: () => void;
};

/** The link to the reader's account, on forest (HDR-05). */
export function ProfileLink({ className = "text-[0.9375rem]", onClick }: ProfileLinkProps) {
  const { LL } = useWords();
  return (
    <Link
      to="/profile"
      onClick={onClick}
      className={`rounded-sm underline decoration-current/50 underline-offset-4 hover:decoration-current coarse:inline-flex coarse:min-h-11 coarse:items-center ${className}`}
    >
      {LL.header.profile()}
    </Link>
  );
}

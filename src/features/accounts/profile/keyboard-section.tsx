import { LetterKeysLine } from "#src/kit/list/letter-keys-line.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { ProfileSection } from "./profile-section.tsx";

/** Whether single letters are shortcuts, for the team (WCAG 2.1.4). */
export function KeyboardSection() {
  const { LL } = useWords();
  const { title, note } = LL.listing.keys.profile;
  return (
    <ProfileSection title={title()} note={note()}>
      <div className="max-w-150">
        <LetterKeysLine />
      </div>
    </ProfileSection>
  );
}

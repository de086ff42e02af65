import { createFileRoute, Link } from "@tanstack/react-router";
import { Registration } from "#src/features/partners/registration.tsx";
import { loadWords, useWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/partners/register/$submissionId")({
  loader: () => loadWords("listing", "partners", "obstacles", "deskObstacles"),
  component: RegistrationPage,
});

function RegistrationPage() {
  const { LL } = useWords();
  const { submissionId } = Route.useParams();
  return (
    <Registration
      key={submissionId}
      submissionId={submissionId}
      above={
        <Link to="/admin/submissions/$submissionId" params={{ submissionId }} className="link">
          {LL.partners.back()}
        </Link>
      }
    />
  );
}

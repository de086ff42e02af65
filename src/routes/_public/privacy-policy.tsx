import { createFileRoute } from "@tanstack/react-router";
import { Policy, PolicyHead } from "#src/features/privacy/policy.tsx";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/_public/privacy-policy")({
  loader: () => loadWords("privacy"),
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  return (
    <>
      <PolicyHead />
      <Policy />
    </>
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { LoginForm } from "#src/features/accounts/login-form.tsx";
import { AuthLayout } from "#src/layout/auth-layout.tsx";
import { loadGuards } from "#src/session/load-guards.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/partner_/login")({
  beforeLoad: async (match) => (await loadGuards()).skipLogin("partner", match),
  loader: () => loadWords("auth", "validation"),
  component: PartnerLogin,
});

function PartnerLogin() {
  return (
    <AuthLayout area="partner">
      <LoginForm area="partner" />
    </AuthLayout>
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { LoginForm } from "#src/features/accounts/login-form.tsx";
import { AuthLayout } from "#src/layout/auth-layout.tsx";
import { loadGuards } from "#src/session/load-guards.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin_/login")({
  beforeLoad: async (match) => (await loadGuards()).skipLogin("admin", match),
  loader: () => loadWords("auth", "validation"),
  component: AdminLogin,
});

function AdminLogin() {
  return (
    <AuthLayout area="staff">
      <LoginForm area="admin" />
    </AuthLayout>
  );
}

import { links, written } from "./written.ts";

/** The two logins (specification, section 2). */
export const ADMIN_LOGIN = [
  written("AUTH-01", "main form label >> nth=0", "E-mail", "Email"),
  written("AUTH-01", "main form label >> nth=1", "Senha", "Password"),
  ...links("AUTH-03", "main", {
    "/admin/recover-password": ["Esqueceu sua senha?", "Forgot your password?"],
  }),
];
export const PARTNER_LOGIN = links("AUTH-07", "main", {
  "/partner/recover-password": ["Esqueceu sua senha?", "Forgot your password?"],
});

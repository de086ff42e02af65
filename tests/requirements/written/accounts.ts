import { inOrder, labelled, links, written, type Written } from "./written.ts";

function login(id: string, area: "admin" | "partner", pt: string, en: string): Written[] {
  return [
    written("ROUTE-09, ROUTE-11", "main h1", pt, en),
    labelled(id, "main input[type=email]", "E-mail", "Email"),
    labelled(id, "main input[type=password]", "Senha", "Password"),
    written(id, "main [type=submit]", "Entrar", "Sign in"),
    ...links(area === "admin" ? "AUTH-03" : "AUTH-07", "main", {
      [`/${area}/recover-password`]: ["Esqueceu sua senha?", "Forgot your password?"],
    }),
  ];
}

/** The two logins (specification, section 2). */
export const ADMIN_LOGIN = login("AUTH-01", "admin", "Acesso da equipe", "Staff sign-in");
export const PARTNER_LOGIN = login("AUTH-06", "partner", "Acesso do expositor", "Exhibitor sign-in");

/** Beside both fields when nothing was typed (AUTH-08). */
export const LOGIN_REQUIRED = inOrder(
  "AUTH-08",
  "main form p[id$=-error]",
  ["Campo obrigatório", "Required"],
  ["Campo obrigatório", "Required"],
);

/** The button beside a password, as it stands and once it was pressed (AUTH-02). */
export const SHOW_PASSWORD = {
  pt: ["Mostrar a senha", "Ocultar a senha"],
  en: ["Show password", "Hide password"],
} as const;

/** Their buttons while something is on its way (AUTH-04, HDR-06). */
export const SIGNING_IN = [
  // Beside what it says otherwise, which keeps its width and is not seen.
  written("AUTH-04", "main button[aria-busy=true] span:has(> svg)", "Entrando...", "Signing in..."),
];
export const LOGGING_OUT = [
  written("HDR-06", "header button[aria-busy=true]", "Saindo...", "Logging out..."),
];

/** Asking for a code, before and after (REC-01, REC-05, REC-06). */
export const RECOVERY_REQUEST = [
  written("REC-01", "main h1", "Recupere seu acesso", "Recover your access"),
  labelled("REC-01", "main input[name=email]", "E-mail", "Email"),
  written("REC-04", "main [type=submit]", "Enviar código", "Send code"),
];
export const RECOVERY_REQUESTED = [
  written(
    "REC-05",
    "main form [role=status]",
    "Se existir uma conta com este e-mail, um código de recuperação foi enviado",
    "If an account with this email exists, a recovery code has been sent",
  ),
  written(
    "REC-06",
    "main form button[type=button]",
    "Informar o código de recuperação",
    "Enter Recovery Code",
  ),
];

/** What a new password needs, wherever one is chosen (REC-13 to REC-15). */
const RULES = inOrder(
  "REC-13 to REC-15",
  "main form li",
  ["8 caracteres ou mais", "8 characters or more"],
  ["uma letra minúscula", "a lowercase letter"],
  ["uma letra maiúscula", "an uppercase letter"],
  ["um número", "a digit"],
  ["um destes: @ $ ! % * ? &", "one of these: @ $ ! % * ? &"],
  ["só letras sem acento, números e esses sinais", "only unaccented letters, digits and those signs"],
);

/** The other mode of the same screen (REC-01, REC-08). */
export const RECOVERY_RESET = [
  written("REC-01", "main h1", "Crie uma nova senha", "Create a new password"),
  labelled("REC-01", "main input[name=recoveryCode]", "Código de recuperação", "Recovery code"),
  ...passwords("REC-01", ["Nova senha", "New password"], ["Repita a nova senha", "Repeat the new password"]),
  ...RULES,
  written("REC-16", "main [type=submit]", "Salvar nova senha", "Save new password"),
  written("REC-08", "main [type=submit] ~ button", "Voltar", "Back"),
];

function passwords(id: string, ...words: (readonly [pt: string, en: string])[]): Written[] {
  return words.map(([pt, en], at) => labelled(id, `main form input[type=password] >> nth=${at}`, pt, en));
}

/** What the screen says to an answer of the server, by what the server said; nothing for none (REC-17 to REC-19, REC-24). */
export const RECOVERY_ANSWERS = [
  ["Invalid recovery code", "Código de recuperação inválido", "Invalid recovery code"],
  ["Recovery code has expired", "O código de recuperação expirou", "Recovery code has expired"],
  [
    "Recovery code has already been used",
    "O código de recuperação já foi usado",
    "Recovery code has already been used",
  ],
  [undefined, "Ocorreu um erro de rede", "Network error occurred"],
].map(([message, pt = "", en = ""]) => ({
  message,
  says: [written("REC-17 to REC-19, REC-24", "main form [role=alert]", pt, en)],
}));

export const RECOVERY_MISMATCH = [
  written(
    "REC-12",
    "main form p[id$=-error]",
    "A confirmação da senha não confere",
    "Password confirmation does not match",
  ),
];
export const RECOVERY_DONE = [
  written("REC-20", "main [role=status]", "Senha redefinida com sucesso", "Password reset successfully"),
];

/** Of somebody who is signed in (HDR-05). */
export const SIGNED_IN = [
  written(
    "HDR-05",
    "header div:has(> a[href='/profile']) > span",
    "Olá, Tavita Leota",
    "Welcome, Tavita Leota",
  ),
  ...links("HDR-05", "header", { "/profile": ["Perfil", "Profile"] }),
  written("HDR-05", "header a[href='/profile'] ~ button", "Sair", "Log out"),
];

/** The own account of an exhibitor (PROF-01 to PROF-04). */
export const PROFILE = [
  written("PROF-01", "main h1", "Configurações do perfil", "Profile settings"),
  written("PROF-01", "main section:nth-of-type(1) h2", "Dados da conta", "Account information"),
  ...inOrder(
    "PROF-01",
    "main section:nth-of-type(1) dl > div",
    ["Nome", "Name"],
    ["E-mail", "Email"],
    ["Função", "Role"],
    ["Situação da conta", "Account status"],
  ),
  written("PROF-03", "main section:nth-of-type(1) dl > div:nth-child(3) dd", "Parceiro", "Partner"),
  written("PROF-02", "main section:nth-of-type(1) dl > div:nth-child(4) dd", "ativa", "active"),
  written("PROF-04", "main section:has(input[type=password]) h2", "Alterar senha", "Change password"),
  ...passwords(
    "PROF-04",
    ["Senha atual", "Current password"],
    ["Nova senha", "New password"],
    ["Repita a nova senha", "Repeat the new password"],
  ),
  written("PROF-04", "main form:has(input[type=password]) [type=submit]", "Alterar senha", "Change password"),
];

/** Of a new password that is too short and repeated otherwise (PROF-05, PROF-06, FA-06, FA-07). */
export const WRONG_PASSWORDS = inOrder(
  "PROF-05, PROF-06",
  "main form p[id$=-error]",
  ["A nova senha deve ter pelo menos 8 caracteres.", "New password must be at least 8 characters long."],
  ["As novas senhas não coincidem.", "New passwords do not match."],
);

/** The first password of one's own (FA-01, FA-02), and a change that fails (FA-09). */
export const FIRST_ACCESS = [
  written("FA-01", "main h1", "Escolha sua senha", "Choose your password"),
  written(
    "FA-02",
    "main form >> xpath=preceding-sibling::p",
    "Jaciara Lima, Parceiro",
    "Jaciara Lima, Partner",
  ),
  ...passwords(
    "FA-04",
    ["Senha temporária", "Temporary password"],
    ["Nova senha", "New password"],
    ["Repita a nova senha", "Repeat the new password"],
  ),
  ...RULES,
  written("FA-04", "main [type=submit]", "Salvar e continuar", "Save and continue"),
];
export const PASSWORD_FAILED = [
  written(
    "FA-09",
    "main form [role=alert]",
    "Falha ao alterar a senha. Tente novamente.",
    "Failed to change password. Please try again.",
  ),
];
/** On the profile of whoever has not chosen one yet (PROF-02). */
export const NOT_YET = [
  written(
    "PROF-02",
    "main section:nth-of-type(1) dl > div:nth-child(4) dd",
    "primeiro acesso pendente",
    "first login required",
  ),
];

/** While an address is looked up at the registration of an exhibitor (REG-02). */
export const CHECKING = [
  written(
    "REG-02",
    "main [role=status]",
    "Verificando se já existe uma conta",
    "Checking whether an account exists",
  ),
];

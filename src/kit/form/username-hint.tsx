/** Tells password managers whose password a form is about. */
export function UsernameHint({ email }: { email: string | undefined }) {
  return <input type="text" name="username" autoComplete="username" value={email ?? ""} readOnly hidden />;
}

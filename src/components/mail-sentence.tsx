/** A sentence that names an e-mail address, which then opens a letter to it; the words put it where their grammar wants it. */
export function MailSentence({ text, email }: { text: string; email: string }) {
  const at = email === "" ? -1 : text.indexOf(email);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <a href={`mailto:${email}`} className="link wrap-anywhere">
        {email}
      </a>
      {text.slice(at + email.length)}
    </>
  );
}

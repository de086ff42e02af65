import { useEffect, useState, type RefObject } from "react";

/**
 * Nobody who was faster than the application loses anything: what was typed into the server's form stays, and is sent
 * if its button was pressed. React draws a form of its own where it finds the server's changed, by a password manager for
 * example.
 */
export function useEarlyForm(own: RefObject<HTMLFormElement | null>): void {
  const [early] = useState(findEarlyForm);
  useEffect(() => {
    if (early && own.current) handOver(early, own.current);
  }, [early, own]);
}

/** The server's form, which the first script has marked (boot.ts). */
function findEarlyForm(): HTMLFormElement | null {
  return typeof document === "undefined" ? null : document.querySelector("form[data-early]");
}

/** Copies typed values from the server's form to React's, and sends it if it was sent. */
function handOver(from: HTMLFormElement, to: HTMLFormElement): void {
  const fields = to.querySelectorAll("input");
  for (const [nth, { value }] of from.querySelectorAll("input").entries()) {
    const field = fields[nth];
    if (field && field.value === "") field.value = value;
  }
  const isSent = from.dataset["early"] === "sent";
  delete from.dataset["early"];
  if (isSent) to.requestSubmit();
}

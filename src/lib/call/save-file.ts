import { callFetch, CallError } from "./call.ts";

/**
 * Fetches a file that is made when it is asked for and gives it to the reader under its name, which is answered. Fetched
 * and not followed, so that a refusal can be said where it was asked for.
 */
export async function saveFile(url: string, body?: unknown): Promise<string> {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await callFetch(url, init);
  if (!answer.ok) throw new CallError(answer.status, await answer.json().catch(() => undefined));
  const name = nameOf(answer.headers.get("content-disposition") ?? "");
  const address = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The browser has the file once it has begun to save it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return name;
}

/** The real name stands in the second one (RFC 6266). */
function nameOf(disposition: string): string {
  const [, encoded = ""] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return decodeURIComponent(encoded) || "file";
}

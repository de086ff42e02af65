import { callFetch, CallError } from "./call.ts";
import { untilMade } from "./until-made.ts";

type Saving = {
  /** Sent along: what was chosen of a list. */
  body?: unknown;
  /** Told once when the file takes long to be made; it is saved all the same, wherever its reader goes meanwhile. */
  whenLong?: (because: unknown) => void;
};

/**
 * Fetches a generated file and saves it; answers its name. Fetched instead of linked, so that a refusal can be shown.
 */
export async function saveFile(url: string, { body, whenLong }: Saving = {}): Promise<string> {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await untilMade(() => fetchFile(url, init), whenLong);
  const name = nameOf(answer.headers.get("content-disposition") ?? "");
  const address = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // After a minute the browser has the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return name;
}

async function fetchFile(url: string, init: RequestInit): Promise<Response> {
  const answer = await callFetch(url, { ...init, headers: { prefer: "wait=10" } });
  // 202: the file is still being made.
  if (answer.status !== 200) throw new CallError(answer.status, await answer.json().catch(() => undefined));
  return answer;
}

/** `filename*` is the real name (RFC 6266). */
function nameOf(disposition: string): string {
  const [, encoded = ""] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return decodeURIComponent(encoded) || "file";
}

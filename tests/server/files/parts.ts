import type { FilePurpose } from "#domain/files/kind.ts";
import type { UploadState } from "#server/files/parts.ts";
import type { TestPortal } from "#tests/portal.ts";

/** An upload in parts as a browser sends it. */
export function sender(portal: TestPortal, cookie: string) {
  async function open(name: string, size: number, purpose: FilePurpose = "supporting") {
    const body = JSON.stringify({ name, size, purpose });
    return portal.fetch("/api/files/uploads", { method: "POST", body, headers: { cookie } });
  }

  async function begin(name: string, size: number, purpose?: FilePurpose): Promise<string> {
    const answer = await open(name, size, purpose);
    if (answer.status !== 201) throw new Error(`not begun: ${answer.status}`);
    return ((await answer.json()) as UploadState).id;
  }

  function put(id: string, offset: number, part: Uint8Array | ReadableStream): Promise<Response> {
    const body = part instanceof ReadableStream ? part : new Uint8Array(part);
    return portal.fetch(`/api/files/uploads/${id}?offset=${offset}`, {
      method: "PUT",
      body,
      headers: { cookie },
    });
  }

  function ask(id: string): Promise<Response> {
    return portal.fetch(`/api/files/uploads/${id}`, { headers: { cookie } });
  }

  function download(id: string): Promise<Response> {
    return portal.fetch(`/api/files/${id}`, { headers: { cookie } });
  }

  return { open, begin, put, ask, download };
}

export const stateOf = async (answer: Response) => (await answer.json()) as UploadState;

/** The status of an answer, the code of its reason and the offset it names. */
export async function refusalOf(answer: Response): Promise<unknown[]> {
  const { reason } = (await answer.json()) as { reason?: { code: string; params: { received?: number } } };
  return [answer.status, reason?.code, reason?.params.received];
}

/**
 * What Bun lacks of a browser's XMLHttpRequest for sending a form, over the real network: progress of the body, then
 * load, error or abort, and loadend.
 */
export class UploadRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers = new Headers();
  readonly #aborted = new AbortController();
  #url = "";
  #method = "POST";
  status = 0;
  responseText = "";

  open(method: string, path: string): void {
    this.#method = method;
    this.#url = path;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  abort(): void {
    this.#aborted.abort();
  }

  send(body: FormData | Blob): void {
    void this.#travel(body).then((outcome) => {
      this.dispatchEvent(new Event(outcome));
      this.dispatchEvent(new Event("loadend"));
    });
  }

  async #travel(body: FormData | Blob): Promise<"load" | "error" | "abort"> {
    for (const [loaded, total] of [
      [199, 400],
      [400, 400],
    ])
      this.upload.dispatchEvent(
        Object.assign(new Event("progress"), { lengthComputable: true, loaded, total }),
      );
    try {
      const { signal } = this.#aborted;
      const answer = await fetch(this.#url, {
        method: this.#method,
        headers: this.#headers,
        body,
        signal,
      });
      this.responseText = await answer.text();
      this.status = answer.status;
      return "load";
    } catch {
      return this.#aborted.signal.aborted ? "abort" : "error";
    }
  }
}

import { afterAll } from "bun:test";

const STORED = { id: "file-1", name: "planta.pdf", type: "application/pdf", url: "/api/files/file-1" };

/** Requests whose answers come when the test says so, on the page that is open, for the whole test file. */
export function giveSlowRequests() {
  // Of the page, as long as a request that nobody answered may still be given up after it is closed.
  const PageEvent = Event;

  class SlowRequest extends EventTarget {
    static readonly all: SlowRequest[] = [];
    readonly upload = new EventTarget();
    isAborted = false;
    status = 0;
    responseText = "";
    open(): void {}
    setRequestHeader(): void {}
    send(): void {
      SlowRequest.all.push(this);
    }
    abort(): void {
      this.isAborted = true;
      this.dispatchEvent(new PageEvent("abort"));
    }
    answer(): void {
      Object.assign(this, { status: 200, responseText: JSON.stringify(STORED) });
      if (!this.isAborted) this.dispatchEvent(new PageEvent("load"));
    }
  }

  Object.assign(globalThis, { XMLHttpRequest: SlowRequest });
  afterAll(() => Reflect.deleteProperty(globalThis, "XMLHttpRequest"));
  return SlowRequest;
}

/** What a reader may leave unread before the stream ends: dead readers are not noticed otherwise. */
const MOST_UNREAD_BYTES = 64 * 1024;

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  // A proxy that changes or buffers a stream holds its events back.
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

export type Stream = {
  answer: Response;
  send: (chunk: Uint8Array<ArrayBuffer>) => void;
  /** Ends it; a second time, and after its reader has gone, it does nothing. */
  end: () => void;
};

/**
 * One open answer. `onEnd` is called once, whichever of the two ways of noticing a lost reader comes first: neither is
 * reliable alone (the body's cancel, the request's signal).
 */
export function openStream(request: Request, onEnd: () => void): Stream {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;

  function finish(): boolean {
    if (!controller) return false;
    controller = undefined;
    request.signal.removeEventListener("abort", finish);
    onEnd();
    return true;
  }

  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(opened) {
        controller = opened;
      },
      cancel: () => void finish(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD_BYTES }),
  );
  request.signal.addEventListener("abort", finish);

  return {
    answer: new Response(body, { headers: HEADERS }),
    send(chunk) {
      const open = controller;
      if (!open) return;
      open.enqueue(chunk);
      if ((open.desiredSize ?? 0) >= 0) return;
      finish();
      open.error(new Error("not read"));
    },
    end() {
      const open = controller;
      if (finish()) open?.close();
    },
  };
}

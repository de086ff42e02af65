import { dlopen, ptr } from "bun:ffi";

/** A connection of this process: its descriptor, the port it came in by, and the address of who opened it. */
export type Connection = { descriptor: number; port: number; address: string };

export type Sockets = {
  /** Every connection that is open, in the order of their descriptors. */
  list: (limit: number) => Connection[];
  /** Ends it for both sides; the server notices and closes it. */
  end: (connection: Connection) => void;
};

const IPV4 = 2;
const IPV6 = 10;
const BOTH_WAYS = 2;
/** Most bytes of a socket address. */
const ADDRESS_BYTES = 128;
/** Descriptors are assigned from the lowest: after this many unused ones there are no others. */
const UNUSED_AT_END = 2_000;
const NUMBER = "i32";

/**
 * The connections as the system knows them: a server of Bun does not tell of one before its first request. Undefined
 * where the system is none of Linux with the usual C library.
 */
export function openSockets(): Sockets | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    return overLibc();
  } catch {
    return undefined;
  }
}

function overLibc(): Sockets {
  const named = { args: [NUMBER, "ptr", "ptr"], returns: NUMBER } as const;
  const { symbols } = dlopen("libc.so.6", {
    getpeername: named,
    getsockname: named,
    shutdown: { args: [NUMBER, NUMBER], returns: NUMBER },
    fcntl: { args: [NUMBER, NUMBER], returns: NUMBER },
  });
  const bytes = new Uint8Array(ADDRESS_BYTES);
  const view = new DataView(bytes.buffer);
  const length = new Uint32Array(1);

  function ask(name: typeof symbols.getpeername, descriptor: number): boolean {
    length[0] = ADDRESS_BYTES;
    if (name(descriptor, ptr(bytes), ptr(length)) !== 0) return false;
    const family = view.getUint16(0, true);
    return family === IPV4 || family === IPV6;
  }

  function connectionOf(descriptor: number): Connection | undefined {
    if (!ask(symbols.getpeername, descriptor)) return undefined;
    const address = addressIn(view);
    if (!ask(symbols.getsockname, descriptor)) return undefined;
    return { descriptor, port: view.getUint16(2), address };
  }

  return {
    list(limit) {
      const found: Connection[] = [];
      for (let descriptor = 3, unused = 0; descriptor < limit && unused < UNUSED_AT_END; descriptor += 1) {
        const connection = connectionOf(descriptor);
        if (connection) found.push(connection);
        unused = connection || symbols.fcntl(descriptor, 1) !== -1 ? 0 : unused + 1;
      }
      return found;
    },
    end: ({ descriptor }) => void symbols.shutdown(descriptor, BOTH_WAYS),
  };
}

function addressIn(view: DataView): string {
  if (view.getUint16(0, true) === IPV4) return [4, 5, 6, 7].map((at) => view.getUint8(at)).join(".");
  return [8, 10, 12, 14, 16, 18, 20, 22].map((at) => view.getUint16(at).toString(16)).join(":");
}

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** What becomes of the connection that brings the next COMMIT: cut when it has passed, or before, the road open or not. */
type Cut = { hasPassed: boolean; staysClosed: boolean };

/** A road to a database server that breaks at the moment of a commit. */
export type CutRoad = {
  url: string;
  cutNext: (cut: Cut) => void;
  open: () => void;
  /** COMMITs that reached the road since the last cut was asked for, that one included. */
  commits: () => number;
  close: () => Promise<void>;
};

export async function openCutRoad(target: string): Promise<CutRoad> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let next: Cut | undefined;
  let isClosed = false;
  let commits = 0;

  const server = createServer((near) => {
    if (isClosed) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => sockets.delete(socket));
    }
    far.on("data", (bytes) => void (near.destroyed || near.write(bytes)));
    near.on("data", (bytes: Buffer) => {
      const isCommit = bytes.includes("COMMIT");
      if (isCommit) commits += 1;
      const cut = isCommit ? next : undefined;
      if (!cut) return void far.write(bytes);
      next = undefined;
      isClosed = cut.staysClosed;
      if (cut.hasPassed) far.write(bytes);
      else far.destroy();
      near.destroy();
      if (isClosed) for (const socket of sockets) if (socket !== far) socket.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutNext(cut) {
      next = cut;
      commits = 0;
    },
    open: () => void (isClosed = false),
    commits: () => commits,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

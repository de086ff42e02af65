import type { Socket } from "bun";
import { type Answer, AnswerReader } from "./answer.ts";

/** One connection that is kept: a request, its answer, the next request. */
export type Line = {
  ask: (request: Buffer) => Promise<Answer>;
  hangUp: () => void;
};

type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

export async function openLine(port: number): Promise<Line> {
  const reader = new AnswerReader();
  let waiting: Waiting | undefined;
  let unsent: Buffer | undefined;

  function fail(reason: string): void {
    waiting?.reject(new Error(reason));
    waiting = undefined;
  }

  function send(socket: Socket, bytes: Buffer): void {
    const sent = socket.write(bytes);
    unsent = sent < bytes.length ? bytes.subarray(Math.max(sent, 0)) : undefined;
  }

  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port,
    socket: {
      data(_socket, bytes) {
        const answer = reader.read(bytes);
        if (!answer) return;
        const { resolve } = waiting ?? {};
        waiting = undefined;
        resolve?.(answer);
      },
      drain: (open) => unsent && send(open, unsent),
      close: () => fail("the connection was closed"),
      error: (_socket, error) => fail(error.message),
    },
  });

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        send(socket, request);
      }),
    hangUp: () => socket.end(),
  };
}

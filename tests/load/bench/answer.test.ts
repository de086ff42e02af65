import { describe, expect, test } from "bun:test";
import { type Answer, AnswerReader } from "./answer.ts";

const PLAIN =
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n{"status":"ok"}';
const CHUNKED =
  "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n1a\r\nabcdefghijklmnopqrstuvwxyz\r\n0\r\n\r\n";
const NOTHING_NEW = 'HTTP/1.1 304 Not Modified\r\nETag: "a"\r\nContent-Length: 900\r\n\r\n';
const REFUSED = "HTTP/1.1 429 Too Many Requests\r\nRetry-After: 2\r\nContent-Length: 9\r\n\r\ntoo often";

/** Every answer that is complete after one of these arrivals, by the arrival it ended with. */
function readAll(arrivals: readonly string[]): (Answer | undefined)[] {
  const reader = new AnswerReader();
  return arrivals.map((bytes) => reader.read(Buffer.from(bytes)));
}

describe("an answer is read", () => {
  for (const [name, text] of Object.entries({ PLAIN, CHUNKED, NOTHING_NEW, REFUSED })) {
    test(`to its last byte and no further, wherever it is cut: ${name}`, () => {
      for (let cut = 1; cut < text.length; cut += 1) {
        const [first, second] = readAll([text.slice(0, cut), text.slice(cut)]);
        expect(first).toBeUndefined();
        expect(second?.status).toBe(Number(text.slice(9, 12)));
      }
      const byByte = readAll([...text]);
      expect(byByte.filter((answer) => answer !== undefined)).toHaveLength(1);
      expect(byByte.at(-1)?.head).toStartWith("HTTP/1.1");
    });
  }

  test("one after the other", () => {
    const answers = readAll([PLAIN, CHUNKED, NOTHING_NEW, REFUSED, PLAIN]);
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 304, 429, 200]);
  });

  test("with what it says when it is no success", () => {
    const [good, refused] = readAll([PLAIN, REFUSED]);
    expect([good?.excerpt, refused?.excerpt]).toEqual(["", "too often"]);
    expect(refused?.head).toContain("Retry-After: 2");
  });
});

/** What came back for one request. */
export type Answer = {
  status: number;
  /** Status line and headers as they travelled. */
  head: string;
  /** The beginning of the body of an answer that is no success, to say what went wrong. */
  excerpt: string;
};

const EXCERPT_BYTES = 300;
const BLANK_LINE = "\r\n\r\n";

/**
 * Reads answers off one connection, one after the other, looking at as little of them as it takes to know where each
 * ends: it shares the machine with the server that it measures.
 */
export class AnswerReader {
  #begun: Buffer | undefined;
  #answer: Answer | undefined;
  /** Bytes of the body still to come; none are counted of one in chunks. */
  #left = 0;
  #chunks: ChunkReader | undefined;

  /** Takes what arrived; gives the answer with its last byte. */
  read(arrived: Buffer): Answer | undefined {
    const body = this.#answer ? arrived : this.#readHead(arrived);
    if (!body || !this.#answer) return undefined;
    if (this.#answer.status >= 400 && this.#answer.excerpt === "") {
      this.#answer.excerpt = body.toString("utf8", 0, EXCERPT_BYTES);
    }
    if (!this.#isComplete(body)) return undefined;
    const answer = this.#answer;
    this.#answer = undefined;
    this.#chunks = undefined;
    return answer;
  }

  /** What of the bytes is body already; undefined while the headers are not all there. */
  #readHead(arrived: Buffer): Buffer | undefined {
    const bytes = this.#begun ? Buffer.concat([this.#begun, arrived]) : arrived;
    const end = bytes.indexOf(BLANK_LINE);
    if (end === -1) {
      this.#begun = Buffer.from(bytes);
      return undefined;
    }
    this.#begun = undefined;
    const head = bytes.toString("latin1", 0, end);
    const status = Number(head.slice(9, 12));
    this.#answer = { status, head, excerpt: "" };
    this.#left = status === 204 || status === 304 ? 0 : lengthOf(head);
    if (/\r\ntransfer-encoding: chunked/i.test(head)) this.#chunks = new ChunkReader();
    return bytes.subarray(end + BLANK_LINE.length);
  }

  #isComplete(body: Buffer): boolean {
    if (this.#chunks) return this.#chunks.read(body);
    this.#left -= body.length;
    return this.#left <= 0;
  }
}

function lengthOf(head: string): number {
  return Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
}

/** Finds the end of a body in chunks: a line with the size, so many bytes and a line's end, until a size of 0. */
class ChunkReader {
  #line = "";
  #skip = 0;
  #isLast = false;

  /** Whether the last chunk has been read whole. */
  read(bytes: Buffer): boolean {
    for (let at = 0; at < bytes.length;) {
      if (this.#skip > 0) {
        const passed = Math.min(this.#skip, bytes.length - at);
        this.#skip -= passed;
        at += passed;
      } else {
        const end = bytes.indexOf(10, at);
        this.#line += bytes.toString("latin1", at, end === -1 ? bytes.length : end);
        if (end === -1) return false;
        at = end + 1;
        const size = Number.parseInt(this.#line, 16);
        this.#line = "";
        this.#isLast = size === 0;
        this.#skip = size + 2;
      }
      if (this.#isLast && this.#skip === 0) return true;
    }
    return false;
  }
}

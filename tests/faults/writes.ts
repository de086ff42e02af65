import { png } from "#tests/server/files/bytes.ts";
import type { Answer, Calls } from "./calls.ts";

/** One thing that somebody does, which can be sent again under its key and looked for afterwards. */
export type Write = {
  /** Stands in what it leaves, and in nothing else. */
  mark: string;
  send: (calls: Calls) => Promise<Answer>;
  /** What is wrong with what it left, by its acknowledged answer; undefined when all of it is there. */
  fault: (calls: Calls, acknowledged: unknown) => Promise<string | undefined>;
};

export type Goods = { submissionId: string; items: string[] };
type Line = { itemId: string; quantity: number };
type Order = { total: number; status: string; version: number; notes: string } & {
  lines: Line[];
  files: { id: string }[];
  history: { action: string }[];
};
type Placed = { id: string; total: number; version: number };

/** A form or a draft that one client goes on saving: what opens it, and how often it was saved. */
export type Draft = { opens: string; version: number };

const key = () => crypto.randomUUID();

/** What an exhibitor of the demonstration may order, and for which submission. */
export async function readGoods(calls: Calls): Promise<Goods> {
  const mine = (await calls.ask("exhibitor", "submissions.mine", undefined)).data;
  const { items } = (await calls.ask("exhibitor", "catalogue.list", undefined)).data as {
    items: { id: string }[];
  };
  const submission = (mine as { id: string; canOrder: boolean }[]).find(({ canOrder }) => canOrder);
  if (!submission) throw new Error("the demonstration has nothing to order for");
  return { submissionId: submission.id, items: items.slice(0, 3).map(({ id }) => id) };
}

/** An order of three lines, its number and total worked out by the server. */
export function placeOrder({ submissionId, items }: Goods, mark: string, quantity: number): Write {
  const orderServices = items.map((itemId, at) => ({ itemId, quantity: quantity + at, periodOfUse: 2 }));
  const input = { submissionId, notes: mark, orderServices };
  const own = key();
  return {
    mark,
    send: (calls) => calls.change("exhibitor", "orders.createCustomServices", input, own),
    async fault(calls, acknowledged) {
      const { id, total } = acknowledged as Placed;
      const order = await readOrder(calls, id);
      if (!order) return "lost";
      const said = new Map(order.lines.map((line) => [line.itemId, line.quantity]));
      const isWhole = orderServices.every((line) => said.get(line.itemId) === line.quantity);
      if (!isWhole || order.lines.length !== items.length) return "half: lines are missing";
      if (order.total !== total || order.notes !== mark) return "changed";
      return tells(order, "submit") ? undefined : "half: its history is missing";
    },
  };
}

/** The team takes an order up. */
export function takeUp(id: string, version: number, mark: string): Write {
  const own = key();
  const input = { id, version, status: "REVIEWING", note: mark };
  return {
    mark,
    send: (calls) => calls.change("staff", "orders.setStatus", input, own),
    async fault(calls) {
      const order = await readOrder(calls, id);
      if (!order || order.version <= version || order.status !== "REVIEWING") return "lost";
      return tells(order, "startReview") ? undefined : "half: its history is missing";
    },
  };
}

/** The team notes something down about a submission. */
export function noteDown({ submissionId }: Goods, mark: string): Write {
  const own = key();
  return {
    mark,
    send: (calls) => calls.change("staff", "notes.write", { submissionId, text: mark }, own),
    async fault(calls, acknowledged) {
      const { data } = await calls.askOnce("staff", "notes.list", { submissionId });
      const { id } = acknowledged as { id: string };
      const found = (data as { id: string; text: string }[]).find((note) => note.id === id);
      if (!found) return "lost";
      return found.text === mark ? undefined : "changed";
    },
  };
}

/** A file of its own bytes. */
export function sendFile(mark: string, bytes: number): Write {
  const content = Buffer.concat([png({ pad: bytes }), Buffer.from(mark)]);
  const file = new File([content], `${mark}.png`);
  const own = key();
  return {
    mark,
    send: (calls) => calls.upload("exhibitor", file, own),
    async fault(calls, acknowledged) {
      const { id } = acknowledged as { id: string };
      const found = await calls.download("exhibitor", id);
      if (found.status === 404) return "lost";
      if (found.status !== 200) return `half: listed, and answered with ${found.status}`;
      return content.equals(found.bytes) ? undefined : "half: its bytes are not what was sent";
    },
  };
}

/** An upload becomes a document of an order. */
export function addToOrder(id: string, fileId: string, mark: string): Write {
  const own = key();
  return {
    mark,
    send: (calls) => calls.change("exhibitor", "orders.addFile", { id, fileId }, own),
    async fault(calls) {
      const order = await readOrder(calls, id);
      if (!order?.files.some((file) => file.id === fileId)) return "lost";
      return tells(order, "addFile") ? undefined : "half: its history is missing";
    },
  };
}

/** A form of an applicant is kept for the first time. */
export function keepForm(mark: string): Write {
  const own = key();
  const input = { email: `${mark}@example.org`, language: "pt", answers: { institutionName: mark } };
  return {
    mark,
    send: (calls) => calls.change("applicant", "interestDrafts.keep", input, own),
    async fault(calls, acknowledged) {
      const { token } = acknowledged as { token: string };
      return faultOfDraft(await readForm(calls, token), 1, mark);
    },
  };
}

/** What the form says by now. */
export function saveForm({ opens: token, version }: Draft, mark: string): Write {
  const own = key();
  const input = { token, version, answers: { institutionName: mark } };
  return {
    mark,
    send: (calls) => calls.change("applicant", "interestDrafts.save", input, own),
    fault: async (calls) => faultOfDraft(await readForm(calls, token), version + 1, mark),
  };
}

/** The wizard begins a draft of an order, or saves it again. */
export function saveOrderDraft({ submissionId }: Goods, draft: Draft | undefined, mark: string): Write {
  const own = key();
  const at = draft && { id: draft.opens, version: draft.version };
  const input = { ...at, draft: { submissionId, orderType: "CUSTOM_SERVICES", notes: mark } };
  return {
    mark,
    send: (calls) => calls.change("exhibitor", "orders.saveDraft", input, own),
    async fault(calls, acknowledged) {
      const { id, version } = acknowledged as Placed;
      const found = await readOrder(calls, id);
      return faultOfDraft(found && { version: found.version, says: found.notes }, version, mark);
    },
  };
}

type Said = { version: number; says: string };

/** A draft may have been saved again since; it never goes back. */
function faultOfDraft(found: Said | undefined, version: number, mark: string): string | undefined {
  if (!found || found.version < version) return "lost";
  return found.version === version && found.says !== mark ? "changed" : undefined;
}

async function readForm(calls: Calls, token: string): Promise<Said | undefined> {
  const { status, data } = await calls.askOnce("applicant", "interestDrafts.open", { token });
  if (status !== 200) return undefined;
  const { version, answers } = data as { version: number; answers: { institutionName: string } };
  return { version, says: answers.institutionName };
}

async function readOrder(calls: Calls, id: string): Promise<Order | undefined> {
  const { status, data } = await calls.askOnce("exhibitor", "orders.get", { id });
  return status === 200 ? (data as Order) : undefined;
}

function tells({ history }: Order, action: string): boolean {
  return history.some((entry) => entry.action === action);
}

import type { Book } from "./book.ts";
import type { Calls } from "./calls.ts";
import {
  addToOrder,
  type Draft,
  type Goods,
  keepForm,
  noteDown,
  placeOrder,
  saveForm,
  saveOrderDraft,
  sendFile,
  takeUp,
} from "./writes.ts";

/** A person at work: goes on until the book is over or nobody answers. */
export type Client = (book: Book, calls: Calls) => Promise<void>;
type Saved = { id: string; version: number };

const MOST_FILE_BYTES = 60_000;

/** Exhibitors who order and save drafts beside it, a team that takes their orders up, applicants at their forms. */
export function makeClients(goods: Goods, random: () => number): Client[] {
  const placed: Saved[] = [];
  return [
    exhibitor(goods, random, placed),
    exhibitor(goods, random, placed),
    drafter(goods),
    team(goods, placed),
    team(goods, placed),
    applicant(),
    applicant(),
  ];
}

function exhibitor(goods: Goods, random: () => number, placed: Saved[]): Client {
  return async (book, calls) => {
    while (!book.isOver) {
      const quantity = 1 + Math.floor(random() * 40);
      const order = await book.send<Saved>(calls, placeOrder(goods, book.mark("order"), quantity));
      if (!order) return;
      placed.push(order);
      const bytes = Math.floor(random() * MOST_FILE_BYTES);
      const file = await book.send<Saved>(calls, sendFile(book.mark("file"), bytes));
      if (!file) return;
      if (!(await book.send(calls, addToOrder(order.id, file.id, book.mark("added"))))) return;
    }
  };
}

function team(goods: Goods, placed: Saved[]): Client {
  return async (book, calls) => {
    while (!book.isOver) {
      const order = placed.shift();
      const write = order
        ? takeUp(order.id, order.version, book.mark("taken"))
        : noteDown(goods, book.mark("note"));
      if (!(await book.send(calls, write))) return;
    }
  };
}

function drafter(goods: Goods): Client {
  let draft: Draft | undefined;
  return async (book, calls) => {
    while (!book.isOver) {
      const write = saveOrderDraft(goods, draft, book.mark("draft"));
      const saved = await book.send<Saved>(calls, write, ({ id, version }) => {
        draft = { opens: id, version };
      });
      if (!saved) return;
    }
  };
}

function applicant(): Client {
  let form: Draft | undefined;
  return async (book, calls) => {
    while (!book.isOver) {
      const write = form ? saveForm(form, book.mark("form")) : keepForm(book.mark("form"));
      const saved = await book.send<{ token?: string; version: number }>(
        calls,
        write,
        ({ token, version }) => {
          form = { opens: token ?? form?.opens ?? "", version };
        },
      );
      if (!saved) return;
    }
  };
}

import { readSession } from "#src/session/store.ts";

type OwnMemory<Value> = {
  read: () => ReadonlyMap<string, Value>;
  keep: (name: string, value: Value) => void;
};

/** Values in memory, by name, until the page is left or another account signs in. */
export function ownMemory<Value>(): OwnMemory<Value> {
  let values: ReadonlyMap<string, Value> = new Map();
  let owner: string | undefined;

  function read(): ReadonlyMap<string, Value> {
    const id = readSession().user?.id;
    if (id !== owner) {
      owner = id;
      values = new Map();
    }
    return values;
  }

  return {
    read,
    keep(name, value) {
      values = new Map(read()).set(name, value);
    },
  };
}

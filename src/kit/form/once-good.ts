import * as v from "valibot";

/**
 * The same rule, which does not check a valid value again: for one of many in a long form, whose values are
 * replaced and never changed.
 */
export function onceGood<const Schema extends v.GenericSchema>(schema: Schema): Schema {
  const known = new WeakMap<WeakKey, v.GenericSchema>();
  const checked = v.lazy((value) => {
    const good = isObject(value) ? known.get(value) : undefined;
    if (good || !isObject(value)) return good ?? schema;
    return v.pipe(
      schema,
      v.transform((output) => {
        known.set(
          value,
          v.pipe(
            v.unknown(),
            v.transform(() => output),
          ),
        );
        return output;
      }),
    );
  });
  // The cast holds: input and output are those of the rule.
  return checked as unknown as Schema;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

import { existsSync, readFileSync } from "node:fs";
import { Glob } from "bun";

/** One line of the product made wrong, as a hurried change might, and the tests that have to notice. */
export type Mutation = {
  /** What holds no more. */
  breaks: string;
  file: string;
  /** Stands in the file once. */
  text: string;
  becomes: string;
  /** The nearest to it, the quickest first. */
  tests: readonly [string, ...string[]];
};

/** The file as it is loaded; what keeps the mutation from being tried is thrown as a sentence. */
export function mutate({ file, text, becomes, tests }: Mutation): string {
  const lost = tests.find((test) => !existsSync(test));
  if (lost) throw new Error(`There is no test ${lost} any more.`);
  const source = existsSync(file) ? readFileSync(file, "utf8") : "";
  const parts = source.split(text);
  if (parts.length === 1) throw new Error(`${file} does not say \`${text}\` any more.${elsewhere(text)}`);
  if (parts.length > 2)
    throw new Error(`${file} says \`${text}\` ${parts.length - 1} times: give more of it.`);
  const mutated = parts.join(becomes);
  new Bun.Transpiler({ loader: loaderOf(file) }).transformSync(mutated);
  return mutated;
}

export function loaderOf(file: string): "ts" | "tsx" {
  return file.endsWith("x") ? "tsx" : "ts";
}

function elsewhere(text: string): string {
  const files = [...new Glob("{server,db,src,i18n}/**/*.{ts,tsx}").scanSync(".")];
  const found = files.filter((file) => readFileSync(file, "utf8").includes(text));
  return found.length > 0 ? ` It stands in ${found.join(", ")}.` : "";
}

import { plugin } from "bun";
import { appendFileSync } from "node:fs";
import { resolve } from "node:path";
import { loaderOf, mutate, type Mutation } from "./mutation.ts";

/** Changes one file as it is loaded, and nothing on the disk: MUTATION says how, MUTATION_LOADED is where it is told. */
const mutation = JSON.parse(process.env["MUTATION"] ?? "{}") as Mutation;
const told = process.env["MUTATION_LOADED"] ?? "";
const path = resolve(mutation.file);
const contents = mutate(mutation);

plugin({
  name: "one line is wrong",
  setup(build) {
    build.onLoad({ filter: new RegExp(`^${RegExp.escape(path)}$`) }, () => {
      appendFileSync(told, "loaded\n");
      return { contents, loader: loaderOf(path) };
    });
  },
});

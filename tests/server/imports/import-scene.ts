import type { SignedInUser } from "#domain/actor.ts";
import type { RowState } from "#domain/imports/import.ts";
import { signIn, uploaded } from "#tests/server/files/upload.ts";
import { openScene } from "../orders/scene.ts";

/** A catalogue, and files that its team imports. */
export async function openImports() {
  const scene = await openScene();
  const { manager } = scene;
  const calls = scene.as(manager).imports;

  async function send(csv: string | Uint8Array, by: SignedInUser = manager): Promise<string> {
    const cookie = await signIn(scene, by);
    const bytes = typeof csv === "string" ? new TextEncoder().encode(csv) : csv;
    const file = { bytes, name: "itens.csv", purpose: "catalogueImport" } as const;
    return (await uploaded(scene, cookie, file)).id;
  }

  /** Reads a file, up to the plan. */
  async function plan(csv: string | Uint8Array, by: SignedInUser = manager) {
    const { id, problem } = await scene.as(by).imports.begin({ fileId: await send(csv, by) });
    if (id === null) throw new Error(problem.code);
    return scene.as(by).imports.get({ id });
  }

  async function run({ id, version }: { id: string; version: number }, by: SignedInUser = manager) {
    await scene.as(by).imports.run({ id, version });
    return scene.as(by).imports.get({ id });
  }

  async function rows(importId: string, ...states: RowState[]) {
    return (await calls.rows({ filters: { importId, states } })).items;
  }

  /** What the catalogue has under this title: a search finds more, what has it inside a name or an ID. */
  async function find(title: string) {
    const { items } = await scene.as(manager).catalogue.items({ search: title });
    return items.filter((item) => item.title_pt === title || item.title_en === title);
  }

  return { ...scene, calls, send, plan, run, rows, find };
}

/** The counts that are not nothing. */
export function some(counts: Readonly<Record<string, number>>) {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

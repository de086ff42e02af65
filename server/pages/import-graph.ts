import type { Rolldown } from "vite";

type Build = Rolldown.PluginContext;
/** What a module takes from another, by its text: some of its names, or all of it. */
type Taken = { from: string; names?: string[] };

/**
 * Who imports whom in a build, past the list that a package gives of all it has: of its 2,000 icons a module takes the
 * two it names.
 */
export class ImportGraph {
  readonly #build: Build;
  readonly #lists = new Map<string, Promise<Map<string, string> | undefined>>();
  readonly #imports = new Map<string, string[]>();

  constructor(build: Build) {
    this.#build = build;
  }

  /** The modules that a pattern matches and all they import. */
  async reach(pattern: RegExp): Promise<Set<string>> {
    const reached = new Set([...this.#build.getModuleIds()].filter((id) => pattern.test(id)));
    for (const id of reached) {
      const imports = this.#imports.get(id) ?? (await this.#importsOf(id));
      this.#imports.set(id, imports);
      for (const imported of imports) reached.add(imported);
    }
    return reached;
  }

  /** What modules that were reached import themselves. */
  importedBy(modules: Set<string>): Set<string> {
    return new Set([...modules].flatMap((id) => this.#imports.get(id) ?? []));
  }

  async #importsOf(id: string): Promise<string[]> {
    const { importedIds = [], code } = this.#build.getModuleInfo(id) ?? {};
    const lists = new Map<string, Map<string, string>>();
    for (const imported of importedIds) {
      const list = await this.#listOf(imported);
      if (list) lists.set(imported, list);
    }
    const imports = importedIds.filter((imported) => !lists.has(imported));
    if (lists.size === 0 || !code) return imports;
    for (const { from, names } of takenBy(this.#build, code)) {
      const resolved = await this.#build.resolve(from, id);
      const list = resolved && lists.get(resolved.id);
      if (list) imports.push(...(names ?? [...list.keys()]).flatMap((name) => list.get(name) ?? []));
    }
    return imports;
  }

  #listOf(id: string): Promise<Map<string, string> | undefined> {
    const list = this.#lists.get(id) ?? this.#readList(id);
    this.#lists.set(id, list);
    return list;
  }

  /** Of a module that only passes on what others make: which one makes each of its names. */
  async #readList(id: string): Promise<Map<string, string> | undefined> {
    const code = this.#build.getModuleInfo(id)?.code;
    const made = code && id.includes("/node_modules/") ? madeBy(this.#build, code) : undefined;
    if (!made) return undefined;
    const list = new Map<string, string>();
    for (const [name, from] of made) {
      const maker = await this.#build.resolve(from, id);
      if (maker) list.set(name, maker.id);
    }
    return list;
  }
}

function takenBy(build: Build, code: string): Taken[] {
  return build.parse(code).body.flatMap((statement): Taken[] => {
    if (statement.type === "ExportAllDeclaration") return [{ from: statement.source.value }];
    if (statement.type === "ExportNamedDeclaration" && statement.source) {
      return [
        { from: statement.source.value, names: statement.specifiers.map(({ local }) => nameOf(local)) },
      ];
    }
    if (statement.type !== "ImportDeclaration") return [];
    const { source, specifiers } = statement;
    if (specifiers.some(({ type }) => type === "ImportNamespaceSpecifier")) return [{ from: source.value }];
    const names = specifiers.map((each) =>
      each.type === "ImportSpecifier" ? nameOf(each.imported) : "default",
    );
    return [{ from: source.value, names }];
  });
}

/** Which module each exported name comes from; nothing where the text makes something itself or passes all of one on. */
function madeBy(build: Build, code: string): Map<string, string> | undefined {
  const imported = new Map<string, string>();
  const made = new Map<string, string>();
  for (const statement of build.parse(code).body) {
    if (statement.type === "ImportDeclaration") {
      for (const { local } of statement.specifiers) imported.set(local.name, statement.source.value);
    } else if (statement.type === "ExportNamedDeclaration" && !statement.declaration) {
      for (const { local, exported } of statement.specifiers) {
        const from = statement.source?.value ?? imported.get(nameOf(local));
        if (from === undefined) return undefined;
        made.set(nameOf(exported), from);
      }
    } else if (statement.type !== "ExpressionStatement") {
      return undefined;
    }
  }
  return made;
}

function nameOf(name: { name: string } | { value: string }): string {
  return "name" in name ? name.name : name.value;
}

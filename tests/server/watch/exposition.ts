/** Reads Prometheus' text format strictly: throws at whatever its specification does not allow. */
export type Series = { name: string; labels: Record<string, string>; value: number };

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/gy;

export function readExposition(text: string): { types: Map<string, string>; series: Series[] } {
  if (!text.endsWith("\n")) throw new Error("the last line does not end");
  const types = new Map<string, string>();
  const helped = new Set<string>();
  const series: Series[] = [];
  const seen = new Set<string>();
  let family = "";
  for (const line of text.slice(0, -1).split("\n")) {
    const [, word, name = "", rest = ""] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (word === "HELP") {
      if (helped.has(name) || !NAME.test(name)) throw new Error(`help of ${name}`);
      helped.add(name);
      continue;
    }
    if (word === "TYPE") {
      if (types.has(name) || !/^(counter|gauge|histogram)$/.test(rest)) throw new Error(`type of ${name}`);
      types.set(name, rest);
      family = name;
      continue;
    }
    const one = readSeries(line);
    const base = types.get(family) === "histogram" ? one.name.replace(/_(bucket|sum|count)$/, "") : one.name;
    if (base !== family) throw new Error(`${line} stands among ${family}`);
    const key = JSON.stringify([one.name, Object.entries(one.labels).toSorted()]);
    if (seen.has(key)) throw new Error(`twice: ${line}`);
    seen.add(key);
    series.push(one);
  }
  return { types, series };
}

function readSeries(line: string): Series {
  const [, name = "", , inside = "", value = ""] = /^([^\s{]+)(\{(.*)\})? (\S+)$/.exec(line) ?? [];
  const figure = Number(value);
  if (!NAME.test(name) || value === "" || Number.isNaN(figure)) throw new Error(`no series: ${line}`);
  const labels: Record<string, string> = {};
  let read = 0;
  for (const [all, label = "", text = ""] of inside.matchAll(LABEL)) {
    labels[label] = text;
    read += all.length;
  }
  if (read !== inside.length) throw new Error(`labels of ${line}`);
  return { name, labels, value: figure };
}

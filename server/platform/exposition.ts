/** Prometheus' text format 0.0.4, the little of it that is needed: https://prometheus.io/docs/instrumenting/exposition_formats */
type Labels = Readonly<Record<string, string>>;
type Sample = { labels?: Labels; value: number; suffix?: "_bucket" | "_sum" | "_count" };
export type Metric = {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: readonly Sample[];
};

/** The content type that goes with it. */
export const EXPOSITION = "text/plain; version=0.0.4; charset=utf-8";

export function expose(metrics: readonly Metric[]): string {
  const blocks = metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map((sample) => lineOf(name, sample)),
      ].join("\n"),
    );
  return `${blocks.join("\n")}\n`;
}

function lineOf(name: string, { labels = {}, value, suffix = "" as never }: Sample): string {
  const said = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${suffix}${said.length > 0 ? `{${said.join(",")}}` : ""} ${value}`;
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

/** A figure without labels; no sample when it is unknown. */
export function gauge(name: string, help: string, value: number | null | undefined): Metric {
  return { name, help, type: "gauge", samples: value === null || value === undefined ? [] : [{ value }] };
}

export function counter(name: string, help: string, value: number): Metric {
  return { name, help, type: "counter", samples: [{ value }] };
}

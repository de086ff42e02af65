import { readFileSync } from "node:fs";

/** The least a server can do: `bun bare-bytes.ts PORT FILE` answers everything with the same bytes. */
const [port, path = ""] = process.argv.slice(2);
const bytes = readFileSync(path);
const headers = { "content-type": "application/json", "cache-control": "no-store" };

Bun.serve({ port: Number(port), hostname: "127.0.0.1", fetch: () => new Response(bytes, { headers }) });

import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort, type Portal, startPortal } from "#tests/portal-process.ts";
import { until } from "#tests/until.ts";

export type ProxyName = "caddy" | "nginx";

/** A portal behind a proxy that runs by the example in deploy/, with other names, ports and places. */
export type Proxied = {
  portal: Portal;
  /** Where readers come in, and where those who forgot the s. */
  url: string;
  plainUrl: string;
  /** What the proxy wrote into its access log. */
  log: () => string;
  /** What it said beside it. */
  said: () => string;
  stop: () => Promise<void>;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };
export type Call = {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** From which address of this machine. */
  from?: string;
};

/** Undefined where the program is not installed. */
export function findProxy(name: ProxyName): string | undefined {
  return Bun.which(name, { PATH: `${process.env["PATH"]}:/usr/sbin` }) ?? undefined;
}

export async function startBehind(name: ProxyName): Promise<Proxied> {
  const folder = mkdtempSync(join(tmpdir(), `portal-${name}-`));
  chmodSync(folder, 0o755);
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const url = `https://localhost:${port}`;
  const portal = await startPortal({ seed: "empty", env: { PUBLIC_URL: url, TRUST_PROXY: "1" } });
  const place: Place = { folder, port, plainPort, portalPort: portal.port };
  const proxy = Bun.spawn([findProxy(name) ?? name, ...PREPARE[name](place)], {
    env: { PATH: process.env["PATH"], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdout: "ignore",
    stderr: Bun.file(join(folder, "said.log")),
  });
  const running = {
    portal,
    url,
    plainUrl: `http://localhost:${plainPort}`,
    log: () => readFileSync(join(folder, "portal.log"), "utf8"),
    said: () => readFileSync(join(folder, "said.log"), "utf8"),
    async stop() {
      proxy.kill("SIGTERM");
      await Promise.all([proxy.exited, portal.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await until(() => proxy.exitCode !== null || isUp(url));
  if (proxy.exitCode === null) return running;
  const said = running.said();
  await running.stop();
  throw new Error(`${name} ended before it answered: ${said}`);
}

/** As a browser asks that trusts the certificate. */
export function ask(url: string, { method = "GET", headers = {}, body, from }: Call = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { method, headers, rejectUnauthorized: false, agent: false, localAddress: from },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
        );
      },
    );
    asked.on("error", reject);
    asked.end(body);
  });
}

async function isUp(url: string): Promise<boolean> {
  const answer = await ask(`${url}/api/health`).catch(() => undefined);
  return answer?.status === 200;
}

type Place = { folder: string; port: number; plainPort: number; portalPort: number };

/** Writes the settings, and answers with which arguments the proxy reads them. */
const PREPARE: Record<ProxyName, (place: Place) => string[]> = {
  caddy({ folder, port, plainPort, portalPort }) {
    const ports = `http_port ${plainPort}\n  https_port ${port}`;
    const apart = `{\n  debug\n  admin off\n  skip_install_trust\n  ${ports}\n}\n`;
    const text = readFileSync("deploy/Caddyfile", "utf8");
    const changes = [
      ["portal.example.org {", "localhost {"],
      ["127.0.0.1:3000", `127.0.0.1:${portalPort}`],
      ["/var/log/caddy", folder],
      // However long it takes here until the portal is back.
      ["lb_try_duration 10s", "lb_try_duration 1h"],
    ] as const;
    writeFileSync(join(folder, "Caddyfile"), apart + changes.reduce(changed, text));
    return ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  },
  nginx({ folder, port, plainPort, portalPort }) {
    const certificate = join(folder, "fullchain.pem");
    const key = join(folder, "privkey.pem");
    const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
    const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...names];
    Bun.spawnSync(["openssl", ...made, "-keyout", key, "-out", certificate]);
    mkdirSync(join(folder, "kept"));
    const text = readFileSync("deploy/nginx.conf", "utf8");
    const changes = [
      ["server_name portal.example.org", "server_name localhost"],
      ["/etc/letsencrypt/live/portal.example.org", folder],
      ["/var/log/nginx", folder],
      ["127.0.0.1:3000", `127.0.0.1:${portalPort}`],
      ["listen 80;", `listen ${plainPort};`],
      ["listen [::]:80;", `listen [::]:${plainPort};`],
      ["listen 443 ", `listen ${port} `],
      ["listen [::]:443 ", `listen [::]:${port} `],
    ] as const;
    const kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const around = [
      `pid ${join(folder, "nginx.pid")};`,
      "daemon off;",
      "error_log stderr;",
      "events { worker_connections 256; }",
      // As Debian ships it: compression is on.
      `http { gzip on; ${kept.map((one) => `${one}_temp_path ${join(folder, "kept", one)};`).join(" ")}`,
      changes.reduce(changed, text),
      "}",
    ];
    writeFileSync(join(folder, "nginx.conf"), around.join("\n"));
    return ["-c", join(folder, "nginx.conf"), "-p", folder];
  },
};

/** An example that no longer says it would be tried without the change. */
function changed(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`the example in deploy/ no longer has ${from}`);
  return text.replaceAll(from, to);
}

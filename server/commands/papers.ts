import caddyfile from "../../deploy/Caddyfile" with { type: "text" };
import nginx from "../../deploy/nginx.conf" with { type: "text" };
import settings from "../../deploy/portal.env" with { type: "text" };
import service from "../../deploy/portal.service" with { type: "text" };
import notes from "../../CHANGELOG.md" with { type: "text" };
import backups from "../backup/README.md" with { type: "text" };
import operation from "../OPERATION.md" with { type: "text" };

/** What one file alone would otherwise lack: the papers of whoever runs it. */
export const MANUAL: string = [operation, backups].join("\n");
export const RELEASE_NOTES: string = notes;

/** The example files by their names in deploy/. */
export const EXAMPLES: Record<string, string> = {
  "portal.service": service,
  "portal.env": settings,
  Caddyfile: caddyfile,
  "nginx.conf": nginx,
};

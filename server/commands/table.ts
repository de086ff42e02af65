import { PROGRAM } from "../platform/release.ts";

type Command = {
  /** The command's arguments as the help writes them. */
  takes: string;
  /** One line of help, printed after the command's name. */
  does: string;
  /** Loaded when the command runs: `--help` needs no database. */
  read: () => Promise<{ run: (args: readonly string[], usage: string) => Promise<void> }>;
};

/** Every command there is, in the order of the help; README, tests and executable know no other list. */
export const COMMANDS = {
  serve: {
    takes: "",
    does: "serves the portal until it is told to stop (SIGTERM)",
    read: () => import("./serve.ts"),
  },
  migrate: {
    takes: "[--settings]",
    does: "brings the database of a stopped portal to this version",
    read: () => import("./migrate.ts"),
  },
  backup: {
    takes: "[FILE | --to FOLDER]",
    does: "writes database and uploads into one file, while it serves too",
    read: () => import("./backup.ts"),
  },
  verify: {
    takes: "FILE",
    does: "proves that a backup is whole",
    read: () => import("./verify.ts"),
  },
  restore: {
    takes: "FILE",
    does: "puts a backup in the place of a stopped portal's data",
    read: () => import("./restore.ts"),
  },
  update: {
    takes: "FILE | --back",
    does: "puts a newer program in the place of this one, and can go back",
    read: () => import("./update.ts"),
  },
  "create-admin": {
    takes: 'EMAIL "FULL NAME"',
    does: "makes somebody an administrator of a stopped portal",
    read: () => import("./create-admin.ts"),
  },
  check: {
    takes: "",
    does: "looks whether database and uploads are whole, byte by byte",
    read: () => import("./check.ts"),
  },
  doctor: {
    takes: "",
    does: "says what would keep the portal from running, and what to do",
    read: () => import("./doctor.ts"),
  },
  brochures: {
    takes: "FOLDER",
    does: "writes both brochures of a stopped portal for the printers",
    read: () => import("./brochures.ts"),
  },
  examples: {
    takes: "FOLDER",
    does: "writes examples for systemd, Caddy and nginx",
    read: () => import("./examples.ts"),
  },
  manual: {
    takes: "",
    does: "prints how the portal is run: settings, updates, what can go wrong",
    read: () => import("./manual.ts"),
  },
  notes: {
    takes: "[VERSION]",
    does: "prints what each release brought, or that one",
    read: () => import("./notes.ts"),
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

/** What a command says that was called wrongly. */
export function usageOf(name: CommandName): string {
  return `Usage: ${[PROGRAM, name, COMMANDS[name].takes].filter(Boolean).join(" ")}`;
}

export function helpOf(name: CommandName): string {
  return `${usageOf(name)}\n${COMMANDS[name].does}\n`;
}

export function helpText(): string {
  const lines = Object.entries(COMMANDS).map(([name, { takes, does }]) => [`${name} ${takes}`.trim(), does]);
  lines.push(
    ["--version", "says which release this is, and of which version its database"],
    ["--help", "says this"],
  );
  const width = Math.max(...lines.map(([call = ""]) => call.length));
  const table = lines.map(([call = "", does]) => `  ${call.padEnd(width)}  ${does}`);
  return [
    "The portal of the exhibition zone. Commands:",
    "",
    ...table,
    "",
    `Settings are environment variables (DATA_DIR, PORT, PUBLIC_URL, SMTP_URL and others): ${PROGRAM} manual.`,
    "",
  ].join("\n");
}

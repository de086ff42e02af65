/** Loaded before a portal: its input closes when the process that started it ends, however that ended. */
process.stdin.once("close", () => process.kill(process.pid, "SIGTERM")).resume();

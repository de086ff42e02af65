import { SMTPServer } from "smtp-server";

/**
 * A mail server as a process of its own, so that its work and memory are nobody else's. It writes its port, then a line
 * for each message that arrived: whose it is, and when (milliseconds since 1970).
 */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  logger: false,
  onData(stream, session, callback) {
    stream.on("data", () => undefined);
    stream.on("end", () => {
      const [recipient] = session.envelope.rcptTo;
      process.stdout.write(`${recipient?.address} ${performance.timeOrigin + performance.now()}\n`);
      callback();
    });
  },
});
const listener = server.listen(0, "127.0.0.1", () => {
  const address = listener.address();
  process.stdout.write(`${typeof address === "object" && address ? address.port : 0}\n`);
});

/** What a page loads with its first conflict: here before it, so that no test has to wait for it. */
import "#src/kit/together/join.ts";
import "#src/kit/together/stale-answer.tsx";

import { useId, useState } from "react";
import type { Locale } from "#domain/locales.ts";
import { Button } from "./ui/button.tsx";

type LetterTextProps = {
  /** The frame's title, for screen readers. */
  title: string;
  html: string;
  text: string;
  /** The letter's language, which may differ from the reader's. */
  locale: Locale;
  words: { html: string; text: string };
};

/**
 * A letter as its reader sees it, or its plain text. The frame runs no script, opens nothing and is of no origin but
 * the page's, so that its height can be that of the letter.
 */
export function LetterText({ title, html, text, locale, words }: LetterTextProps) {
  const [isPlain, setIsPlain] = useState(false);
  const [height, setHeight] = useState(480);
  const id = useId();
  return (
    <div>
      <div role="group" className="mb-3 flex gap-2">
        {([false, true] as const).map((plain) => (
          <Button
            key={String(plain)}
            size="sm"
            variant="quiet"
            aria-pressed={isPlain === plain}
            aria-controls={id}
            onClick={() => setIsPlain(plain)}
            className="aria-pressed:bg-ink aria-pressed:text-paper-2"
          >
            {plain ? words.text : words.html}
          </Button>
        ))}
      </div>
      <div id={id} className="border border-line">
        {isPlain ? (
          <p
            lang={locale}
            className="max-w-[75ch] p-5 text-[0.9375rem] leading-6 wrap-anywhere whitespace-pre-line"
          >
            {text}
          </p>
        ) : (
          <iframe
            title={title}
            srcDoc={html}
            sandbox="allow-same-origin"
            className="block w-full bg-paper"
            style={{ height }}
            onLoad={({ currentTarget: { contentDocument } }) =>
              setHeight(contentDocument?.documentElement.scrollHeight ?? height)
            }
          />
        )}
      </div>
    </div>
  );
}

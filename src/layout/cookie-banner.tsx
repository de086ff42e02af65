import { Link } from "@tanstack/react-router";
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { buttonLink } from "#src/components/button-link.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { readConsent, saveConsent, useConsentReopened } from "./cookie-consent.ts";
import { MAIN_ID } from "./skip-link.tsx";

/**
 * The question about cookies at the bottom of the page; three answers of equal weight (COOK-01, COOK-04, COOK-05).
 * What each kind is for is read out only where the window is low: the first words of the page stay in sight above it.
 */
export function CookieBanner() {
  const { LL } = useWords();
  const id = useId();
  const banner = useRef<HTMLDivElement>(null);
  const [analytics, setAnalytics] = useState(() => readConsent()?.analytics ?? false);
  const [marketing, setMarketing] = useState(() => readConsent()?.marketing ?? false);
  useEffect(() => (banner.current ? makeRoom(banner.current) : undefined), []);
  const isReopened = useConsentReopened();
  useEffect(() => (banner.current && isReopened ? takeFocus(banner.current) : undefined), [isReopened]);
  useLayoutEffect(() => (banner.current ? passFocusOn(banner.current) : undefined), []);
  return (
    <div
      ref={banner}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-no-print
      className="on-deep fixed inset-x-0 bottom-0 z-30 max-h-[85dvh] animate-rise overflow-y-auto border-t border-river-line bg-river text-paper-2"
    >
      <div className="page flex flex-col gap-x-12 gap-y-3 py-4 sm:gap-y-4 sm:py-5 lg:flex-row lg:flex-wrap lg:items-end">
        <div className="lg:flex-[1_1_32rem]">
          <h2 id={`${id}-title`} className="display-5">
            {LL.cookies.title()}
          </h2>
          <p id={`${id}-text`} className="mt-1 max-w-[70ch] text-sm text-mist sm:text-[0.9375rem]">
            {LL.cookies.text()}{" "}
            <Link
              to="/privacy-policy"
              className="rounded-sm text-paper-2 underline decoration-mist/60 underline-offset-4 hover:decoration-paper-2"
            >
              {LL.nav.privacy()}
            </Link>
          </p>
          <div className="mt-2 flex flex-wrap justify-between gap-x-2.5 sm:mt-3 sm:grid sm:grid-cols-3 sm:gap-x-8">
            <Category label={LL.cookies.necessary()} hint={LL.cookies.necessaryHint()} checked disabled />
            <Category
              label={LL.cookies.analytics()}
              hint={LL.cookies.analyticsHint()}
              checked={analytics}
              onChange={setAnalytics}
            />
            <Category
              label={LL.cookies.marketing()}
              hint={LL.cookies.marketingHint()}
              checked={marketing}
              onChange={setMarketing}
            />
          </div>
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2 lg:min-w-[min(30rem,100%)]">
          <Answer onClick={() => saveConsent({ analytics: true, marketing: true })}>
            {LL.cookies.acceptAll()}
          </Answer>
          <Answer onClick={() => saveConsent({ analytics, marketing })}>{LL.cookies.acceptSelected()}</Answer>
          <Answer onClick={() => saveConsent({ analytics: false, marketing: false })}>
            {LL.cookies.rejectAll()}
          </Answer>
        </div>
      </div>
    </div>
  );
}

function Answer({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={`${buttonLink("onDeep", "sm")} max-sm:px-1`}>
      {children}
    </button>
  );
}

type CategoryProps = {
  label: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
};

function Category({ label, hint, checked, disabled, onChange }: CategoryProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-1 sm:gap-2.5">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange?.(event.target.checked)}
        className="mt-1 size-4 shrink-0 sm:size-4.5 accent-moss"
      />
      <div className="leading-5">
        <label htmlFor={id} className="inline-block py-0.5 text-sm font-semibold sm:text-[0.9375rem]">
          {label}
        </label>
        <p
          id={`${id}-hint`}
          className="text-[0.8125rem] text-mist max-sm:sr-only [@media(height<60rem)]:sr-only"
        >
          {hint}
        </p>
      </div>
    </div>
  );
}

/** The end of the page and whatever the keyboard reaches stay above the banner. */
function makeRoom(banner: HTMLElement): () => void {
  const { documentElement: root, body } = document;
  const observer = new ResizeObserver(() => {
    const height = `${banner.offsetHeight}px`;
    root.style.scrollPaddingBottom = height;
    body.style.paddingBottom = height;
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    root.style.scrollPaddingBottom = "";
    body.style.paddingBottom = "";
  };
}

/** An answer takes its own button away: the keyboard goes on in the page. */
function passFocusOn(banner: HTMLElement): () => void {
  return () => {
    if (banner.contains(document.activeElement))
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
}

/** A banner that the visitor opened takes the focus, and returns it afterwards. */
function takeFocus(banner: HTMLElement): () => void {
  const before = document.activeElement;
  banner.focus();
  return () => {
    if (before instanceof HTMLElement) before.focus();
  };
}

import type { ReactNode } from "react";

type PersonRowProps = {
  /** A name, or the address when there is no name yet. */
  who: ReactNode;
  under?: ReactNode;
  aside: ReactNode;
  actions?: ReactNode;
};

/** One line of the list; on a phone its parts stand under each other. */
export function PersonRow({ who, under, aside, actions }: PersonRowProps) {
  return (
    <li className="grid grid-cols-1 items-center gap-x-8 gap-y-1.5 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:gap-x-0">
      <div className="min-w-0 wrap-anywhere">
        <p translate="no" className="font-semibold">
          {who}
        </p>
        {under && <p className="text-[0.9375rem] text-quiet">{under}</p>}
      </div>
      <div className="text-[0.9375rem] text-quiet sm:max-lg:col-start-1 lg:max-w-[48ch] lg:pl-8 lg:text-right">
        {aside}
      </div>
      <div className="flex flex-wrap gap-1 empty:hidden max-sm:-ml-3 sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1 sm:justify-end lg:pl-8">
        {actions}
      </div>
    </li>
  );
}

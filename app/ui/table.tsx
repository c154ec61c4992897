import type { ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';

/** A captioned table that scrolls sideways on narrow screens. */
export function Table({
  caption,
  children,
  className,
  showCaption,
}: {
  caption: string;
  children: ReactNode;
  className?: string;
  showCaption?: boolean;
}) {
  return (
    <div
      className="quiet-scroll relative overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label={caption}
    >
      <table
        className={classNames(
          'w-full border-collapse text-left text-[0.9375rem] leading-snug',
          className,
        )}
      >
        <caption className={showCaption ? 'small pb-3 text-left text-ink-soft' : 'sr-only'}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}
export function Th({ children, className, ...rest }: React.ThHTMLAttributes<HTMLTableCellElement>) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(
        'border-b border-line-strong py-2.5 pr-5 align-bottom text-[0.8125rem] font-medium text-ink-soft last:pr-0',
        className,
      )}
    >
      {children}
    </th>
  );
}
export function Td({ children, className, ...rest }: React.TdHTMLAttributes<HTMLTableCellElement>) {
  return (
    <td {...rest} className={classNames('cell', className)}>
      {children}
    </td>
  );
}

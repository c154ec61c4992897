import type { ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';

/** A sheet of paper laid on the page: a hairline, no shadow, no roundness. */
export function Card({
  children,
  className,
  as: Element = 'div',
}: {
  children: ReactNode;
  className?: string;
  as?: 'div' | 'article' | 'section' | 'li';
}) {
  return <Element className={classNames('border bg-sheet', className)}>{children}</Element>;
}

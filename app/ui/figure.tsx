import type { ReactNode } from 'react';
import { PictureMark } from './picture-mark.tsx';

/** A picture with its mark and, below, its words. */
export function Figure({
  children,
  mark,
  caption,
  className,
}: {
  children: ReactNode;
  mark?: string | null;
  caption?: ReactNode;
  className?: string;
}) {
  return (
    <figure className={className}>
      <div className="@container relative">
        {children}
        {mark ? <PictureMark label={mark} isOwnShown={false} /> : null}
      </div>
      {caption ? <figcaption className="small mt-3 text-ink-soft">{caption}</figcaption> : null}
    </figure>
  );
}

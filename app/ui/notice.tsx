import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from './button.tsx';

export type NoticeTone = 'note' | 'warning' | 'error';
const LOOKS = {
  note: { icon: Info, look: 'bg-leaf-wash', iconLook: 'text-leaf' },
  warning: { icon: TriangleAlert, look: 'bg-amber-wash', iconLook: 'text-amber' },
  error: { icon: CircleAlert, look: 'bg-danger-wash', iconLook: 'text-danger' },
} as const;

/** Something worth knowing, said where it matters. Errors are announced at once. */
export function Notice({ tone = 'note', title, children, className }: { tone?: NoticeTone; title?: ReactNode; children?: ReactNode; className?: string | undefined }) {
  const { icon: Icon, look, iconLook } = LOOKS[tone];
  return (
    <div role={tone === 'error' ? 'alert' : undefined} className={classNames('flex gap-3.5 rounded-sm px-4 py-3.5 sm:px-5', look, className)}>
      <Icon aria-hidden size={20} strokeWidth={1.7} className={classNames('mt-0.5 shrink-0', iconLook)} />
      <div className="min-w-0">
        {title ? <p className="font-medium">{title}</p> : null}
        {children ? <div className={classNames('small', title ? 'mt-0.5' : null)}>{children}</div> : null}
      </div>
    </div>
  );
}

/** In place of what could not be fetched: what it was, why, and how to ask again: by a press, or by an address that asks with scripts and without. */
export function LoadFailed({ title, children, className, ...again }: { title: ReactNode; children?: ReactNode; className?: string | undefined } & ({ onClick: () => void; disabled?: boolean } | { to: string })) {
  return (
    <Notice tone="error" title={title} className={className}>
      {children}
      <Button size="small" variant="outline" {...again} className="mt-3">
        Try Again
      </Button>
    </Notice>
  );
}

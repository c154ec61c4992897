import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';

export type NoticeTone = 'note' | 'warning' | 'error';
const LOOKS = {
  note: { icon: Info, look: 'bg-leaf-wash', iconLook: 'text-leaf' },
  warning: { icon: TriangleAlert, look: 'bg-amber-wash', iconLook: 'text-amber' },
  error: { icon: CircleAlert, look: 'bg-danger-wash', iconLook: 'text-danger' },
} as const;

/** Something worth knowing, said where it matters. Errors are announced at once. */
export function Notice({ tone = 'note', title, children, className }: { tone?: NoticeTone; title?: string; children?: ReactNode; className?: string }) {
  const { icon: Icon, look, iconLook } = LOOKS[tone];
  return (
    <div role={tone === 'error' ? 'alert' : undefined} className={classNames('flex gap-3.5 rounded-sm px-4 py-3.5 sm:px-5', look, className)}>
      <Icon aria-hidden size={20} strokeWidth={1.7} className={classNames('mt-0.5 shrink-0', iconLook)} />
      <div className="min-w-0">
        {title ? <p className="font-medium">{title}</p> : null}
        {children ? <div className={classNames('small', title && 'mt-0.5')}>{children}</div> : null}
      </div>
    </div>
  );
}

import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoticeShape } from './notice-shape.tsx';

export type NoticeTone = 'note' | 'warning' | 'error';
const LOOKS = {
  note: { icon: Info, look: 'bg-leaf-wash', iconLook: 'text-leaf' },
  warning: { icon: TriangleAlert, look: 'bg-amber-wash', iconLook: 'text-amber' },
  error: { icon: CircleAlert, look: 'bg-danger-wash', iconLook: 'text-danger' },
} as const;

/** Something worth knowing, said where it matters. Errors are announced at once. */
export function Notice({
  tone = 'note',
  title,
  children,
  className,
}: {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <NoticeShape
      {...LOOKS[tone]}
      role={tone === 'error' ? 'alert' : undefined}
      title={title}
      className={className}
    >
      {children}
    </NoticeShape>
  );
}

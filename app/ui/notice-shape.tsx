import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';

/** Layout of every notice: icon, title, text. */
export function NoticeShape({
  icon: Icon,
  look,
  iconLook,
  role,
  title,
  children,
  className,
}: {
  icon: LucideIcon;
  look: string;
  iconLook: string;
  role?: 'alert' | undefined;
  title?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div
      role={role}
      className={classNames('flex gap-3.5 rounded-sm px-4 py-3.5 sm:px-5', look, className)}
    >
      <Icon
        aria-hidden
        size={20}
        strokeWidth={1.7}
        className={classNames('mt-0.5 shrink-0', iconLook)}
      />
      <div className="min-w-0">
        {title ? <p className="font-medium">{title}</p> : null}
        {children ? (
          <div className={classNames('small', title ? 'mt-0.5' : null)}>{children}</div>
        ) : null}
      </div>
    </div>
  );
}

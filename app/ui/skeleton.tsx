import { classNames } from '#app/lib/class-names.ts';

/** Placeholder for content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames('animate-[breathe_1.8s_ease-in-out_infinite] bg-stone', className)}
    />
  );
}

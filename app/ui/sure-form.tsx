import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type Props = {
  /** What the box says: "Yes, cancel this appointment". */
  sure: string;
  action: string;
  /** Tells the page's forms apart. */
  intent?: string;
  before?: ReactNode;
  after?: ReactNode;
  className: string;
};

/** Without scripts, a box that has to be ticked confirms what cannot be undone. Its name is `sure`, its value `yes`. */
export function SureForm({ sure, action, intent, before, after, className }: Props) {
  return (
    <noscript>
      <form method="post" className={className}>
        {intent ? <input type="hidden" name="intent" value={intent} /> : null}
        {before}
        <label className="mt-3 flex min-h-9 items-center gap-3 first:mt-0">
          <input
            type="checkbox"
            name="sure"
            value="yes"
            required
            className="size-5 accent-(--clay)"
          />
          {sure}
        </label>
        <Button type="submit" variant="outline" className="mt-3">
          {action}
        </Button>
        {after}
      </form>
    </noscript>
  );
}

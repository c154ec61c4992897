import { CircleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { NoticeShape } from './notice-shape.tsx';

type Again =
  | {
      /** Asks again; its promise tells when that has ended, well or not. */ onRetry: () => Promise<unknown> | void;
    }
  | { /** An address that asks again, with scripts and without. */ to: string };

/** Replaces content that failed to load: what, why, and a retry button. The outcome is announced, like any change of an error. */
export function LoadFailed({
  title,
  children,
  className,
  ...again
}: { title: ReactNode; children?: ReactNode; className?: string | undefined } & Again) {
  return (
    <NoticeShape
      icon={CircleAlert}
      look="bg-danger-wash"
      iconLook="text-danger"
      role="alert"
      title={title}
      className={className}
    >
      {children}
      {'to' in again ? (
        <Button size="small" variant="outline" to={again.to} className="mt-3">
          Try Again
        </Button>
      ) : (
        <RetryButton onRetry={again.onRetry} />
      )}
    </NoticeShape>
  );
}

/** Never switched off: it would lose the focus. */
function RetryButton({ onRetry }: { onRetry: () => Promise<unknown> | void }) {
  const [isTrying, setIsTrying] = useState(false);
  const retry = async () => {
    const asked = onRetry();
    // A page that is loaded anew tells nothing.
    if (!asked) return;
    setIsTrying(true);
    await asked;
    setIsTrying(false);
  };
  return (
    <Button
      size="small"
      variant="outline"
      className="mt-3"
      aria-disabled={isTrying}
      onClick={isTrying ? undefined : () => void retry()}
    >
      {isTrying ? 'Trying again…' : 'Try Again'}
    </Button>
  );
}

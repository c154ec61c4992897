import { Notice } from '#app/ui/notice.tsx';

/** Said as the total changes, and again before the quote is sent. */
export function RangeWarning({ words }: { words: string | null }) {
  return (
    <div role="status">
      {words ? (
        <Notice tone="warning" title="Outside the range the customer was shown" className="mt-5">
          <p>{words}</p>
        </Notice>
      ) : null}
    </div>
  );
}

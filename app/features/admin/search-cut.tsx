import { LOOKED_THROUGH, MOST_FOUND } from '#contracts/paging.ts';
import { wholeNumber } from '#engine/model/format.ts';
import { Notice } from '#app/ui/notice.tsx';

/** Under a search by words that very many rows hold: what its numbers leave out. */
export function SearchCut({ isCut, many }: { isCut: boolean | undefined; many: string }) {
  return (
    <div role="status">
      {isCut ? (
        <Notice title="Not everything was looked through" className="mb-4">
          <p>
            Very many {many} hold these words. The first {wholeNumber(LOOKED_THROUGH)} of the list
            were looked through, and no more than {wholeNumber(MOST_FOUND)} of those found are
            counted and shown. With one more word, or a longer one, all are looked through.
          </p>
        </Notice>
      ) : null}
    </div>
  );
}

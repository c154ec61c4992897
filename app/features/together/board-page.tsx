import type { BoardView } from '#contracts/boards.ts';
import { Button } from '#app/ui/button.tsx';
import { Board } from './board.tsx';

export function BoardPage({ board }: { board: BoardView | null }) {
  if (board) return <Board board={board} />;
  return (
    <div className="wrap min-h-[60vh] pt-14 pb-24 lg:pt-20">
      <h1 className="display-2">There is nothing at this address</h1>
      <p className="lede mt-4 max-w-prose text-ink-soft">
        The designs may have been deleted, or the link is not complete: please copy the whole of it.
      </p>
      <Button href="/" className="mt-8">
        To the home page
      </Button>
    </div>
  );
}

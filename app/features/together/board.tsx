import { Share2 } from 'lucide-react';
import type { BoardView } from '#contracts/boards.ts';
import { sharePage } from '#app/lib/share.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { longDate } from '#engine/model/format.ts';
import { BoardTable } from './board-table.tsx';
import { useMarks } from './use-marks.ts';
import { WhatIsSaid } from './what-is-said.tsx';

const NUMBERS = ['', 'One design', 'Two designs', 'Three designs'];

/** Designs of one garden side by side, with what those who have the address think of them. */
export function Board({ board }: { board: BoardView }) {
  const told = useMarks(board);
  const { designs, createdAt, conceptMark } = board;
  const title = `${NUMBERS[designs.length] ?? `${designs.length} designs`} for one garden`;
  const hearts = new Map(
    designs.map(({ id }) => [
      id,
      told.marks.filter((mark) => mark.designId === id && mark.hasHeart).length,
    ]),
  );
  const share = () =>
    sharePage(
      { title, text: designs.map((one) => one.title).join(', '), url: location.href },
      'Link copied to clipboard!',
    );
  return (
    <div className="wrap pt-10 pb-24 lg:pt-16 lg:pb-32">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h1 className="display-2 max-w-[18ch]">{title}</h1>
          <p className="mt-4 max-w-2xl text-ink-soft">
            As they stood on {longDate(createdAt)}. They stay so here, whatever is changed
            afterwards.
          </p>
        </div>
        <Button variant="outline" className="no-print noscript:hidden" onClick={() => void share()}>
          <Share2 aria-hidden size={17} strokeWidth={1.6} />
          Share
        </Button>
      </div>
      <div className="mt-8 lg:mt-12">
        <BoardTable designs={designs} conceptMark={conceptMark} hearts={hearts} />
      </div>
      <h2 className="display-3 mt-16">Which one is it to be?</h2>
      <p className="mt-3 max-w-2xl text-ink-soft">
        Send the address to whoever has a say. Hearts and comments need no account and no name: only
        those who have this address see them.
      </p>
      {told.fault ? <FieldError id="board-fault">{told.fault}</FieldError> : null}
      <div className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3">
        {designs.map((design) => (
          <WhatIsSaid key={design.id} design={design} told={told} />
        ))}
      </div>
    </div>
  );
}

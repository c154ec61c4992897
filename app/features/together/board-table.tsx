import type { CSSProperties } from 'react';
import type { BoardDesign } from '#contracts/boards.ts';
import { classNames } from '#app/lib/class-names.ts';
import { useSaysVat } from '#app/lib/site.ts';
import { PictureMark } from '#app/ui/picture-mark.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { longDate } from '#engine/model/format.ts';
import { clearlyBest, FIGURES, type Line, SUMS } from './comparison.ts';

const WIDE = 'md:grid-cols-[minmax(9rem,0.7fr)_repeat(var(--count),minmax(0,1fr))]!';
const ROW = `grid gap-x-2.5 border-b py-2.5 sm:gap-x-8 md:py-3 ${WIDE}`;

/**
 * The designs with their pictures in one table. On a phone each line's name stands above its values, so that three columns
 * fit; the roles are written out because a grid would otherwise take the table's meaning away.
 */
export function BoardTable({
  designs,
  conceptMark,
  hearts,
}: {
  designs: readonly BoardDesign[];
  conceptMark: string;
  /** How many people like each, by its id. */
  hearts: ReadonlyMap<string, number>;
}) {
  const style = {
    gridTemplateColumns: `repeat(${designs.length}, minmax(0, 1fr))`,
    '--count': designs.length,
  } as CSSProperties;
  const saysVat = useSaysVat();
  const dates = [...new Set(designs.map((design) => design.priceDate))].map(longDate).join(' and ');
  const likes: Line = {
    label: 'Hearts',
    show: ({ id }) => (hearts.get(id) ? `${hearts.get(id)}` : 'None yet'),
  };
  return (
    <>
      <table
        role="table"
        aria-describedby="board-note"
        className="block w-full text-[0.9375rem] leading-snug"
      >
        <caption className="sr-only">The designs compared, with their pictures</caption>
        <thead role="rowgroup" className="block">
          <tr role="row" className={classNames(ROW, 'border-b-line-strong')} style={style}>
            <td role="cell" className="hidden md:block" />
            {designs.map((design) => (
              <th
                key={design.id}
                role="columnheader"
                scope="col"
                className="group relative min-w-0 text-left font-display text-[1.0625rem] leading-tight font-semibold sm:text-[1.375rem]"
              >
                <span className="@container relative mb-2.5 block overflow-hidden bg-sheet">
                  <Picture
                    url={design.imageUrl}
                    alt={design.pictureAlt}
                    sizes="(min-width: 48rem) 26vw, 33vw"
                    className="aspect-[4/3]"
                    imageClassName="size-full object-cover"
                  />
                  <PictureMark label={conceptMark} isOwnShown={false} />
                </span>
                <SiteLink
                  to={`/design/${design.id}`}
                  className="break-words underline decoration-line-strong underline-offset-[0.2em] transition-colors after:absolute after:inset-0 group-hover:text-clay"
                >
                  {design.title}
                </SiteLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {SUMS.map((line) => (
            <LineRow key={line.label} line={line} designs={designs} style={style} isSum />
          ))}
          {[likes, ...FIGURES].map((line) => (
            <LineRow key={line.label} line={line} designs={designs} style={style} />
          ))}
        </tbody>
      </table>
      <p id="board-note" className="fine mt-4 max-w-3xl text-ink-soft">
        {saysVat ? 'Sums include VAT, at' : 'Sums are at'} prices of {dates}. “Least” and “most” are
        told where one of them is clearly so.
      </p>
    </>
  );
}

function LineRow({
  line,
  designs,
  style,
  isSum = false,
}: {
  line: Line;
  designs: readonly BoardDesign[];
  style: CSSProperties;
  isSum?: boolean;
}) {
  const { measure, best } = line;
  const at = measure && best ? clearlyBest(designs.map(measure), best) : null;
  return (
    <tr role="row" className={ROW} style={style}>
      <th
        role="rowheader"
        scope="row"
        className="col-span-full pb-0.5 text-left text-[0.8125rem] font-normal text-ink-soft md:col-span-1 md:text-[0.9375rem]"
      >
        {line.label}
        {line.says ? <span className="fine md:block"> {line.says}</span> : null}
      </th>
      {designs.map((design, index) => (
        <td
          key={design.id}
          role="cell"
          className={classNames(
            'figures min-w-0 break-words',
            isSum && 'font-display text-[1.125rem] font-medium md:text-[1.375rem]',
            at === index && 'font-semibold',
          )}
        >
          {line.show(design)}
          {at === index ? (
            <span className="fine block font-sans font-medium text-leaf">
              {best === 'least' ? 'Least' : 'Most'}
            </span>
          ) : null}
        </td>
      ))}
    </tr>
  );
}

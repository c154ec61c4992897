import { Download } from 'lucide-react';
import { joinList } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { WishRows } from '#app/ui/wish-rows.tsx';
import type { StillDesign } from './page-design.ts';
import { Section } from './section.tsx';

/** What is wanting comes first: how many wishes are met as they were written, and which are not drawn at all. */
function ledeOf(wishes: StillDesign['wishes']): string {
  const met = wishes.filter(({ result }) => result === 'met').length;
  const left = wishes.filter(({ result }) => result === 'left-out').map(({ name }) => name);
  const all = wishes.length;
  return [
    met < all
      ? `${met} of ${all} wishes ${met === 1 ? 'is' : 'are'} met as written; each of the others says what is drawn and what is not.`
      : all === 1
        ? 'Your wish is met as it was written.'
        : `All ${all} wishes are met as they were written.`,
    left.length ? `Not drawn: ${joinList(left)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What became of every wish of the description, and the words that nothing was drawn from. */
export function WishesSection({
  design: { wishes, unused, wishesCsvUrl },
}: {
  design: Pick<StillDesign, 'wishes' | 'unused' | 'wishesCsvUrl'>;
}) {
  const words = [...unused.sentences, ...unused.unsure];
  return (
    <Section id="wishes" title="The wishes" lede={ledeOf(wishes)}>
      <WishRows wishes={wishes} className="grid gap-x-12 border-t md:grid-cols-2" />
      {words.length > 0 ? (
        <div className="mt-8">
          <h3 className="font-medium">Also in your words, not on the plan</h3>
          <p className="small mt-1 max-w-prose text-ink-soft">
            Nothing is drawn from these yet. They go to the designer with your enquiry; if one
            matters now, say it in a few plain words.
          </p>
          <ul className="mt-3 grid max-w-prose gap-1.5">
            {words.map((one) => (
              <li key={one} className="border-l-2 border-line-strong pl-4 wrap-anywhere">
                {one}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="no-print mt-6">
        <Button href={wishesCsvUrl} variant="outline" download>
          <Download aria-hidden size={17} strokeWidth={1.6} />
          Wishes (CSV)
        </Button>
      </div>
    </Section>
  );
}

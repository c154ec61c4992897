import { vatMode } from '#contracts/vat-words.ts';
import {
  isCredited,
  kindOf,
  lengthAndPlace,
  lengthInWords,
  shortPrice,
  type Kind,
} from '#content/policies/appointment-words.ts';
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { POLICY_FIGURES } from '#content/policies/policy.ts';
import { SiteLink } from '#app/ui/site-link.tsx';

const priceOf = (kind: Kind) => (kind ? shortPrice(kind) : '');

function stages(
  vat: string,
  kinds: readonly OfferedKind[],
): [title: string, price: string, words: string][] {
  const call = kindOf(kinds, 'general-consultation');
  const visit = kindOf(kinds, 'site-assessment');
  const after = kindOf(kinds, 'project-followup');
  return [
    [
      'A call',
      priceOf(call),
      `${call ? `${lengthAndPlace(call)}. ` : ''}Bring a design from this site, or just a feeling that the garden is wrong.`,
    ],
    [
      'A visit',
      priceOf(visit),
      `${visit ? lengthAndPlace(visit) : 'To look and to measure'}: the tape, a level, a hole in the ground.${visit && isCredited(visit) ? ' It comes off the price if the project goes ahead.' : ''}`,
    ],
    [
      'A quotation',
      vat,
      'Line by line, in writing, with what it includes, what it leaves out and how long it is valid. It changes only if you do, or if something turns up that nobody could have seen.',
    ],
    [
      'The work',
      'By stages',
      `Groundwork first, then paving and structures, then plants. Pay a deposit of ${POLICY_FIGURES.depositPercent}%, or stage by stage as each is finished.`,
    ],
    [
      'Afterwards',
      priceOf(after),
      `A follow-up${after ? ` of ${lengthInWords(after.minutes)}` : ''} when the project is complete, once the plants have shown what they think of it.`,
    ],
  ];
}

/** From the first call to the year after: what happens, and what it costs. */
export function WorkingSection({
  settings,
  kinds,
}: {
  settings: BusinessSettings;
  kinds: readonly OfferedKind[];
}) {
  return (
    <section aria-labelledby="working" className="wrap py-20 lg:py-32">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <h2 id="working" className="display-2 max-w-[16ch]">
          How we measure, price and build
        </h2>
        <p className="text-ink-soft">
          You know what the next step costs before you take it. The small print is short too: see
          the{' '}
          <SiteLink to="/terms-of-service" className="text-link text-ink">
            terms
          </SiteLink>
          .
        </p>
      </div>
      <ol className="mt-12 border-t">
        {stages(
          { included: 'VAT included', added: 'VAT shown', none: 'In writing' }[vatMode(settings)],
          kinds,
        ).map(([title, price, words]) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-1 border-b py-6 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,7fr)] lg:items-baseline lg:py-8"
          >
            <h3 className="display-3">{title}</h3>
            <p className="figures text-clay">{price}</p>
            <p className="max-w-[62ch] text-ink-soft sm:col-span-2 lg:col-span-1">{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { WishView } from '#contracts/design.ts';
import type { DesignDetail } from '#contracts/design-detail.ts';
import { capitalise, lowerFirst } from '#engine/model/format.ts';
import { html, type Markup } from './markup.ts';

const RESULTS: Record<WishView['result'], { label: string; tone: string }> = {
  met: { label: 'Met', tone: 'info' },
  partly: { label: 'In part', tone: 'advice' },
  'left-out': { label: 'Left out', tone: 'left' },
};

/** What became of every wish of the description, and the words that nothing was made from. */
export function writeWishes({
  wishes,
  unused: { sentences, unsure },
}: Pick<DesignDetail, 'wishes' | 'unused'>): Markup {
  const notUsed = [...sentences, ...unsure].map((words) => `“${words}”`);
  if (!wishes.length && !notUsed.length) return html``;
  return html`<section class="section">
    <h2>What became of your wishes</h2>
    ${
      wishes.length
        ? html`<div class="columns fine">
            ${wishes.map(
              ({ name, quote, result, why, takes }) =>
                html`<div class="check">
                  <p>
                    <span class="tone ${RESULTS[result].tone}">${RESULTS[result].label}</span>
                    <span class="b">${capitalise(name)}</span
                    >${isSaidOtherwise(name, quote) ? html` <span class="soft">“${quote.trim()}”</span>` : ''}
                  </p>
                  <p class="soft">
                    ${why}${takes ? ` What it would take: ${lowerFirst(takes)}` : ''}
                  </p>
                </div>`,
            )}
          </div>`
        : ''
    }
    ${
      notUsed.length
        ? html`<p class="fine">
            <span class="b">Also in your words, not on the plan:</span>
            ${notUsed.map((words) => `“${words}”`).join('; ')}.
            <span class="soft why-not"
              >Nothing is drawn from these yet. If one matters now, say it in a few plain words or
              tell us at the visit.</span
            >
          </p>`
        : ''
    }
  </section>`;
}

/** Their own words stand beside our name of a thing where they say more than it does. */
const isSaidOtherwise = (name: string, quote: string): boolean => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^(?:an?|the|some)\s+/, '')
      .trim();
  return quote.trim() !== '' && !plain(name).includes(plain(quote));
};

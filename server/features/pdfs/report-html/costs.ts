import { countOf, decimal, longDate, percent, pounds } from '#engine/model/format.ts';
import { html, type Markup } from './markup.ts';
import { textList } from './parts.ts';
import type { ReportInput } from './report-input.ts';

const PARTS = [
  ['materials', 'Materials', '#a04b29'],
  ['plants', 'Plants', '#4c6b3c'],
  ['labor', 'Labour', '#8a8c7c'],
] as const;

/** Points set one after the other. */
const sentences = (items: readonly string[]): string =>
  items.map((item) => (/[.!?]$/.test(item) ? item : `${item}.`)).join(' ');

/** What it costs, what would change that, and in which order it can be built and paid for. */
export function writeCost({
  design: { costing, costBreakdown },
  firm,
}: Pick<ReportInput, 'design' | 'firm'>): Markup {
  const share = (key: 'materials' | 'plants' | 'labor') =>
    costBreakdown[key] / Math.max(1, costBreakdown.total);
  return html`<section class="section">
    <h2>Cost</h2>
    <div class="two keep">
      <div>
        <p class="total">${pounds(costing.total)}</p>
        <p class="soft" style="margin-top:2.4mm">
          ${costing.vat > 0 ? `Including VAT at ${percent(costing.vatRate)}, at` : 'At'} prices of
          ${longDate(costing.priceDate)} from the rate book of ${firm.firmName}. About
          ${pounds(costing.perM2)} per m² of plot.
        </p>
        ${
          costing.range.perM2
            ? html`<p style="margin-top:2.4mm;font-size:10pt">
                We do not know the size of the plot, so this is a price of the garden as drawn and
                no promise for yours. Reckon with
                <span class="b"
                  >${pounds(costing.range.perM2.low)} to ${pounds(costing.range.perM2.high)}</span
                >
                per m².
              </p>`
            : ''
        }
        <p style="margin-top:2.4mm;font-size:10pt">
          ${costing.range.perM2 ? 'At the size drawn, likely' : 'Likely'} between
          <span class="b">${pounds(costing.range.low)}</span> and
          <span class="b">${pounds(costing.range.high)}</span>.
        </p>
        ${
          costing.range.narrowedBy.length
            ? html`<p class="soft" style="margin:2.4mm 0 1.2mm">What would narrow it:</p>
                ${textList(costing.range.narrowedBy)}`
            : ''
        }
      </div>
      <div>
        <div class="split">
          ${PARTS.map(([key, , colour]) => html`<span style="background:${colour};width:${(share(key) * 100).toFixed(2)}%"></span>`)}
        </div>
        <dl class="facts" style="border-top:0">
          ${PARTS.map(
            ([key, label]) =>
              html`<div>
                <dt>${label}, ${percent(share(key))}</dt>
                <dd>${pounds(costBreakdown[key])}</dd>
              </div>`,
          )}
          <div>
            <dt>${costing.vat > 0 ? 'Net of VAT and contingency' : 'Before contingency'}</dt>
            <dd>${pounds(costing.net)}</dd>
          </div>
          <div>
            <dt>Contingency</dt>
            <dd>${pounds(costing.contingency)}</dd>
          </div>
          ${
            costing.vat > 0
              ? html`<div>
                  <dt>VAT</dt>
                  <dd>${pounds(costing.vat)}</dd>
                </div>`
              : ''
          }
          <div>
            <dt class="b">Total</dt>
            <dd>${pounds(costing.total)}</dd>
          </div>
        </dl>
        <p class="fine soft" style="margin-top:1.4mm">
          Materials, plants and labour are each shown with their
          ${costing.vat > 0 ? 'VAT and ' : ''}share of contingency.
        </p>
      </div>
    </div>
    ${
      costing.stages.length
        ? html`<h3>What is made first</h3>
            <table class="dense">
              <tbody>
                ${costing.stages.map(
                  (stage) =>
                    html`<tr>
                      <td class="b" style="width:38mm">
                        ${stage.title}${stage.isOwnWork ? ', with your own hands' : ''}
                      </td>
                      <td class="soft">${stage.what.join('; ')}</td>
                      <td class="n b">${pounds(stage.total)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
            ${
              costing.dearerInStages > 0
                ? html`<p class="fine soft">
                    Together ${pounds(costing.dearerInStages)} more than all at once, as each stage
                    is set up anew.
                  </p>`
                : ''
            }`
        : ''
    }
    <h3>Phases</h3>
    <table class="dense">
      <thead>
        <tr>
          <th>Phase</th>
          <th>What is done</th>
          <th class="n">Days</th>
          <th class="n">${costing.vat > 0 ? 'Including VAT' : 'Price'}</th>
        </tr>
      </thead>
      <tbody>
        ${costing.phases.map(
          (phase) =>
            html`<tr>
              <td class="b" style="width:38mm">${phase.title}</td>
              <td class="soft">${phase.what.join('; ')}</td>
              <td class="n">${decimal(phase.days)}</td>
              <td class="n b">${pounds(phase.total)}</td>
            </tr>`,
        )}
        <tr class="sum">
          <td>Together</td>
          <td>${countOf(costing.teamDays, 'day')} for a team of two</td>
          <td class="n">${decimal(costing.teamDays)}</td>
          <td class="n">${pounds(costing.total)}</td>
        </tr>
      </tbody>
    </table>
    ${
      costing.swaps.length
        ? html`<h3>What would save money</h3>
            <table class="dense">
              <tbody>
                ${costing.swaps.map(
                  (swap) =>
                    html`<tr>
                      <td class="b" style="width:50mm">${swap.title}</td>
                      <td class="soft">${swap.detail}</td>
                      <td class="n b">−${pounds(swap.saves)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>`
        : ''
    }
    <div class="two fine keep">
      <div>
        <h3>The price includes</h3>
        <p class="soft">${sentences(costing.includes)}</p>
      </div>
      <div>
        <h3>It leaves out</h3>
        <p class="soft">${sentences(costing.excludes)}</p>
      </div>
    </div>
  </section>`;
}

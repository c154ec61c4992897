import { MONTH_NAMES } from '#engine/model/format.ts';
import { html, type Markup, raw } from './markup.ts';
import { pictureFigure } from './parts.ts';
import type { PlantMonths, ReportInput } from './report-input.ts';

/** A year of the garden: its pictures, how many kinds are worth looking at, and what flowers when. */
export function writeYear({
  design: { interestByMonth, schedule, conceptMark },
  months,
  pictures,
}: Pick<ReportInput, 'design' | 'months' | 'pictures'>): Markup {
  const most = Math.max(1, ...interestByMonth);
  const lines = schedule
    .flatMap((line) => {
      const known = months.get(line.plantId);
      return known && (known.flower.length || known.other.length) ? [{ line, known }] : [];
    })
    .toSorted((a, b) => firstMonth(a.known) - firstMonth(b.known));
  return html`<section class="section">
    <h2>A year of interest</h2>
    ${pictures.seasons.length ? html`<div class="seasons" style="grid-template-columns:repeat(${pictures.seasons.length},1fr)${pictures.seasons.length < 3 ? ';max-width:120mm' : ''}">${pictures.seasons.map((picture) => pictureFigure(picture, conceptMark))}</div>` : ''}
    <p class="lede">Kinds with flower, leaf, berry or stem worth looking at, month by month.</p>
    <div class="keep">
      <div class="bars">
        ${interestByMonth.map((count) => html`<div${count === most ? html` class="most"` : ''}>${count}<i style="height:${Math.max(1, (count / most) * 78).toFixed(1)}%"></i></div>`)}
      </div>
      <div class="bars" style="height:auto;padding-top:.8mm">
        ${MONTH_NAMES.map((name) => html`<div>${name.slice(0, 3)}</div>`)}
      </div>
    </div>
    ${
      lines.length
        ? html`<h3>What flowers when</h3>
            <div class="columns">
              <table class="year">
                <thead>
                  <tr>
                    <th>Plant</th>
                    ${MONTH_NAMES.map((name) => html`<th>${name.charAt(0)}</th>`)}
                  </tr>
                </thead>
                <tbody>
                  ${lines.map(
                    ({ line, known }) =>
                      html`<tr>
                        <td>${line.key}&ensp;${line.commonName}</td>
                        ${MONTH_NAMES.map((_name, index) => html`<td>${monthCell(known, index + 1)}</td>`)}
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>
            <p class="fine soft" style="margin-top:2mm">
              <span class="swatch" style="background:#8a6fb0"></span>in flower, in its colour
              <span class="swatch" style="background:#93a086;height:.7mm"></span>berries, seed
              heads, stems or autumn leaf
              <span class="swatch" style="background:#b9c3a4;height:.3mm"></span>evergreen leaf
            </p>`
        : ''
    }
  </section>`;
}

/** January to December from the first flower after winter; plants without flowers stand last. */
const firstMonth = ({ flower }: PlantMonths): number => (flower.length ? Math.min(...flower) : 13);
const HEX = /^#[0-9a-fA-F]{6}$/;

function monthCell({ flower, flowerHex, other, evergreen }: PlantMonths, month: number): Markup {
  if (flower.includes(month))
    return raw(
      `<span class="chip" style="background:${flowerHex && HEX.test(flowerHex) ? flowerHex : '#8a6fb0'}"></span>`,
    );
  if (other.includes(month)) return raw('<span class="other"></span>');
  return raw(evergreen ? '<span class="leafy"></span>' : '');
}

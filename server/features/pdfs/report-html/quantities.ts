import { decimal, percent, pounds, unitLabel } from '#engine/model/format.ts';
import { numberedLabels } from '#contracts/area-labels.ts';
import type { DesignDetail } from '#contracts/design-detail.ts';
import { html, type Markup } from './markup.ts';
import { plantPrices } from './plant-prices.ts';

type Line = DesignDetail['quantities'][number];
type Row = {
  what: string;
  from: string;
  toBuy: string;
  materials: number;
  labour: number;
  total: number;
};
/** A bill of more lines than this gives each but one. */
const MANY_LINES = 30;
const FORMULA_LENGTH = { few: 96, many: 40 };

/** Long sums are whole in the list that the site hands out as a file. */
function cutAtWord(text: string, length: number): string {
  return text.length <= length
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', length)).replace(/(?: [+x])+$/, '')} …`;
}

/** Sums name parts by the model's ids; people read their names. */
function nameParts({ areas }: DesignDetail): (formula: string) => string {
  const labels = numberedLabels(areas.map((area) => area.label));
  const names = new Map(areas.map((area, index) => [area.id, labels[index]!]));
  return (formula) =>
    formula.replace(
      /[a-z][a-z\d]*(?:-[a-z\d]+)*/g,
      (word) => names.get(word) ?? (/^[a-z]+-\d+$/.test(word) ? word.replace('-', ' ') : word),
    );
}

const row = ({ what, from, toBuy, materials, labour, total }: Row) =>
  html`<tr>
    <td class="b">${what}</td>
    <td class="soft">${from}</td>
    <td class="n b">${toBuy}</td>
    <td class="n">${pounds(materials)}</td>
    <td class="n">${pounds(labour)}</td>
    <td class="n">${pounds(total)}</td>
  </tr>`;

const sum = (of: readonly Line[], key: 'gross' | 'materials' | 'labour' | 'total') =>
  of.reduce((all, line) => all + line[key], 0);

/** The bill: every line measured from the plan, by phase. Prices net of VAT and contingency, as a landscaper prices. */
export function writeQuantities({ design }: { design: DesignDetail }): Markup {
  const { quantities, costing } = design;
  const inList = plantPrices(design).lineIds;
  const named = nameParts(design);
  const length =
    quantities.length - inList.size > MANY_LINES ? FORMULA_LENGTH.many : FORMULA_LENGTH.few;
  const phases = costing.phases
    .map(({ phase, title }) => ({
      phase,
      title,
      lines: quantities.filter((line) => line.phase === phase),
    }))
    .filter(({ lines }) => lines.length);
  const writeLine = ({ description, source, waste, gross, unit, ...money }: Line) =>
    row({
      ...money,
      what: description,
      from: `${cutAtWord(named(source.formula), length)}${waste > 0 ? `, ${percent(waste)} waste` : ''}`,
      toBuy: `${decimal(gross, 2)} ${unitLabel(unit)}`,
    });
  const writePhase = ({ title, lines }: { title: string; lines: Line[] }) => {
    const plants = lines.filter((line) => inList.has(line.id));
    return html`<tbody>
      <tr class="group">
        <td colspan="5">${title}</td>
        <td class="n">${pounds(sum(lines, 'total'))}</td>
      </tr>
      ${lines.filter((line) => !inList.has(line.id)).map(writeLine)}
      ${plants.length ? row({ what: 'Plants, set out and planted', from: 'line by line in the planting list', toBuy: decimal(sum(plants, 'gross')), materials: sum(plants, 'materials'), labour: sum(plants, 'labour'), total: sum(plants, 'total') }) : ''}
    </tbody>`;
  };
  return html`<section class="section">
    <h2>Quantities</h2>
    <p class="lede">
      Taken off the plan, with the allowance for waste. Prices of lines are
      ${costing.vat > 0 ? 'net of VAT and' : 'before'} contingency.
    </p>
    <table class="dense fixed">
      <thead>
        <tr>
          <th style="width:61mm">Item</th>
          <th>Measured from</th>
          <th class="n" style="width:16mm">To buy</th>
          <th class="n" style="width:13mm">Materials</th>
          <th class="n" style="width:12mm">Labour</th>
          <th class="n" style="width:12mm">Line</th>
        </tr>
      </thead>
      ${phases.map(writePhase)}
      <tbody>
        <tr class="sum">
          <td colspan="5">
            ${costing.vat > 0 ? 'Net, before contingency and VAT' : 'Before contingency'}
          </td>
          <td class="n">${pounds(costing.net)}</td>
        </tr>
      </tbody>
    </table>
  </section>`;
}

/** All policies as they stand, printed for a solicitor to read and strike out in. */
import { fillFacts } from '#content/policies/own-text.ts';
import { SOLICITOR_POINTS } from '#content/policies/solicitor-points.ts';
import { dateInWords, londonDay } from '#contracts/london-time.ts';
import { type AdminPolicies, POLICIES } from '#contracts/own-policies.ts';
import type { OutsideServices } from '#contracts/site-info.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { logoOnPaper } from '#server/features/brand/files.ts';
import { reportFontCss } from '#server/features/pdfs/fonts.ts';
import { html, type Markup } from '#server/features/pdfs/report-html/markup.ts';
import {
  SHEET_CSS,
  sheetFacts,
  sheetHead,
  writeSheet,
} from '#server/features/pdfs/report-html/write-sheet.ts';
import { readPolicies, readPolicyTexts } from '#server/features/policies/texts.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';

const CSS = `${SHEET_CSS} .policy { break-before: page; } .policy h2 { font-size: 22pt; } .text { white-space: pre-line; margin: 1mm 0 3mm; max-width: 150mm; } .mark { font-size: 8pt; } h3 { margin-top: 5mm; } li { margin-bottom: 1.2mm; }`;

/** Links and emphasis as they are read, not as they are written. */
const plain = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '$1 ($2)').replaceAll('**', '');

export async function writePoliciesSheet({
  ctx,
  outside,
}: {
  ctx: Context;
  outside: OutsideServices;
}): Promise<{ name: string; sheet: string }> {
  requireOwner(ctx);
  const [settings, { policies, seen }] = await Promise.all([
    readSettings({ ctx }),
    readPolicies({ ctx, outside }),
  ]);
  const today = londonDay(ctx.clock.now());
  const own = await Promise.all(
    policies.map(async ({ name }) => (await readPolicyTexts({ ctx, name, settings })).texts),
  );
  const shown = (text: string) => plain(fillFacts(text, settings));
  const sheet = writeSheet({
    title: 'Policies, for a solicitor',
    firm: { name: settings.firmName, phone: settings.phone, email: settings.email },
    date: dateInWords(today),
    fontCss: reportFontCss(),
    css: CSS,
    body: [
      sheetHead(
        settings.firmName,
        [...settings.address, settings.phone, settings.email],
        await logoOnPaper(ctx.db.read, settings.brand),
      ),
      html`<h1>Policies, for a solicitor</h1>`,
      sheetFacts([
        ['Printed on', dateInWords(today)],
        ['Last read', seen ? `${dateInWords(seen.on)}, by ${seen.by}` : 'by nobody yet'],
      ]),
      html`<section class="section">
        <h2>Points to read with care</h2>
        <ul>
          ${SOLICITOR_POINTS.map((point) => html`<li>${point}</li>`)}
        </ul>
      </section>`,
      ...(seen ? [changesSheet(policies, shown)] : []),
      ...policies.map((policy, index) => policySheet(policy, own[index]!, shown)),
    ],
  });
  return { name: `policies-${today}`, sheet };
}

function changesSheet(
  policies: AdminPolicies['policies'],
  shown: (text: string) => string,
): Markup {
  const changed = policies.filter(({ changes }) => changes.length > 0);
  return html`<section class="section">
    <h2>Changed since then</h2>
    ${changed.length === 0 ? html`<p>Nothing.</p>` : ''}
    ${changed.map(({ name, changes }) =>
      changes.map(
        ({ title, before, after }) =>
          html`<h3>${POLICIES[name].label}: ${title}</h3>
            <p class="mark soft">Before</p>
            <p class="text">${before === null ? 'It was not there.' : shown(before)}</p>
            <p class="mark soft">Now</p>
            <p class="text">${after === null ? 'It has been taken out.' : shown(after)}</p>`,
      ),
    )}
  </section>`;
}

const policySheet = (
  { name, version, day, sections }: AdminPolicies['policies'][number],
  own: Readonly<Record<string, string>>,
  shown: (text: string) => string,
): Markup =>
  html`<section class="section policy">
    <h2>${POLICIES[name].label}</h2>
    <p class="soft">Version ${version}, last changed on ${dateInWords(day)}.</p>
    ${sections.map(
      ({ id, title, original }) =>
        html`<h3>${title}</h3>
          ${own[id] === undefined ? '' : html`<p class="mark soft">In the firm’s own words</p>`}
          <p class="text">${shown(own[id] ?? original)}</p>`,
    )}
    ${
      own['own-section'] === undefined
        ? ''
        : html`<h3>A section of the firm’s own</h3>
            <p class="text">${shown(own['own-section'])}</p>`
    }
  </section>`;

/** A report from posted fields alone: no stored model stands behind it, so there is no plan and no figure of ours. */
import { pounds } from '#engine/model/format.ts';
import type { PostedDesign } from '#contracts/pdf.ts';
import { writeCare } from './care.ts';
import { writeClosing } from './checks.ts';
import { splitOpening, writeMaterials } from './concept.ts';
import { writeCover } from './cover.ts';
import { html } from './markup.ts';
import type { ReportFirm, ReportPicture } from './report-input.ts';
import { writeDocument } from './write-report.ts';

export type PostedReportInput = {
  fontCss: string;
  firm: ReportFirm;
  design: PostedDesign;
  projectType: string;
  gardenDescription: string;
  picture: ReportPicture | null;
};

export function writePostedReport({
  fontCss,
  firm,
  design,
  projectType,
  gardenDescription,
  picture,
}: PostedReportInput): string {
  const [opening, rest] = splitOpening(design.concept);
  const { costBreakdown: cost } = design;
  return writeDocument({
    title: design.title,
    firm,
    date: null,
    fontCss,
    body: [
      writeCover({
        firm,
        title: design.title,
        kind: projectType,
        style: design.style,
        date: null,
        picture,
        mark: 'AI concept',
        figures: cost ? [{ label: 'Estimate', value: pounds(cost.total) }] : [],
      }),
      html`<section class="section new-page">
        <h2>The idea</h2>
        ${opening ? html`<p class="opening">${opening}</p>` : ''}${rest ? html`<p class="soft" style="margin-top:3.4mm">${rest}</p>` : ''}
        ${
          design.mainFeature
            ? html`<h3>Main feature</h3>
                <p>${design.mainFeature}</p>`
            : ''
        }
        ${writeMaterials(design.materials)}
        ${
          gardenDescription && gardenDescription !== design.concept
            ? html`<h3>What was asked for</h3>
                <p class="soft">${gardenDescription}</p>`
            : ''
        }
        ${
          design.sustainability
            ? html`<h3>Sustainability: ${design.sustainability.rating} of 5</h3>
                <p class="soft">${design.sustainability.explanation}</p>`
            : ''
        }
        ${
          cost
            ? html`<h3>Cost</h3>
                <dl class="facts" style="max-width:90mm">
                  <div>
                    <dt>Materials</dt>
                    <dd>${pounds(cost.materials)}</dd>
                  </div>
                  <div>
                    <dt>Plants</dt>
                    <dd>${pounds(cost.plants)}</dd>
                  </div>
                  <div>
                    <dt>Labour</dt>
                    <dd>${pounds(cost.labor)}</dd>
                  </div>
                  <div>
                    <dt>Total</dt>
                    <dd>${pounds(cost.total)}</dd>
                  </div>
                </dl>`
            : ''
        }
        <p class="soft" style="margin-top:6mm">
          This design is not kept on our site, so it has no measured plan and its figures could not
          be checked.
        </p>
      </section>`,
      writeCare({ ...design, upkeep: null }),
      writeClosing(firm),
    ],
  });
}

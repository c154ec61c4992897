/** The look of the printed report: the site's paper, ink, leaf and clay, in print sizes. No text is smaller than 7.5 pt. */
const RUNNING = "font: 400 7.5pt/1 'DM Sans', sans-serif; color: #616a59";
const EDGES = ['top-left', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'];
const running = (
  part: string,
) => `@top-left { content: 'RUNNING_TITLE'; ${RUNNING}; vertical-align: bottom; padding-bottom: 4mm; }
  @top-right { content: 'RUNNING_FIRM'; ${RUNNING}; vertical-align: bottom; padding-bottom: 4mm; }
  @bottom-left { content: 'RUNNING_CONTACT'; ${RUNNING}; vertical-align: top; padding-top: 3.6mm; }
  @bottom-center { content: 'RUNNING_DATE'; ${RUNNING}; vertical-align: top; padding-top: 3.6mm; }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); ${RUNNING}; vertical-align: top; padding-top: 3.6mm; }${part}`;

export const REPORT_CSS = `
@page { size: 210mm 297mm; margin: 14mm 14mm 12.5mm; ${running('')} }
@page cover { margin: 0; ${EDGES.map((edge) => `@${edge} { content: none }`).join(' ')} }
@page plan-lying { size: 297mm 210mm; margin: 14mm 14mm 12.5mm; }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { font: 400 8.2pt/1.39 'DM Sans', sans-serif; color: #24301f; -webkit-print-color-adjust: exact; print-color-adjust: exact; font-variant-numeric: lining-nums tabular-nums; }
h1, h2, h3 { font-family: 'Cormorant Garamond', serif; font-weight: 500; text-wrap: balance; break-after: avoid; break-inside: avoid; font-variant-numeric: lining-nums; }
h2 { font-size: 22pt; line-height: 1; letter-spacing: -.012em; padding-bottom: 2.6mm; }
h3 { font-size: 13pt; line-height: 1.1; font-weight: 600; margin: 4mm 0 1.4mm; }
.three h3 { margin: 3mm 0 1.2mm; } .three h3.first { margin-top: 0; }
h2::after, h3::after { content: ''; display: block; height: 24mm; margin-bottom: -24mm; }
h3::after { height: 10mm; margin-bottom: -10mm; }
h3.first { margin-top: 0; }
p { text-wrap: pretty; orphans: 3; widows: 3; }
ul { list-style: none; }
.soft { color: #4a5544; }
.fine { font-size: 7.5pt; line-height: 1.25; }
.b { font-weight: 500; }
.label { font-size: 7.5pt; line-height: 1.3; font-weight: 500; letter-spacing: .07em; text-transform: uppercase; color: #616a59; break-after: avoid; }
.lede { margin-bottom: 2.6mm; color: #4a5544; break-after: avoid; break-inside: avoid; }
.section { margin-top: 4.4mm; border-top: .35mm solid #24301f; padding-top: 2.8mm; }
.section.new-page { break-before: page; margin-top: 0; }
.keep { break-inside: avoid; }
/* The head of a list in columns, which no page break may follow: it takes room for their first lines along, and gives it back. */
.begin { break-inside: avoid; margin-bottom: -50mm; } .begin::after { content: ''; display: block; height: 50mm; }
.latin { font-family: 'Cormorant Garamond', serif; font-style: italic; font-weight: 500; font-size: 9.6pt; line-height: 1.05; }
.part { break-inside: avoid; padding: .8mm 0; border-bottom: .2mm solid #d9d0bf; } .part p:first-child { display: flex; justify-content: space-between; gap: 3mm; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 8mm; }
.wide-narrow { display: grid; grid-template-columns: 116mm 1fr; gap: 0 9mm; }
.columns { columns: 2; column-gap: 7mm; } .three { columns: 3; column-gap: 6mm; }
.columns.ruled { column-rule: .2mm solid #d9d0bf; } .three.ruled { column-rule: .2mm solid #d9d0bf; }
.item { break-inside: avoid; }
.list > li { position: relative; padding-left: 3.2mm; margin-bottom: .7mm; break-inside: avoid; }
.list > li::before { content: ''; position: absolute; left: 0; top: .68em; width: 2mm; height: .25mm; background: #a04b29; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
th { text-align: left; font-weight: 400; font-size: 7.5pt; line-height: 1.25; color: #616a59; padding: 0 1.8mm 1mm 0; border-bottom: .3mm solid #24301f; vertical-align: bottom; }
td { padding: .8mm 1.8mm .8mm 0; border-bottom: .2mm solid #d9d0bf; vertical-align: top; }
tr { break-inside: avoid; }
th:last-child, td:last-child { padding-right: 0; }
.n { text-align: right; white-space: nowrap; }
.n + td:not(.n), .n + th:not(.n) { padding-left: 1.4mm; }
tr.sum { break-before: avoid; }
.sum td { border-bottom: 0; border-top: .3mm solid #24301f; font-weight: 600; padding-top: 1.4mm; }
tr.group { break-after: avoid; }
.group td { font-family: 'Cormorant Garamond', serif; font-weight: 600; font-size: 11pt; line-height: 1.1; padding-top: 1.8mm; border-bottom: .3mm solid #8a8c7c; }
.group td.n { font: 600 7.5pt 'DM Sans', sans-serif; vertical-align: bottom; }
.dense { font-size: 7.5pt; line-height: 1.24; } .dense td { padding-top: .5mm; padding-bottom: .55mm; } .dense .n { padding-left: .6mm; padding-right: .8mm; } .dense .n:last-child { padding-right: 0; }
.fixed { table-layout: fixed; } .fixed td { overflow-wrap: break-word; } .fixed th.n { white-space: normal; }
.facts { border-top: .3mm solid #24301f; }
.facts > div { display: flex; justify-content: space-between; gap: 4mm; padding: .95mm 0; border-bottom: .2mm solid #d9d0bf; break-inside: avoid; }
.facts dt { color: #4a5544; } .facts dd { font-weight: 500; text-align: right; }
.opening { font-family: 'Cormorant Garamond', serif; font-weight: 500; font-size: 16.5pt; line-height: 1.2; letter-spacing: -.004em; }
.picture { position: relative; overflow: hidden; background: #f1ece2; break-inside: avoid; }
.picture img { display: block; width: 100%; height: 100%; object-fit: cover; object-position: right bottom; }
.mark { position: absolute; right: 3mm; bottom: 2.6mm; background: #24301f; color: #faf7f0; font-size: 7.5pt; line-height: 1.4; font-weight: 500; padding: .7mm 2.4mm; border-radius: 3mm; }
.cover { page: cover; position: relative; width: 210mm; height: 296.6mm; overflow: hidden; background: #faf7f0; display: flex; flex-direction: column; break-after: page; }
.cover-head { height: 21mm; padding: 0 16mm 5.4mm; display: flex; justify-content: space-between; align-items: flex-end; }
.cover-head .firm { font-family: 'Cormorant Garamond', serif; font-weight: 600; font-size: 15pt; line-height: 1; }
.cover .picture { height: 150mm; } .cover .picture.whole { height: 131mm; } .cover .mark { right: 6mm; bottom: 5mm; }
.cover-title { flex: 1; min-height: 0; padding: 0 16mm; display: flex; flex-direction: column; justify-content: center; }
.cover h1 { font-size: 46pt; line-height: .95; letter-spacing: -.022em; max-width: 176mm; overflow-wrap: anywhere; }
.cover h1.long { font-size: 33pt; line-height: 1; } .cover h1.longest { font-size: 21pt; line-height: 1.06; letter-spacing: -.01em; }
.cover .style { font-size: 11pt; line-height: 1.4; margin-top: 4mm; max-width: 140mm; color: #4a5544; }
.cover-figures { margin: 0 16mm 8mm; border-top: .3mm solid #24301f; display: grid; grid-template-columns: repeat(4, auto); justify-content: space-between; gap: 6mm; padding-top: 3mm; }
.cover-figures dd { font-family: 'Cormorant Garamond', serif; font-weight: 500; font-size: 19pt; line-height: 1.1; }
.cover-foot { background: #2d3a2a; color: #c3c8b4; padding: 4.6mm 16mm 5.4mm; font-size: 7.8pt; display: flex; justify-content: space-between; gap: 8mm; }
.plan { break-inside: avoid; } .plan svg { display: block; }
.plan-lying { page: plan-lying; break-before: page; break-after: page; margin-top: 0; } .plan-lying + .section { margin-top: 0; }
.sheet { break-before: page; break-inside: avoid; margin-top: 0; } .sheet svg { display: block; } .sheet-lying { page: plan-lying; }
.seasons { display: grid; gap: 3mm; margin-bottom: 4mm; } .seasons .picture { height: 25mm; }
.bars { display: grid; grid-template-columns: repeat(12, 1fr); gap: 1.6mm; align-items: end; height: 16mm; }
.bars div { display: flex; flex-direction: column; justify-content: flex-end; height: 100%; text-align: center; font-size: 7.5pt; line-height: 1.3; color: #4a5544; }
.bars i { display: block; background: #4c6b3c; } .bars .most i { background: #a04b29; }
.year { font-size: 7.5pt; line-height: 1.14; table-layout: fixed; }
.year th, .year td { padding: .36mm 0; } .year th { padding-bottom: 1mm; text-align: center; width: 3.7mm; } .year th:first-child, .year td:first-child { text-align: left; width: auto; padding-right: 1.5mm; }
.year td { border-bottom-color: #ece5d8; vertical-align: middle; }
.chip { display: block; height: 2.4mm; border-top: .12mm solid #24301f66; border-bottom: .12mm solid #24301f66; }
.other { display: block; height: .7mm; background: #93a086; } .leafy { display: block; height: .3mm; background: #b9c3a4; }
.swatch { display: inline-block; width: 5mm; height: 2mm; vertical-align: middle; margin: 0 1mm 0 3mm; }
.swatch:first-child { margin-left: 0; }
.total { font-family: 'Cormorant Garamond', serif; font-weight: 500; font-size: 32pt; line-height: 1; letter-spacing: -.02em; }
.split { display: flex; height: 3.4mm; gap: .5mm; margin-bottom: 1.2mm; }
.tone { display: inline-block; font-size: 7.5pt; line-height: 1.35; font-weight: 500; padding: .2mm 1.8mm; border-radius: .5mm; }
.warning { background: #f6dfd9; color: #9a2a24; } .advice { background: #f4e8c8; color: #7d5a12; } .info { background: #e4e9d7; color: #3c5530; } .left { background: #ece5d8; color: #24301f; }
.check { break-inside: avoid; padding: 1.4mm 0 1.8mm; border-top: .2mm solid #d9d0bf; }
.fact { break-inside: avoid; padding-bottom: .5mm; overflow-wrap: anywhere; }
.close .why-not { display: none; }
html.close { font-size: 7.7pt; line-height: 1.3; } .close h2 { font-size: 18pt; padding-bottom: 1.6mm; } .close h3 { font-size: 12pt; margin-top: 2.8mm; margin-bottom: 1mm; }
.close .section { margin-top: 3.2mm; padding-top: 2mm; } .close .lede { margin-bottom: 1.6mm; } .close .dense td { padding-top: .3mm; padding-bottom: .35mm; } .close .list > li { margin-bottom: .3mm; }
.closing { margin-top: 4mm; padding-top: 2mm; border-top: .35mm solid #24301f; break-inside: avoid; }
`;

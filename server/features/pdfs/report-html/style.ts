/** The look of the printed report: the site's paper, ink, leaf and clay, in print sizes. */
export const REPORT_CSS = `
@page { size: 210mm 297mm; margin: 15mm 15mm 16mm;
  @bottom-left { content: 'FOOTER_TEXT'; font: 400 7.4pt 'DM Sans', sans-serif; color: #616a59; }
  @bottom-right { content: counter(page) " / " counter(pages); font: 400 7.4pt 'DM Sans', sans-serif; color: #616a59; } }
@page cover { margin: 0; @bottom-left { content: none } @bottom-right { content: none } }
@page plan-a4 { size: 297mm 210mm; margin: 0; @bottom-left { content: none } @bottom-right { content: none } }
@page plan-a3 { size: 420mm 297mm; margin: 0; @bottom-left { content: none } @bottom-right { content: none } }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { font: 400 8.3pt/1.45 'DM Sans', sans-serif; color: #24301f; -webkit-print-color-adjust: exact; print-color-adjust: exact; font-variant-numeric: lining-nums tabular-nums; }
h1, h2, h3 { font-family: 'Cormorant Garamond', serif; font-weight: 500; text-wrap: balance; break-after: avoid; font-variant-numeric: lining-nums; }
h2 { font-size: 25pt; line-height: 1; letter-spacing: -.012em; padding-bottom: 4mm; }
h3 { font-size: 14pt; line-height: 1.1; font-weight: 600; margin: 5.5mm 0 2mm; }
p { text-wrap: pretty; orphans: 3; widows: 3; }
ul { list-style: none; }
.soft { color: #4a5544; }
.fine { font-size: 6.9pt; line-height: 1.36; }
.lede { max-width: 128mm; margin-top: -1.6mm; margin-bottom: 4mm; color: #4a5544; }
.new-page { break-before: page; }
.keep { break-inside: avoid; }
.tight h3 { margin: 4mm 0 1.4mm; } .tight .fine li { margin-bottom: .9mm; } .tight td { padding-top: .8mm; padding-bottom: .8mm; }
.section { padding-top: 10mm; }
.section.new-page, .section:first-child { padding-top: 0; }
.latin { font-family: 'Cormorant Garamond', serif; font-style: italic; font-weight: 500; font-size: 10pt; line-height: 1.1; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 10mm; }
.wide-narrow { display: grid; grid-template-columns: 110mm 1fr; gap: 0 11mm; }
.columns { columns: 2; column-gap: 9mm; } .three { columns: 3; column-gap: 7mm; }
.columns > *, .three > * { break-inside: avoid; }
.list > li { position: relative; padding-left: 4mm; margin-bottom: 1.5mm; break-inside: avoid; }
.list > li::before { content: ''; position: absolute; left: 0; top: .68em; width: 2.1mm; height: .25mm; background: #a04b29; }
table { border-collapse: collapse; width: 100%; font-size: 7.5pt; line-height: 1.32; }
thead { display: table-header-group; }
th { text-align: left; font-weight: 500; color: #4a5544; font-size: 7.1pt; padding: 0 2.2mm 1.2mm 0; border-bottom: .35mm solid #24301f; vertical-align: bottom; }
td { padding: .95mm 2.2mm .95mm 0; border-bottom: .2mm solid #d9d0bf; vertical-align: top; }
tr { break-inside: avoid; }
th:last-child, td:last-child { padding-right: 0; }
.n { text-align: right; white-space: nowrap; }
.b { font-weight: 500; }
.sum td { border-bottom: 0; border-top: .35mm solid #24301f; font-weight: 600; padding-top: 1.8mm; }
.group td { font-family: 'Cormorant Garamond', serif; font-weight: 600; font-size: 12pt; padding-top: 3.2mm; border-bottom: .3mm solid #8a8c7c; break-after: avoid; }
.facts { border-top: .35mm solid #24301f; }
.facts > div { display: flex; justify-content: space-between; gap: 4mm; padding: 1.15mm 0; border-bottom: .2mm solid #d9d0bf; break-inside: avoid; }
.facts dt { color: #4a5544; } .facts dd { font-weight: 500; text-align: right; }
.opening { font-family: 'Cormorant Garamond', serif; font-weight: 500; font-size: 17.5pt; line-height: 1.22; letter-spacing: -.004em; }
.cover { page: cover; position: relative; width: 210mm; height: 296.6mm; overflow: hidden; background: #faf7f0; display: flex; flex-direction: column; break-after: page; }
.cover-head { padding: 16mm 18mm 0; display: flex; justify-content: space-between; align-items: baseline; }
.cover-head .firm { font-family: 'Cormorant Garamond', serif; font-weight: 600; font-size: 15pt; }
.cover-title { flex: 1; padding: 0 18mm 11mm; display: flex; flex-direction: column; justify-content: flex-end; }
.cover h1 { font-size: 56pt; line-height: .94; letter-spacing: -.024em; max-width: 165mm; overflow-wrap: anywhere; }
.cover h1.long { font-size: 38pt; line-height: 1; }
.cover .style { font-size: 11.5pt; line-height: 1.45; margin-top: 5mm; max-width: 130mm; color: #4a5544; }
.cover figure { position: relative; height: 140mm; background: #f1ece2; }
.cover figure img { display: block; width: 100%; height: 100%; object-fit: cover; }
.mark { position: absolute; right: 6mm; bottom: 5mm; background: #24301f; color: #faf7f0; font-size: 8pt; font-weight: 500; padding: 1.2mm 3.2mm; border-radius: 4mm; }
.cover-foot { background: #2d3a2a; color: #f4efe4; padding: 9mm 18mm 11mm; }
.cover-foot dl { display: grid; grid-template-columns: repeat(4, auto); justify-content: space-between; gap: 6mm; }
.cover-foot dt { font-size: 7.8pt; color: #c3c8b4; } .cover-foot dd { font-family: 'Cormorant Garamond', serif; font-weight: 500; font-size: 19pt; line-height: 1.15; }
.cover-foot p { margin-top: 7mm; font-size: 7.8pt; color: #c3c8b4; display: flex; justify-content: space-between; gap: 8mm; }
.plan { break-before: page; break-after: page; overflow: hidden; position: relative; }
.plan svg { display: block; }
.plan h2 { position: absolute; left: 0; top: 0; width: 1mm; height: 1mm; overflow: hidden; font-size: 1pt; color: transparent; padding: 0; }
.plan-a4 { page: plan-a4; width: 297mm; height: 209.8mm; } .plan-a3 { page: plan-a3; width: 420mm; height: 296.8mm; }
.bars { display: grid; grid-template-columns: repeat(12, 1fr); gap: 2mm; align-items: end; height: 26mm; }
.bars div { display: flex; flex-direction: column; justify-content: flex-end; height: 100%; text-align: center; font-size: 7.2pt; color: #4a5544; }
.bars i { display: block; background: #4c6b3c; } .bars .most i { background: #a04b29; }
.year { font-size: 7.5pt; line-height: 1.15; table-layout: fixed; }
.year th, .year td { padding: .72mm 0; } .year th { padding-bottom: 1.4mm; text-align: center; } .year th:first-child, .year td:first-child { width: 62mm; text-align: left; }
.year td { border-bottom-color: #ece5d8; vertical-align: middle; }
.chip { display: block; height: 2.5mm; margin: 0 -.1mm; border-top: .12mm solid #24301f66; border-bottom: .12mm solid #24301f66; }
.other { display: block; height: .7mm; background: #93a086; } .leafy { display: block; height: .3mm; background: #b9c3a4; }
.swatch { display: inline-block; width: 5mm; height: 2mm; vertical-align: middle; margin: 0 1mm 0 3mm; }
.swatch:first-child { margin-left: 0; }
tr.sum { break-before: avoid; } .total { font-family: 'Cormorant Garamond', serif; font-weight: 500; font-size: 40pt; line-height: 1; letter-spacing: -.02em; }
.split { display: flex; height: 4mm; gap: .5mm; margin-bottom: 1.5mm; }
.check { break-inside: avoid; padding: 2.6mm 0; border-top: .2mm solid #d9d0bf; }
.tone { display: inline-block; font-size: 7.2pt; font-weight: 500; padding: .3mm 2mm; border-radius: .5mm; }
.warning { background: #f6dfd9; color: #9a2a24; } .advice { background: #f4e8c8; color: #7d5a12; } .info { background: #e4e9d7; color: #3c5530; }
.bed { break-inside: avoid; padding: 2.2mm 0; border-top: .2mm solid #d9d0bf; }
.fact { padding: 1mm 0; border-top: .2mm solid #d9d0bf; } .fact p:first-child { display: flex; justify-content: space-between; gap: 4mm; } .fact .b { text-align: right; }
.closing { margin-top: 9mm; padding-top: 4mm; border-top: .35mm solid #24301f; break-inside: avoid; }
`;

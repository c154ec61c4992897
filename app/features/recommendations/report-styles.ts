/** The report's styles: print first, screen second. System fonts are the fallback. */
export const REPORT_STYLES = `
@page{size:A4;margin:14mm 15mm 13mm}
*{box-sizing:border-box;margin:0}
:root{color-scheme:light;--ink:#24301f;--soft:#4a5544;--line:#cfc6b4;--clay:#a04b29;--leaf:#4c6b3c;--sun:#d29a3a}
body{font:9.75pt/1.42 'Report Sans','DM Sans',system-ui,-apple-system,'Segoe UI',sans-serif;color:var(--ink);background:#efe9dd;-webkit-print-color-adjust:exact;print-color-adjust:exact}
main{max-width:210mm;margin:0 auto 12mm;padding:16mm 15mm;background:#fffdf8}
h1,h2,h3,.firm,.latin{font-family:'Report Display','Cormorant Garamond','Hoefler Text','Palatino Linotype',Palatino,Georgia,serif;font-weight:600;line-height:1.05;letter-spacing:-.01em}
h1{font-size:42pt;font-weight:500;margin:9mm 0 3mm}
h2{font-size:23pt;font-weight:500;margin-bottom:4mm;break-after:avoid}
h3{font-size:14.5pt;break-after:avoid}
ul{padding:0;list-style:none;display:grid;gap:1.4mm}
li{position:relative;padding-left:4mm}
li::before{content:'';position:absolute;left:0;top:.72em;width:2.2mm;border-top:1px solid var(--clay)}
.bar{position:sticky;top:0;z-index:1;display:flex;gap:8mm;align-items:center;justify-content:space-between;padding:3mm 6mm;background:#24301f;color:#f4efe4}
button{flex:none;font:inherit;font-weight:500;min-height:44px;padding:0 6mm;border:0;border-radius:2px;background:#e39a74;color:#1d120b;cursor:pointer}
button:focus-visible{outline:2px solid #f4efe4;outline-offset:2px}
.mast{display:flex;align-items:center;gap:4mm;padding-bottom:4mm;border-bottom:1px solid var(--ink)}
.logo{height:12mm;max-width:60mm;object-fit:contain}
.firm{font-size:15pt;flex:1}
.date,.note,figcaption{font-size:9pt;line-height:1.45;color:var(--soft)}
.note{margin-top:2.5mm}
.lede{font-size:13pt;line-height:1.45;max-width:145mm;color:var(--soft)}
section{margin-top:7mm;padding-top:5mm;border-top:1px solid var(--line);break-inside:avoid}
section.long{break-inside:auto}
.place,.two{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:9mm;align-items:start}
figure img{display:block;width:100%;height:auto;border:1px solid var(--line)}
figcaption{margin-top:1.5mm}
dl>div{display:grid;grid-template-columns:33mm minmax(0,1fr);gap:3mm;padding:1.5mm 0;border-bottom:1px solid var(--line)}
dt{color:var(--soft)}
dd{font-weight:500}
dl+ul{margin-top:4mm}
h3+ul{margin-top:3mm}
.plants{display:grid;gap:4mm}
.plants article{display:grid;grid-template-columns:27mm minmax(0,1fr);gap:5mm;align-items:center;break-inside:avoid}
.plants article>div:only-child{grid-column:1/-1}
.plants img{display:block;width:100%;height:auto}
.plants h3,.plants .latin{display:inline-block;margin:0 2mm 0 0}
.plants p{font-size:9.25pt;line-height:1.4;margin-top:.8mm}
.plants .latin{font-style:italic;font-size:12pt;color:var(--soft)}
.plants .match{color:var(--clay);font-weight:500}
.plants .note{font-size:8.5pt}
table{width:100%;border-collapse:collapse;table-layout:fixed;font-size:9pt}
th,td{border-bottom:1px solid var(--line);padding:1mm .6mm;text-align:center;vertical-align:middle}
th:first-child{width:80mm;text-align:left;padding-left:0}
tbody th{font-weight:600}
tbody th span{display:block;font-weight:400;font-size:8pt;line-height:1.3;color:var(--soft)}
td{border-left:1px solid #ece5d7;height:8mm}
td i{display:block;height:1.6mm;margin:.7mm 0}
i.sow{background:var(--sun)}i.plant{background:var(--leaf)}i.harvest{background:var(--clay)}
.key{font-weight:400}.key i{display:inline-block;width:5mm;height:1.6mm;margin:0 1.2mm 0 2mm;vertical-align:middle}.key i:first-child{margin-left:0}
abbr{text-decoration:none}
.months{margin-top:4mm;columns:2;column-gap:9mm}
.months article{break-inside:avoid;margin-bottom:4.5mm}.months h3{font-size:13pt}.months h3+ul{margin-top:1.8mm;gap:1mm}
.months li{font-size:8.75pt;line-height:1.38}
.months b{font-weight:600}
footer{margin-top:6mm;break-inside:avoid;padding-top:4mm;border-top:1px solid var(--ink);font-size:9pt;color:var(--soft)}
@media screen and (max-width:46rem){main{padding:8mm 6mm}h1{font-size:30pt;margin-top:9mm}.place,.two{grid-template-columns:minmax(0,1fr)}.months{columns:1}.bar p{display:none}th:first-child{width:42%}dl>div{grid-template-columns:28mm minmax(0,1fr)}}
@media print{.leaf{break-before:page;border-top:0;padding-top:0;margin-top:0}body{background:#fff}main{max-width:none;margin:0;padding:0;background:#fff}.bar{display:none}}
`;
